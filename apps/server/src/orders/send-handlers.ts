import { codes, type Schema } from "@shopkeeper/sdk/contract";
import { fill, type Language } from "@shopkeeper/sdk/rules/core";
import { isVirtual, sendablePieces, sendRefusal } from "@shopkeeper/sdk/rules/orders";
import type { Call } from "../kernel/call";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { ImportedRow } from "../imports/shared";
import { orderMessages as messages } from "./messages";
import { plannedShipment, type WholeOrder } from "./planned-shipment";
import { sendRows } from "./send-rows";

/** The calls that send orders. */
export const sendHandlers = {
  async sendOrder({ body, shop }) {
    const whole = (await shop.orders.shipments.lock([body.orderNo])).get(body.orderNo);
    if (!whole) throw new Refusal("orderMissing");
    await shop.orders.shipments.send([plannedShipment(whole, body, await shop.expressCompanies.names())]);
    return null;
  },

  async sendOrders({ body, shop, session }) {
    const results = await sendRows(shop, body.rows, session.language);
    await noteRun({ shop, session }, body, results);
    return results;
  },

  async checkOrdersToSend({ body, shop, session }) {
    const wholes = await shop.orders.shipments.read(body.orderNos);
    const sent = await shop.orders.shipments.parcels(body.orderNos);
    const closed = await shop.users.closed([...wholes.values()].map(({ order }) => order.uid));
    return body.orderNos.map((orderNo): Schema<"OrderToSend"> => {
      const whole = wholes.get(orderNo);
      const trackingNumbers = (sent.get(orderNo) ?? []).flatMap(({ trackingNumber }) => trackingNumber ?? []);
      if (!whole) {
        const message = codes.orderMissing[session.language];
        return {
          orderNo,
          canSend: false,
          message,
          needsDelivery: true,
          isLogoff: false,
          realName: null,
          goods: null,
          lines: [],
          trackingNumbers,
        };
      }
      const { order, lines } = whole;
      const refusal = sendRefusal(order, lines);
      return {
        orderNo,
        canSend: refusal === undefined,
        message: refusal ? fill(codes[refusal.key], refusal.params)[session.language] : null,
        needsDelivery: !isVirtual(order.secondType),
        isLogoff: closed.has(order.uid),
        realName: order.realName,
        goods: goodsText(lines, session.language),
        lines: lines
          .map((line) => ({ orderDetailId: line.id, productName: line.productName, sku: line.sku, num: sendablePieces(line) }))
          .filter(({ num }) => num > 0),
        trackingNumbers,
      };
    });
  },
} satisfies Partial<HandlersOf<"orders">>;

/** Records the results of a sheet's rows in the history of imports, if the call names the import. */
async function noteRun(
  { shop, session }: Pick<Call<"sendOrders">, "shop" | "session">,
  { run, rows }: Schema<"SendOrdersInput">,
  results: readonly Schema<"SendOrdersResult">[],
) {
  if (!run) return;
  const companies = await shop.expressCompanies.names();
  const noted = rows.flatMap(({ row, orderNo, expressCode, expressNumber }, at): ImportedRow[] => {
    const { isSent = false, message = null } = results[at] ?? {};
    if (row === undefined) return [];
    if (isSent) return [{ row, isDone: true }];
    const cells = { orderNo, company: companies.get(expressCode ?? "") ?? "", number: expressNumber ?? "" };
    return [{ row, isDone: false, cells, reason: message ?? "" }];
  });
  await shop.imports.note({ run, kind: "shipping", accountId: session.accountId, rows: noted });
}

/** The unsent goods of some lines, as a text. */
function goodsText(lines: WholeOrder["lines"], language: Language) {
  const left = lines.map((line) => ({ line, count: sendablePieces(line) })).filter(({ count }) => count > 0);
  return left
    .map(({ line, count }) => fill(messages.goods, { name: line.productName, sku: line.sku, count })[language])
    .join(messages.goodsAnd[language]);
}
