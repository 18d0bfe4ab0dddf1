// Generated from the folders that have a demo.ts by `pnpm generate`. Do not edit.
import type { DemoDomain } from "../demo/kit/seeding";
import { demo as addresses } from "../addresses/demo";
import { demo as categories } from "../categories/demo";
import { demo as coupons } from "../coupons/demo";
import { demo as dashboard } from "../dashboard/demo";
import { demo as devices } from "../devices/demo";
import { demo as finance } from "../finance/demo";
import { demo as guarantees } from "../guarantees/demo";
import { demo as live } from "../live/demo";
import { demo as notices } from "../notices/demo";
import { demo as orders } from "../orders/demo";
import { demo as pictures } from "../pictures/demo";
import { demo as products } from "../products/demo";
import { demo as refunds } from "../refunds/demo";
import { demo as reviews } from "../reviews/demo";
import { demo as seckill } from "../seckill/demo";
import { demo as session } from "../session/demo";
import { demo as shipping } from "../shipping/demo";
import { demo as specs } from "../specs/demo";
import { demo as store } from "../store/demo";
import { demo as users } from "../users/demo";
import { demo as videoChannel } from "../video-channel/demo";

/** What each domain brings to the demo. */
export const demos: Readonly<Record<string, DemoDomain>> = { addresses, categories, coupons, dashboard, devices, finance, guarantees, live, notices, orders, pictures, products, refunds, reviews, seckill, session, shipping, specs, store, users, videoChannel };

/** How each field of a shop's seed is filled. */
export const seeds = { ...addresses.seeds, ...categories.seeds, ...coupons.seeds, ...dashboard.seeds, ...devices.seeds, ...finance.seeds, ...guarantees.seeds, ...live.seeds, ...notices.seeds, ...orders.seeds, ...pictures.seeds, ...products.seeds, ...reviews.seeds, ...seckill.seeds, ...session.seeds, ...shipping.seeds, ...specs.seeds, ...store.seeds, ...users.seeds, ...videoChannel.seeds };
