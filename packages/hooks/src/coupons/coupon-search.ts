import { ForbiddenError, type MerchantClient, NotFoundError, type Schema } from "@shopkeeper/sdk";
import { type Valued, valueLine } from "./coupon-facts";
import { pageAt } from "../core/page-at";
import { idIn, type RecordHit, type RecordSearch, uniqueHits } from "../list";

/** Finds coupons by a part of their name or by their number, and links to the list with that name. */
export const couponSearch: RecordSearch = {
  domain: "coupons",
  icon: "s-ticket",
  operationId: "listCoupons",
  address: "/coupon/list",
  label: { zh: "优惠券", en: "Coupons" },
  async find(client, text, signal) {
    const [numbered, named] = await Promise.all([
      couponOf(client, idIn(text), signal),
      client.listCoupons({ query: { name: text, limit: 5 }, signal }),
    ]);
    return uniqueHits([...numbered, ...named.list].map(hitOf));
  },
};

const hitOf = ({ id, name, ...coupon }: Valued & Pick<Schema<"Coupon">, "id" | "name">): RecordHit => ({
  id,
  title: name,
  hint: `#${id} · ${valueLine(coupon)}`,
  path: pageAt("/coupon/list", { name }),
});

/** The coupon with a number; none when the shop has no such coupon, or the account may only see the list. */
async function couponOf(client: MerchantClient, id: number | undefined, signal: AbortSignal) {
  if (id === undefined) return [];
  try {
    return [await client.getCoupon({ path: { id }, signal })];
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof ForbiddenError) return [];
    throw error;
  }
}
