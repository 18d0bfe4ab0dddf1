import { OrderStatus, type Schema, ShippingType } from "@shopkeeper/sdk";
import { sumOf } from "@shopkeeper/sdk/rules/money";
import { type Read, useRead } from "../../core";
import { useCan } from "../../shop";
import type { ActedOrder } from "../list/order-row-actions";

/** The tabs of an order's drawer. */
export type OrderDetailTab = "info" | "goods" | "shipments" | "pickUp" | "history";

/** One order for its drawer. */
export interface OrderDetail extends Omit<Read<"getOrder">, "data"> {
  order: Schema<"OrderInfo"> | undefined;
  tabs: readonly OrderDetailTab[];
  acted: ActedOrder | undefined;
  sums: { pieces: number; paid: string; refunded: string } | undefined;
  canSeeBuyer: boolean;
}

/** One order with all its details, for its drawer. */
export function useOrderDetail(orderNo: string): OrderDetail {
  const can = useCan();
  const { data: order, ...read } = useRead("getOrder", can("getOrder") ? { path: { orderNo } } : undefined);
  return {
    ...read,
    order,
    tabs: order ? detailTabs(order, can("listShipments")) : [],
    acted: order && actedOrderOf(order),
    sums: order && orderSums(order),
    canSeeBuyer: can("listUsers"),
  };
}

/** Shipments are shown once something may have been sent; a pick-up order shows its code instead. */
function detailTabs({ status, shippingType }: Schema<"OrderInfo">, canSeeShipments: boolean): readonly OrderDetailTab[] {
  const isPickUp = shippingType === ShippingType.pickUp;
  const isSent = status !== OrderStatus.awaitingPayment && status !== OrderStatus.awaitingShipment && status !== OrderStatus.cancelled;
  return ["info", "goods", ...(isPickUp ? (["pickUp"] as const) : isSent && canSeeShipments ? (["shipments"] as const) : []), "history"];
}

/** The order in the form that its actions need. */
const actedOrderOf = ({ orderDetailList, ...order }: Schema<"OrderInfo">): ActedOrder => ({ ...order, infoResponseList: orderDetailList });

/** The sums of an order's lines; paid amounts add up to the order's own. */
export const orderSums = ({ orderDetailList: lines }: Pick<Schema<"OrderInfo">, "orderDetailList">) => ({
  pieces: lines.reduce((sum, { payNum }) => sum + payNum, 0),
  paid: sumOf(...lines.map(({ payPrice }) => payPrice)),
  refunded: sumOf(...lines.map(({ refundPrice }) => refundPrice)),
});
