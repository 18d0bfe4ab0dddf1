import type { PreparingDomain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import type { Ports } from "../ports/ports";
import { videoAccessStore } from "./access-store";
import { videoChannelHandlers } from "./handlers";
import { videoPictureUses } from "./picture-uses";
import { prepareChannel } from "./prepare-channel";
import type { PreparedChannel } from "./prepared";
import { videoProductStore } from "./product-store";
import { pullChannel } from "./pull-channel";

declare module "../tenancy/shop" {
  interface Shop {
    videoProducts: ReturnType<typeof videoProductStore>;
    videoAccess: ReturnType<typeof videoAccessStore>;
  }
}

/** The shop's products in WeChat's video channel, and its access to it. */
export const domain = {
  handlers: videoChannelHandlers,
  preparations: (ports: Ports) => prepareChannel(ports),
  shop: (scope: Scope) => ({ videoProducts: videoProductStore(scope), videoAccess: videoAccessStore(scope) }),
  pictureUses: videoPictureUses,
  runJobs: pullChannel,
} satisfies PreparingDomain<PreparedChannel>;
