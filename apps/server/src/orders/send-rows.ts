import { codes, type Schema } from "@shopkeeper/sdk/contract";
import type { Language } from "@shopkeeper/sdk/rules/core";
import { isVirtual, sendRefusal } from "@shopkeeper/sdk/rules/orders";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { type CompanyNames, isSameParcel, parcelOf } from "./parcel";
import { type PlannedShipment, plannedShipment, type WholeOrder } from "./planned-shipment";

type Row = Schema<"SendOrdersInput">["rows"][number];
type Result = Schema<"SendOrdersResult">;
type Known = Parameters<typeof isSameParcel>[0];

/** Locked orders and their parcels, by number. */
interface Held {
  wholes: ReadonlyMap<string, WholeOrder>;
  known: ReadonlyMap<string, readonly Known[]>;
  companies: CompanyNames;
}

/**
 * Sends orders, one parcel for each row, a whole order unless the row lists lines; the rows of a call are committed together.
 *
 * All are written at once. If the database refuses that, each row is written in a savepoint of its own, so that one failure
 * leaves the others alone.
 */
export async function sendRows(shop: Shop, rows: readonly Row[], language: Language): Promise<Result[]> {
  const { shipments } = shop.orders;
  const numbers = rows.map(({ orderNo }) => orderNo);
  const wholes = await shipments.lock(numbers);
  const held = { wholes, known: await shipments.parcels(numbers), companies: await shop.expressCompanies.names() };
  const all = planRows(rows, held, language);
  try {
    await shipments.savepoint(() => shipments.send(all.planned));
    return all.results;
  } catch {
    return sendEach(shop, rows, held, language);
  }
}

async function sendEach(shop: Shop, rows: readonly Row[], held: Held, language: Language) {
  const { shipments } = shop.orders;
  const results: Result[] = [];
  let now = held;
  for (const row of rows) {
    const { planned, results: made, after } = planRows([row], now, language);
    const isWritten = await shipments
      .savepoint(() => shipments.send(planned))
      .then(
        () => true,
        () => false,
      );
    if (isWritten) now = after;
    results.push(...(isWritten ? made : [refused(row, codes.failed[language])]));
  }
  return results;
}

/** The shipments of rows that are sent in turn, the result of each row, and the orders afterwards. */
function planRows(rows: readonly Row[], held: Held, language: Language) {
  const { companies } = held;
  const [wholes, known] = [new Map(held.wholes), new Map(held.known)];
  const planned: PlannedShipment[] = [];
  const results = rows.map((row): Result => {
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
      return refused(row, sentenceOf(failure, language));
    }
  });
  return { planned, results, after: { wholes, known, companies } };
}

const refused = ({ orderNo }: Row, message: string): Result => ({ orderNo, isSent: false, isRepeated: false, message });

/** The shipment of a row; `repeated` if the same parcel was sent for its order before. */
function planOf(row: Row, whole: WholeOrder | undefined, known: readonly Known[], companies: CompanyNames): PlannedShipment | "repeated" {
  if (!whole) throw new Refusal("orderMissing");
  const parcel = parcelOf(row, isVirtual(whole.order.secondType), companies);
  const isLeft = sendRefusal(whole.order, whole.lines) === undefined;
  // without a parcel number, the rest may be another parcel
  const mayRepeat = parcel.trackingNumber !== null || !isLeft;
  if (mayRepeat && known.some((other) => isSameParcel(parcel, other))) return "repeated";
  return plannedShipment(whole, { ...row, isSplit: (row.detailList?.length ?? 0) > 0 }, companies);
}

/** The text of a refusal: of its first field, or of the whole. */
const sentenceOf = ({ text, details }: Refusal, language: Language) => (Object.values(details.fields ?? {})[0] ?? text)[language];
