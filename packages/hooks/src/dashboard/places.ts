import { OrderTab, ProductTab, RefundStatus, type Schema } from "@shopkeeper/sdk";
import { pageAt, type PagePath } from "../core/page-at";

/** The part of an account's rights that the dashboard needs. */
interface Can {
  any(permissions: readonly string[]): boolean;
}

/** A link from the dashboard to a screen; any of the permissions shows it. */
export interface Shortcut {
  readonly key: "coupons" | "products" | "orders" | "settings" | "finance";
  readonly path: PagePath;
  readonly permissions: readonly string[];
}

/** A number of open tasks, and the list with the tab that it counts; any of the permissions shows it. */
export interface Counter {
  readonly key: "onSale" | "awaitAudit" | "notShipping" | "awaitVerification" | "refunding" | "receiving";
  readonly figure: keyof Schema<"OperatingData">;
  readonly path: PagePath;
  readonly permissions: readonly string[];
}

// where two names of a permission are known, the menus grant one and other clients of this API require the other
const shortcuts: readonly Shortcut[] = [
  { key: "coupons", path: "/coupon/list", permissions: ["merchant:coupon:page:list"] },
  { key: "products", path: "/product/list", permissions: ["merchant:product:page:list"] },
  { key: "orders", path: "/order/list", permissions: ["merchant:order:page:list"] },
  { key: "settings", path: "/operation/modifyStoreInfo", permissions: ["merchant:base:info"] },
  { key: "finance", path: "/finance/capitalFlow", permissions: ["merchant:finance:page:capitalFlow", "merchant:finance:funds:flow"] },
];

const counters: readonly Counter[] = [
  {
    key: "onSale",
    figure: "onSaleProductNum",
    path: pageAt("/product/list", { type: ProductTab.onSale }),
    permissions: ["merchant:product:page:list"],
  },
  {
    key: "awaitAudit",
    figure: "awaitAuditProductNum",
    path: pageAt("/product/list", { type: ProductTab.inReview }),
    permissions: ["merchant:product:page:list"],
  },
  {
    key: "notShipping",
    figure: "notShippingOrderNum",
    path: pageAt("/order/list", { status: OrderTab.notShipped }),
    permissions: ["merchant:order:page:list"],
  },
  {
    key: "awaitVerification",
    figure: "awaitVerificationOrderNum",
    path: pageAt("/order/list", { status: OrderTab.awaitVerification }),
    permissions: ["merchant:order:page:list"],
  },
  {
    key: "refunding",
    figure: "refundingOrderNum",
    path: pageAt("/order/refund", { refundStatus: RefundStatus.awaitingReview }),
    permissions: ["merchant:order:page:refund", "merchant:refund:order:page:list"],
  },
  {
    key: "receiving",
    figure: "awaitReceivingRefundNum",
    path: pageAt("/order/refund", { refundStatus: RefundStatus.awaitingReceipt }),
    permissions: ["merchant:order:page:refund", "merchant:refund:order:page:list"],
  },
];

/** The shortcuts that an account has, to screens that exist. */
export const shortcutsOf = (can: Can, isReady: (path: string) => boolean) =>
  shortcuts.filter(({ path, permissions }) => can.any(permissions) && isReady(path));

/** The counters that an account sees; each links to its list if that exists. */
export const countersOf = (can: Can, isReady: (path: string) => boolean) =>
  counters
    .filter(({ permissions }) => can.any(permissions))
    .map(({ path, ...counter }) => ({ ...counter, path: isReady(path.split("?", 1)[0] ?? path) ? path : undefined }));
