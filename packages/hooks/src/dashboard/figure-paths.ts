import { ProductTab, type Schema } from "@shopkeeper/sdk";
import type { PageAddress } from "@shopkeeper/sdk/rules/layout";
import { dayStart, wireDay } from "@shopkeeper/sdk/rules/time";
import { pageAt } from "../core/page-at";

interface Can {
  any(permissions: readonly string[]): boolean;
}

type IsReady = (path: string) => boolean;
type Query = Parameters<typeof pageAt>[1];

/** The address of a list, if it exists and the account may see it. */
const listAt = (can: Can, isReady: IsReady, page: PageAddress, permission: string, query?: Query) =>
  can.any([permission]) && isReady(page) ? (query ? pageAt(page, query) : page) : undefined;

const ordersAt = (can: Can, isReady: IsReady, query: Query) => listAt(can, isReady, "/order/list", "merchant:order:page:list", query);

/** The lists behind today's figures: today's orders, the paid ones among them, and the followers. */
export const figurePaths = (can: Can, isReady: IsReady) => ({
  sales: ordersAt(can, isReady, { dateLimit: "today", paid: 1 }),
  yesterdaySales: ordersAt(can, isReady, { dateLimit: "yesterday", paid: 1 }),
  orders: ordersAt(can, isReady, { dateLimit: "today" }),
  yesterday: ordersAt(can, isReady, { dateLimit: "yesterday" }),
  followers: listAt(can, isReady, "/user/index", "merchant:user:page:list"),
});

/** The paid orders of a ranked product in the seven days before today. */
export function paidPath(can: Can, isReady: IsReady, { productId }: Pick<Schema<"RankedProduct">, "productId">, now: Date) {
  const [from, to] = [wireDay(dayStart(now, -7)), wireDay(dayStart(now, -1))];
  return ordersAt(can, isReady, { productId, dateLimit: `${from},${to}`, paid: 1 });
}

/** A ranked product among all products of the shop: it may be off sale by now. */
export const viewedPath = (can: Can, isReady: IsReady, { proName }: Pick<Schema<"RankedProduct">, "proName">) =>
  listAt(can, isReady, "/product/list", "merchant:product:page:list", { type: ProductTab.all, keywords: proName });
