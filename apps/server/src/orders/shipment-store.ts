import type { Schema } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { grouped } from "../kit/grouped";
import type { Scope } from "../tenancy/scope";
import { insertRows, newIds } from "../tenancy/insert-rows";
import { lineColumns } from "./line-columns";
import { logRow } from "./log-rows";
import { ownOrders } from "./order-tabs";
import type { Parcel } from "./parcel";
import type { PlannedShipment, WholeOrder } from "./planned-shipment";
import { orderDetails, orderLogs, orders, shipmentLines, shipments } from "./tables";

/** The shipments of the shop's orders. */
export const shipmentStore = ({ db, merId, clock, files, actor }: Scope) => {
  const ofShop = eq(shipments.merId, merId);
  const only = (id: number) => and(ofShop, eq(shipments.id, id));

  return {
    /**
     * Some of the shop's orders with their lines, by their numbers, locked until the transaction ends.
     *
     * They are locked in the order of their numbers, so that two calls that send several at once do not deadlock.
     */
    async lock(numbers: readonly string[]): Promise<Map<string, WholeOrder>> {
      if (numbers.length === 0) return new Map();
      const found = await db
        .select()
        .from(orders)
        .where(and(ownOrders(merId), inArray(orders.orderNo, [...numbers])))
        .orderBy(asc(orders.orderNo))
        .for("update");
      return this.withLines(found);
    },

    async read(numbers: readonly string[]): Promise<Map<string, WholeOrder>> {
      if (numbers.length === 0) return new Map();
      return this.withLines(
        await db
          .select()
          .from(orders)
          .where(and(ownOrders(merId), inArray(orders.orderNo, [...numbers]))),
      );
    },

    async withLines(found: readonly WholeOrder["order"][]): Promise<Map<string, WholeOrder>> {
      if (found.length === 0) return new Map();
      const numbers = found.map(({ orderNo }) => orderNo);
      const rows = await db
        .select(lineColumns(merId))
        .from(orderDetails)
        .where(and(eq(orderDetails.merId, merId), inArray(orderDetails.orderNo, numbers)))
        .orderBy(asc(orderDetails.id));
      const lines = grouped(rows, ({ orderNo }) => orderNo);
      return new Map(found.map((order) => [order.orderNo, { order, lines: lines.get(order.orderNo) ?? [] }]));
    },

    /** The parcels of some orders, by their numbers, oldest first. */
    async parcels(numbers: readonly string[]) {
      if (numbers.length === 0) return new Map<string, (typeof shipments.$inferSelect)[]>();
      const rows = await db
        .select()
        .from(shipments)
        .where(and(ofShop, inArray(shipments.orderNo, [...numbers])))
        .orderBy(asc(shipments.id));
      return grouped(rows, ({ orderNo }) => orderNo);
    },

    /** Runs `work` in a savepoint of the open transaction; its writes are rolled back when it fails. */
    savepoint: (work: () => Promise<void>) => db.transaction(work),

    /** Writes the planned shipments of locked orders: shipments with their lines, the changed orders, and their logs. */
    async send(planned: readonly PlannedShipment[]) {
      if (planned.length === 0) return;
      const now = clock.now();
      const ids = await newIds(db, shipments, planned.length);
      const made = planned.map((plan, at) => ({ ...plan, id: ids[at] ?? 0, order: plan.after.order, count: piecesOf(plan) }));
      await insertRows(
        db,
        shipments,
        made.map(({ id, parcel, order, count }) => ({
          ...{ merId, id, orderNo: order.orderNo, uid: order.uid, ...parcel },
          ...{ totalNum: count, createTime: now, updateTime: now },
        })),
      );
      const pieces = made.flatMap((plan) => plan.pieces.map((piece) => ({ merId, shipmentId: plan.id, ...piece })));
      await insertRows(db, shipmentLines, pieces);
      await db
        .update(orderDetails)
        .set({ deliveryNum: sql`${orderDetails.deliveryNum} + given.num` })
        .from(sql`json_to_recordset(${JSON.stringify(pieces)}::json) as given("orderDetailId" bigint, num integer)`)
        .where(and(eq(orderDetails.merId, merId), sql`${orderDetails.id} = given."orderDetailId"`));
      const states = made.map(({ order: { orderNo, status, deliveryType, isSplitDelivery } }) => ({
        ...{ orderNo, status, deliveryType, isSplitDelivery },
      }));
      await db
        .update(orders)
        .set({
          ...{ status: sql`given.status`, deliveryType: sql`given."deliveryType"`, isSplitDelivery: sql`given."isSplitDelivery"` },
          updateTime: now,
        })
        .from(
          sql`json_to_recordset(${JSON.stringify(states)}::json)
            as given("orderNo" text, status smallint, "deliveryType" text, "isSplitDelivery" boolean)`,
        )
        .where(and(eq(orders.merId, merId), sql`${orders.orderNo} = given."orderNo"`));
      await insertRows(
        db,
        orderLogs,
        made.map(({ parcel, order, count }) => ({ ...shipmentLog(order, parcel, count, now), operator: actor ?? "" })),
      );
    },

    /** The shipments of an order, oldest first. */
    async list(orderNo: string): Promise<Schema<"Shipment">[]> {
      const found = (await this.parcels([orderNo])).get(orderNo) ?? [];
      const ids = found.map(({ id }) => id);
      const rows = ids.length === 0 ? [] : await linesOf(ids);
      const lines = grouped(rows, ({ line }) => line.shipmentId);
      return found.map((row) => {
        const times = { createTime: wireTime(row.createTime), updateTime: wireTime(row.updateTime) };
        const detailList = (lines.get(row.id) ?? []).map(({ line, goods }) => ({
          ...{ id: line.id, invoiceId: row.id, num: line.num, ...times, productId: goods.productId, productName: goods.productName },
          ...{ image: files.publicUrl(goods.image), attrValueId: goods.attrValueId, sku: goods.sku },
        }));
        return { ...row, ...times, detailList };
      });
    },

    /** A shipment of the shop with its order's phone number. */
    async find(id: number) {
      const [row] = await found(id);
      return row;
    },

    /** A shipment to correct, locked until the transaction ends. */
    async lockOne(id: number) {
      const [row] = await found(id).for("update", { of: shipments });
      return row?.shipment;
    },

    /** Corrects the delivery of a locked shipment; `updateTime` grows by a second at least, so that responses tell corrections apart. */
    async update(shipment: { id: number; orderNo: string; updateTime: Date }, parcel: Parcel) {
      const now = clock.now();
      const updateTime = new Date(Math.max(now.getTime(), shipment.updateTime.getTime() + 1000));
      await db
        .update(shipments)
        .set({ ...parcel, updateTime })
        .where(only(shipment.id));
      await db
        .insert(orderLogs)
        .values({ ...logRow({ merId, orderNo: shipment.orderNo }, "correct", now, { id: shipment.id }), operator: actor });
    },
  };

  function found(id: number) {
    return db
      .select({ shipment: shipments, phone: orders.userPhone })
      .from(shipments)
      .innerJoin(orders, and(ownOrders(merId), eq(orders.orderNo, shipments.orderNo)))
      .where(only(id));
  }

  function linesOf(ids: readonly number[]) {
    return db
      .select({ line: shipmentLines, goods: orderDetails })
      .from(shipmentLines)
      .innerJoin(orderDetails, and(eq(orderDetails.merId, merId), eq(orderDetails.id, shipmentLines.orderDetailId)))
      .where(and(eq(shipmentLines.merId, merId), inArray(shipmentLines.shipmentId, [...ids])))
      .orderBy(asc(shipmentLines.id));
  }
};

const piecesOf = ({ pieces }: PlannedShipment) => pieces.reduce((sum, { num }) => sum + num, 0);

function shipmentLog(order: { merId: number; orderNo: string }, parcel: Parcel, count: number, now: Date) {
  const { expressName, trackingNumber, deliveryCarrier, carrierPhone } = parcel;
  if (expressName) return logRow(order, "express", now, { company: expressName, number: trackingNumber ?? "", count });
  if (deliveryCarrier) return logRow(order, "merchant", now, { carrier: deliveryCarrier, phone: carrierPhone ?? "", count });
  return logRow(order, "noNeed", now, { count });
}
