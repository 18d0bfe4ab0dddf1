import type { Schema } from "@shopkeeper/sdk";
import { numberKey } from "@shopkeeper/sdk/rules/core";
import { pageAt } from "../core/page-at";
import { type RecordHit, type RecordSearch } from "../list";

const address = "/order/list";

/** Finds orders by digits of their number and opens the matching order in the list. */
export const orderSearch: RecordSearch = {
  domain: "orders",
  icon: "s-order",
  operationId: "listOrders",
  address,
  label: { zh: "订单", en: "Orders" },
  async find(client, text, signal) {
    const orderNo = numberKey(text);
    if (!/^\d{4,32}$/.test(orderNo)) return []; // fewer digits match nearly every number
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
