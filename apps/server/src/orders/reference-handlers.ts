import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { orderAt } from "./order-at";
import type { PreparedOrders } from "./export-handlers";

/** The calls that only other clients of this API use. */
export const referenceHandlers: Pick<HandlersOf<"orders", PreparedOrders>, "listOrderLogs" | "printReceipt"> = {
  async listOrderLogs({ query, shop }) {
    const { orderNo } = await orderAt(shop, query.orderNo);
    return shop.orders.logs.page(orderNo, query);
  },

  async printReceipt({ path, shop }) {
    await orderAt(shop, path.orderno);
    throw new Refusal("printerMissing");
  },
};
