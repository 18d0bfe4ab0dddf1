// Generated from the folders that have a domain.ts by `pnpm generate`. Do not edit.
import type { AnyDomain } from "../kit/domain";
import type { Handlers } from "../kernel/handlers";
import type { PlatformScope } from "../tenancy/platform-scope";
import type { Scope } from "../tenancy/scope";
import type { Ports } from "../ports/ports";
import { domain as addresses } from "../addresses/domain";
import { domain as admins } from "../admins/domain";
import { domain as categories } from "../categories/domain";
import { domain as coupons } from "../coupons/domain";
import { domain as dashboard } from "../dashboard/domain";
import { domain as devices } from "../devices/domain";
import { domain as exports } from "../exports/domain";
import { domain as finance } from "../finance/domain";
import { domain as forms } from "../forms/domain";
import { domain as guarantees } from "../guarantees/domain";
import { domain as imports } from "../imports/domain";
import { domain as layout } from "../layout/domain";
import { domain as live } from "../live/domain";
import { domain as logs } from "../logs/domain";
import { domain as notices } from "../notices/domain";
import { domain as orders } from "../orders/domain";
import { domain as pictures } from "../pictures/domain";
import { domain as products } from "../products/domain";
import { domain as refunds } from "../refunds/domain";
import { domain as reviews } from "../reviews/domain";
import { domain as revisions } from "../revisions/domain";
import { domain as roles } from "../roles/domain";
import { domain as seckill } from "../seckill/domain";
import { domain as session } from "../session/domain";
import { domain as shipping } from "../shipping/domain";
import { domain as specs } from "../specs/domain";
import { domain as store } from "../store/domain";
import { domain as tokens } from "../tokens/domain";
import { domain as users } from "../users/domain";
import { domain as videoChannel } from "../video-channel/domain";
import { domain as views } from "../views/domain";

/** Every domain of the server. */
export const domains: Readonly<Record<string, AnyDomain>> = { addresses, admins, categories, coupons, dashboard, devices, exports, finance, forms, guarantees, imports, layout, live, logs, notices, orders, pictures, products, refunds, reviews, revisions, roles, seckill, session, shipping, specs, store, tokens, users, videoChannel, views };

/** What every operation of the contract does. */
export const handlers: Handlers = { ...addresses.handlers, ...admins.handlers, ...categories.handlers, ...coupons.handlers, ...dashboard.handlers, ...devices.handlers, ...exports.handlers, ...finance.handlers, ...forms.handlers, ...guarantees.handlers, ...imports.handlers, ...layout.handlers, ...live.handlers, ...logs.handlers, ...notices.handlers, ...orders.handlers, ...pictures.handlers, ...products.handlers, ...refunds.handlers, ...reviews.handlers, ...revisions.handlers, ...roles.handlers, ...seckill.handlers, ...session.handlers, ...shipping.handlers, ...specs.handlers, ...store.handlers, ...tokens.handlers, ...users.handlers, ...videoChannel.handlers, ...views.handlers };

/** The slow steps of operations before their transactions. */
export const preparations = (ports: Ports) => ({ ...admins.preparations(ports), ...finance.preparations(ports), ...live.preparations(ports), ...orders.preparations(ports), ...pictures.preparations(ports), ...products.preparations(ports), ...refunds.preparations(ports), ...reviews.preparations(ports), ...session.preparations(ports), ...videoChannel.preparations(ports) });

/** The stores of one merchant. */
export const shopStores = (scope: Scope) => ({ ...addresses.shop(scope), ...categories.shop(scope), ...coupons.shop(scope), ...dashboard.shop(scope), ...devices.shop(scope), ...exports.shop(scope), ...finance.shop(scope), ...guarantees.shop(scope), ...imports.shop(scope), ...live.shop(scope), ...logs.shop(scope), ...notices.shop(scope), ...orders.shop(scope), ...pictures.shop(scope), ...products.shop(scope), ...refunds.shop(scope), ...reviews.shop(scope), ...revisions.shop(scope), ...seckill.shop(scope), ...session.shop(scope), ...shipping.shop(scope), ...specs.shop(scope), ...store.shop(scope), ...users.shop(scope), ...videoChannel.shop(scope), ...views.shop(scope) });

/** The stores of what no merchant owns. */
export const platformStores = (scope: PlatformScope) => ({ ...forms.platform(scope), ...layout.platform(scope), ...logs.platform(scope), ...session.platform(scope), ...store.platform(scope) });
