import { codes, type Schema } from "@shopkeeper/sdk/contract";
import { fill, type Language } from "@shopkeeper/sdk/rules/core";
import { isVirtual, sendablePieces, sendRefusal } from "@shopkeeper/sdk/rules/orders";
import type { Call } from "../core/call";
import type { HandlersOf } from "../core/handlers";
import { Refusal } from "../core/refusal";
import type { ImportedRow } from "../imports/shared";
import { orderMessages as messages } from "./messages";
import { type CompanyNames, isSameParcel, parcelOf } from "./parcel";
import { type PlannedShipment, plannedShipment, type WholeOrder } from "./planned-shipment";

type Row = Schema<"SendOrdersInput">["rows"][number];
type Known = Parameters<typeof isSameParcel>[0];

/** The calls that send orders. */
export const sendHandlers = {
  async sendOrder({ body, shop }) {
    const whole = (await shop.orders.shipments.lock([body.orderNo])).get(body.orderNo);
    if (!whole) throw new Refusal("orderMissing");
    await shop.orders.shipments.send([plannedShipment(whole, body, await shop.expressCompanies.names())]);
    return null;
  },

  // each row is judged by itself before anything is written, so that one that is refused leaves the others alone
  async sendOrders({ body, shop, session }) {
    const numbers = body.rows.map(({ orderNo }) => orderNo);
    const wholes = await shop.orders.shipments.lock(numbers);
    const known = new Map<string, Known[]>(await shop.orders.shipments.parcels(numbers));
    const companies = await shop.expressCompanies.names();
    const planned: PlannedShipment[] = [];
    const results = body.rows.map((row): Schema<"SendOrdersResult"> => {
      const { orderNo } = row;
      try {
        const plan = planOf(row, wholes.get(orderNo), known.get(orderNo) ?? [], companies);
        if (plan === "repeated") return { orderNo, isSent: true, isRepeated: true, message: null };
        planned.push(plan);
        wholes.set(orderNo, plan.after);
        known.set(orderNo, [...(known.get(orderNo) ?? []), plan.parcel]);
        return { orderNo, isSent: true, isRepeated: false, message: null };
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        return { orderNo, isSent: false, isRepeated: false, message: sentenceOf(failure, session.language) };
      }
    });
    await shop.orders.shipments.send(planned);
    await noteRun({ shop, session }, body, results, companies);
    return results;
  },

  async checkOrdersToSend({ body, shop, session }) {
    const wholes = await shop.orders.shipments.read(body.orderNos);
    const sent = await shop.orders.shipments.parcels(body.orderNos);
    return body.orderNos.map((orderNo): Schema<"OrderToSend"> => {
      const whole = wholes.get(orderNo);
      const trackingNumbers = (sent.get(orderNo) ?? []).flatMap(({ trackingNumber }) => trackingNumber ?? []);
      if (!whole) {
        const message = codes.orderMissing[session.language];
        return { orderNo, canSend: false, message, needsDelivery: true, realName: null, goods: null, trackingNumbers };
      }
      const { order, lines } = whole;
      const refusal = sendRefusal(order, lines);
      return {
        orderNo,
        canSend: refusal === undefined,
        message: refusal ? fill(codes[refusal.key], refusal.params)[session.language] : null,
        needsDelivery: !isVirtual(order.secondType),
        realName: order.realName,
        goods: goodsText(lines, session.language),
        trackingNumbers,
      };
    });
  },
} satisfies Partial<HandlersOf<"orders">>;

/** Notes in the history of imports what became of the rows of a sheet, where the call names the import. */
async function noteRun(
  { shop, session }: Pick<Call<"sendOrders">, "shop" | "session">,
  { run, rows }: Schema<"SendOrdersInput">,
  results: readonly Schema<"SendOrdersResult">[],
  companies: CompanyNames,
) {
  if (!run) return;
  const noted = rows.flatMap(({ row, orderNo, expressCode, expressNumber }, at): ImportedRow[] => {
    const { isSent = false, message = null } = results[at] ?? {};
    if (row === undefined) return [];
    if (isSent) return [{ row, isDone: true }];
    const cells = { orderNo, company: companies.get(expressCode ?? "") ?? "", number: expressNumber ?? "" };
    return [{ row, isDone: false, cells, reason: message ?? "" }];
  });
  await shop.imports.note({ run, kind: "shipping", accountId: session.accountId, rows: noted });
}

/** The shipment that a row makes; `repeated` where the same parcel was sent for its order before. */
function planOf(row: Row, whole: WholeOrder | undefined, known: readonly Known[], companies: CompanyNames): PlannedShipment | "repeated" {
  if (!whole) throw new Refusal("orderMissing");
  const parcel = parcelOf(row, isVirtual(whole.order.secondType), companies);
  const isLeft = sendRefusal(whole.order, whole.lines) === undefined;
  // without a parcel number there is no telling whether what is left goes another way
  const mayRepeat = parcel.trackingNumber !== null || !isLeft;
  if (mayRepeat && known.some((other) => isSameParcel(parcel, other))) return "repeated";
  return plannedShipment(whole, { ...row, isSplit: false }, companies);
}

/** What is left to send of some lines, in words. */
function goodsText(lines: WholeOrder["lines"], language: Language) {
  const left = lines.map((line) => ({ line, count: sendablePieces(line) })).filter(({ count }) => count > 0);
  return left
    .map(({ line, count }) => fill(messages.goods, { name: line.productName, sku: line.sku, count })[language])
    .join(messages.goodsAnd[language]);
}

/** What a refusal says: of its first field, or of the whole. */
const sentenceOf = ({ text, details }: Refusal, language: Language) => (Object.values(details.fields ?? {})[0] ?? text)[language];
