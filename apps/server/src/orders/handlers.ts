import { verifyRefusal } from "@shopkeeper/sdk/rules/orders";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { HandlersOf } from "../kernel/handlers";
import { maskedPhone, maskedPhones } from "@shopkeeper/sdk/rules/core";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { orderMessages } from "./messages";
import { orderAt } from "./order-at";
import { searchesPhones, orderFilter, orderCriteria } from "./order-criteria";
import { orderInfo } from "./order-info";
import { exportHandlers, type PreparedOrders } from "./export-handlers";
import { referenceHandlers } from "./reference-handlers";
import { sendHandlers } from "./send-handlers";
import { type PreparedShipments, shipmentHandlers } from "./shipment-handlers";

/** The calls on the shop's orders and their shipments. */
export const orderHandlers = {
  ...exportHandlers,
  ...sendHandlers,
  ...shipmentHandlers,
  ...referenceHandlers,

  async listOrders({ query, shop, auditRead }) {
    const criteria = orderCriteria(shop, query);
    if (searchesPhones(criteria)) await auditRead();
    const found = await shop.orders.list.page(query.status ?? "all", orderFilter(shop, criteria), JSON.stringify(criteria), query);
    const ids = found.list.map(({ uid }) => uid);
    const [summaries, closed] = [await shop.users.summaries(ids), await shop.users.closed(ids)];
    const list = found.list.map((order) => ({
      ...order,
      nickName: maskedPhones(summaries.get(order.uid)?.nickname ?? ""),
      isLogoff: closed.has(order.uid),
    }));
    return { ...found, list };
  },

  async countOrders({ query, shop, auditRead }) {
    const criteria = orderCriteria(shop, query);
    if (searchesPhones(criteria)) await auditRead();
    return shop.orders.list.counts(orderFilter(shop, criteria), JSON.stringify(criteria));
  },

  async getOrder({ path, shop }) {
    const order = await orderAt(shop, path.orderNo);
    const { uid, clerkId } = order;
    const phone = await shop.users.phoneOf(uid);
    const summary = (await shop.users.summaries([uid])).get(uid);
    return {
      ...orderInfo(order),
      nikeName: summary?.nickname ?? "",
      avatar: summary?.avatar ?? null,
      phone: phone && maskedPhone(phone),
      isLogoff: (await shop.users.closed([uid])).has(uid),
      clerkName: clerkId === null ? null : ((await shop.admins.nameOf(clerkId)) ?? null),
      orderDetailList: await linesOf(shop, order.orderNo),
    };
  },

  async listOrderLines({ path, shop }) {
    const { orderNo } = await orderAt(shop, path.orderNo);
    return linesOf(shop, orderNo);
  },

  async markOrder({ body, shop }) {
    if (!(await shop.orders.steps.mark(body.orderNo, body.remark.trim()))) throw new Refusal("orderMissing");
    return null;
  },

  async deleteOrder({ path, shop }) {
    if (await shop.orders.steps.hide(path.orderNo)) return null;
    await orderAt(shop, path.orderNo);
    throw new Refusal("orderKept");
  },

  async verifyOrder({ body, shop, session }): Promise<true> {
    const order = await shop.orders.steps.coded(body.verifyCode.trim());
    if (!order) throw invalidFields({ verifyCode: orderMessages.codeUnknown });
    const refusal = verifyRefusal(order, await linesOf(shop, order.orderNo));
    if (!refusal) {
      await shop.orders.steps.verify(order, session);
      return true;
    }
    if (order.clerkId !== null && order.receivingTime !== null) {
      const who = (await shop.admins.nameOf(order.clerkId)) ?? String(order.clerkId);
      throw new Refusal("orderVerified", { time: wireTime(order.receivingTime), who });
    }
    throw new Refusal(refusal.key, refusal.params);
  },
} satisfies Partial<HandlersOf<"orders", PreparedOrders & PreparedShipments>>;

/** The lines of an order, each with the present stock place of its SKU. */
async function linesOf(shop: Shop, orderNo: string) {
  const lines = (await shop.orders.list.lines([orderNo])).get(orderNo) ?? [];
  const places = await shop.products.lookup.stockPlaces(lines.map(({ attrValueId }) => attrValueId));
  return lines.map((line) => ({ ...line, stockPlace: places.get(line.attrValueId) ?? null }));
}
