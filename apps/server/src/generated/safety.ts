// Generated from the folders that have a safety.ts by `pnpm generate`. Do not edit.
import type { SafetyParts } from "../testing/safety/safety-parts";
import { safety as addresses } from "../addresses/safety";
import { safety as admins } from "../admins/safety";
import { safety as categories } from "../categories/safety";
import { safety as coupons } from "../coupons/safety";
import { safety as dashboard } from "../dashboard/safety";
import { safety as devices } from "../devices/safety";
import { safety as exports } from "../exports/safety";
import { safety as finance } from "../finance/safety";
import { safety as forms } from "../forms/safety";
import { safety as guarantees } from "../guarantees/safety";
import { safety as imports } from "../imports/safety";
import { safety as live } from "../live/safety";
import { safety as logs } from "../logs/safety";
import { safety as notices } from "../notices/safety";
import { safety as orders } from "../orders/safety";
import { safety as pictures } from "../pictures/safety";
import { safety as products } from "../products/safety";
import { safety as refunds } from "../refunds/safety";
import { safety as reviews } from "../reviews/safety";
import { safety as revisions } from "../revisions/safety";
import { safety as roles } from "../roles/safety";
import { safety as seckill } from "../seckill/safety";
import { safety as session } from "../session/safety";
import { safety as shipping } from "../shipping/safety";
import { safety as specs } from "../specs/safety";
import { safety as store } from "../store/safety";
import { safety as tokens } from "../tokens/safety";
import { safety as users } from "../users/safety";
import { safety as videoChannel } from "../video-channel/safety";
import { safety as views } from "../views/safety";

/** What the domains bring to the safety matrices. */
export const safety: Readonly<Record<string, SafetyParts>> = { addresses, admins, categories, coupons, dashboard, devices, exports, finance, forms, guarantees, imports, live, logs, notices, orders, pictures, products, refunds, reviews, revisions, roles, seckill, session, shipping, specs, store, tokens, users, videoChannel, views };
