import { AfterSalesType, OrderReturnType, OrderStatus, RefundStatus, ShippingType } from "@shopkeeper/sdk/contract";
import type { EntityIds } from "../testing/safety/contract-values";
import type { SafetyParts } from "../testing/safety/safety-parts";
import type { OrderSeed } from "./seed";
import { orderDetails, orders, shipments } from "./tables";

const hour = 3_600_000;
const code = "2468013579";

/** The orders of the matrices by their purpose, oldest first, so that their numbers and lines are in this order. */
const conditions = {
  old: {},
  deleted: { status: OrderStatus.completed, isUserDel: true, lines: [{ deliveryNum: 1 }] },
  pickedUp: { status: OrderStatus.awaitingVerification, shippingType: ShippingType.pickUp, verifyCode: code },
  sent: { status: OrderStatus.awaitingReceipt, deliveryType: "express", lines: [{ deliveryNum: 1 }] },
  requested: { lines: [{ refunds: [{}] }] },
  returned: {
    ...{ status: OrderStatus.awaitingReceipt, deliveryType: "express" },
    lines: [{ deliveryNum: 1, refunds: [{ refundStatus: RefundStatus.awaitingReceipt, afterSalesType: AfterSalesType.returnAndRefund }] }],
  },
  paying: { lines: [{ refunds: [{ refundStatus: RefundStatus.refunding }] }] },
  ready: {},
} satisfies Record<string, Partial<OrderSeed>>;

const placeOf = (condition: keyof typeof conditions) => Object.keys(conditions).indexOf(condition);
const known = (condition: keyof typeof conditions, ids: EntityIds) => ({ orderNo: ids.orders?.[placeOf(condition)] });
const piece = (condition: keyof typeof conditions, ids: EntityIds) => [{ orderDetailId: ids.orderLines?.[placeOf(condition)], num: 1 }];
const parcel = { deliveryType: "express", expressCode: "ems", expressNumber: "EA1" };

/** Orders, their lines and their shipments in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    orders: { table: orders, id: orders.orderNo, merId: orders.merId },
    orderLines: { table: orderDetails, id: orderDetails.id, merId: orderDetails.merId },
    shipments: { table: shipments, id: shipments.id, merId: shipments.merId },
  },
  seed: () => ({
    orders: Object.values(conditions).map((order, place, all) => ({
      ...order,
      createTime: new Date(Date.now() - 60_000 - (all.length - 1 - place) * 20 * hour),
    })),
  }),
  requests: {
    exportOrders: ({ ids }) => ({ query: { ids: known("ready", ids).orderNo } }),
    exportOrdersAlias: ({ ids }) => ({ query: { ids: known("ready", ids).orderNo } }),
    sendOrder: ({ ids }) => ({ body: { ...known("ready", ids), ...parcel, isSplit: true, detailList: piece("ready", ids) } }),
    sendOrders: ({ ids }) => ({ body: { rows: [{ ...known("ready", ids), ...parcel }] } }),
    refundOrder: ({ ids }) => ({ body: { ...known("old", ids), returnType: OrderReturnType.lines, detailList: piece("old", ids) } }),
    deleteOrder: ({ ids }) => ({ path: known("deleted", ids) }),
    verifyOrder: () => ({ body: { verifyCode: code } }),
    updateShipment: ({ ids }) => ({ body: { id: ids.shipments?.at(-1), expressCode: "ems", expressNumber: "EA2" } }),
    getLogistics: ({ ids }) => ({ path: { invoiceId: ids.shipments?.at(-1) } }),
  },
};
