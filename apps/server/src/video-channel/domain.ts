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
import { demoVideoProducts, seedVideoAccess, seedVideoProducts } from "./seed";
import { reviewChannel } from "./simulator/platform";

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
  simulations: { channel: reviewChannel },
  seeds: {
    videoProducts: { after: ["products"], fill: seedVideoProducts },
    videoAccess: { fill: seedVideoAccess },
  },
  demo: {
    videoProducts: { version: 1, after: ["products"], fill: demoVideoProducts },
    videoAccess: { version: 1, fill: async (scope, shop) => shop === 0 && seedVideoAccess(scope, {}) },
  },
} satisfies PreparingDomain<PreparedChannel>;
