import type { PreparingDomain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import type { Ports } from "../ports/ports";
import { liveClient } from "./live-client";
import { liveHandlers } from "./handlers";
import { syncLive } from "./sync-live";
import { livePictureUses } from "./picture-uses";
import { prepareGoods } from "./prepare-goods";
import { prepareRooms } from "./prepare-rooms";
import { prepareSwitches } from "./prepare-switches";
import type { PreparedLive } from "./prepared";
import { liveStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    live: ReturnType<typeof liveStore>;
  }
}

/** The shop's live rooms at WeChat. */
export const domain = {
  handlers: liveHandlers,
  preparations(ports: Ports) {
    const client = liveClient(ports);
    return { ...prepareGoods(client), ...prepareRooms(client, ports.clock), ...prepareSwitches(client) };
  },
  shop: (scope: Scope) => ({ live: liveStore(scope) }),
  pictureUses: livePictureUses,
  runJobs: syncLive,
} satisfies PreparingDomain<PreparedLive>;
