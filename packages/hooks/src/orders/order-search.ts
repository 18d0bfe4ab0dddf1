import type { Schema } from "@shopkeeper/sdk";
import { numberKey } from "@shopkeeper/sdk/rules/core";
import { pageAt } from "../core/page-at";
import { type RecordHit, type RecordSearch } from "../list";

const address = "/order/list";

/** Finds orders by some digits of their number, and leads to the list with that one open. */
export const orderSearch: RecordSearch = {
  domain: "orders",
  icon: "s-order",
  operationId: "listOrders",
  address,
  label: { zh: "订单", en: "Orders" },
  async find(client, text, signal) {
    const orderNo = numberKey(text);
    if (!/^\d{4,32}$/.test(orderNo)) return []; // fewer digits are in nearly every number
    const { list } = await client.listOrders({ query: { orderNo, limit: 5 }, signal });
    return list.map(hitOf);
  },
};

const hitOf = ({ orderNo, nickName, payPrice }: Schema<"Order">): RecordHit => ({
  id: orderNo,
  title: orderNo,
  hint: `${nickName} · ¥${payPrice}`,
  path: pageAt(address, { orderNo, detail: orderNo }),
});
