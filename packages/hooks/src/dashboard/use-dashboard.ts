import { ProductTab } from "@shopkeeper/sdk";
import { useShop } from "../core/shop-provider";
import { useCan } from "../core/use-can";
import { useRead } from "../core/use-read";
import { greetingOf } from "./greeting";

/** A way from the dashboard to a screen, and the permission that shows it. */
export interface Shortcut {
  readonly key: "coupons" | "products" | "orders" | "settings" | "finance";
  readonly path: string;
  readonly permission: string;
}

const shortcuts: readonly Shortcut[] = [
  { key: "coupons", path: "/coupon/list", permission: "merchant:coupon:page:list" },
  { key: "products", path: "/product/list", permission: "merchant:product:page:list" },
  { key: "orders", path: "/order/list", permission: "merchant:order:page:list" },
  { key: "settings", path: "/operation/modifyStoreInfo", permission: "merchant:base:info" },
  { key: "finance", path: "/finance/capitalFlow", permission: "merchant:finance:page:capitalFlow" },
];

/** The dashboard: who is greeted how, where to go, and what there is to know. `isReady` says which addresses have a screen. */
export function useDashboard(isReady: (path: string) => boolean) {
  const { account, now } = useShop();
  const can = useCan();
  const seesCoupons = can("listCoupons");
  const seesProducts = can("listProductTabs");
  const coupons = useRead("listCoupons", seesCoupons ? { query: { page: 1, limit: 1, status: true } } : undefined);
  const claims = useRead("listCouponUsers", can("listCouponUsers") ? { query: { page: 1, limit: 1 } } : undefined);
  const tabs = useRead("listProductTabs", seesProducts ? { query: {} } : undefined);
  const countOf = (tab: number) => tabs.data?.find((row) => row.type === tab)?.count;

  return {
    name: account.realName,
    greeting: greetingOf(now()),
    shortcuts: shortcuts.filter(({ path, permission }) => isReady(path) && can.single(permission)),
    counters: [
      ...(seesProducts
        ? [
            counter("onSale", countOf(ProductTab.onSale), tabs, "/product/list"),
            counter("lowStock", countOf(ProductTab.lowStock), tabs, "/product/list?type=4"),
          ]
        : []),
      ...(seesCoupons ? [counter("coupons", coupons.data?.total, coupons, "/coupon/list?status=1")] : []),
      ...(can("listCouponUsers") ? [counter("claims", claims.data?.total, claims, "/coupon/record")] : []),
    ].map((row) => ({ ...row, path: isReady(row.path.split("?", 1)[0] ?? "") ? row.path : undefined })),
  };
}

function counter(
  key: "onSale" | "lowStock" | "coupons" | "claims",
  count: number | undefined,
  read: { isLoading: boolean; error: Error | undefined; retry: () => void },
  path: string,
) {
  return { key, count, isLoading: read.isLoading, error: read.error, retry: read.retry, path };
}
