import { DeliveryType, ShippingType } from "@shopkeeper/sdk/contract";
import type { Scope } from "../tenancy/scope";
import { insertRows, newIds } from "../tenancy/insert-rows";
import { chanceOf, type Chance } from "../demo/kit/random";
import { companyNames } from "../shipping/shared";
import { orderWords } from "./seed-words";
import { type orderDetails, type orders, shipmentLines, shipments } from "./tables";

/** An order of a seed, its lines with their ids. */
interface SentOrder {
  order: typeof orders.$inferInsert;
  lines: readonly (typeof orderDetails.$inferInsert & { id: number })[];
}

const hour = 3_600_000;

/** The format of each carrier's numbers: letters, then a number of digits. */
const carriers = [
  ["shunfeng", "SF", 13],
  ["zhongtong", "", 14],
  ["yuantong", "YT", 13],
  ["yunda", "", 13],
  ["ems", "EA", 9],
] as const;

/** The shipments of a seed's orders: one for each order with sent pieces, with all of them. */
export async function seedShipments(scope: Scope, made: readonly SentOrder[]) {
  const sent = made.filter(({ order, lines }) => order.shippingType !== ShippingType.pickUp && piecesOf(lines) > 0);
  if (sent.length === 0) return;
  const ids = await newIds(scope.db, shipments, sent.length);
  const now = scope.clock.now();
  const companies = await companyNames(scope.db);
  const rows = sent.map(({ order, lines }, at) => {
    const time = sentTime(order, now);
    return {
      ...{ merId: order.merId, id: ids[at] ?? 0, orderNo: order.orderNo, uid: order.uid, totalNum: piecesOf(lines) },
      ...parcel(order, chanceOf(`shipment ${order.orderNo}`), companies),
      ...{ createTime: time, updateTime: time },
    };
  });
  await insertRows(scope.db, shipments, rows);
  const carried = sent.flatMap(({ lines }, at) =>
    lines
      .filter(({ deliveryNum = 0 }) => deliveryNum > 0)
      .map(({ merId, id, deliveryNum = 0 }) => ({ merId, shipmentId: ids[at] ?? 0, orderDetailId: id, num: deliveryNum })),
  );
  await insertRows(scope.db, shipmentLines, carried);
}

function parcel({ deliveryType }: SentOrder["order"], chance: Chance, companies: ReadonlyMap<string, string>) {
  if (deliveryType === DeliveryType.merchant) {
    const word = (words: readonly string[]) => words[chance.between(0, words.length - 1)] ?? "";
    const deliveryCarrier = `${word(orderWords.families)}师傅`;
    return { deliveryType, deliveryCarrier, carrierPhone: `138${String(chance.between(0, 99_999_999)).padStart(8, "0")}` };
  }
  if (deliveryType === DeliveryType.noNeed) return { deliveryType };
  const [expressCode, letters, digits] = carriers[chance.between(0, carriers.length - 1)] ?? carriers[0];
  const trackingNumber = `${letters}${Array.from({ length: digits }, () => chance.between(0, 9)).join("")}`;
  return { deliveryType: DeliveryType.express, expressCode, expressName: companies.get(expressCode) ?? null, trackingNumber };
}

/** Half a day after the payment, and before the receipt. */
function sentTime({ createTime, payTime, receivingTime }: SentOrder["order"], now: Date) {
  const latest = Math.min(now.getTime(), receivingTime?.getTime() ?? Number.POSITIVE_INFINITY);
  const paid = (payTime ?? createTime).getTime();
  return new Date(Math.min(paid + 12 * hour, paid + Math.max(0, latest - paid) / 2));
}

const piecesOf = (lines: SentOrder["lines"]) => lines.reduce((sum, { deliveryNum = 0 }) => sum + deliveryNum, 0);
