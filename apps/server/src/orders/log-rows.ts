import { fill, type TextParams } from "@shopkeeper/sdk/rules/core";
import { orderLogWords } from "./messages";
import type { orderLogs } from "./tables";

/** The kind of an entry of an order's log. */
export type OrderEvent = keyof typeof orderLogWords;

/** The row of an event in an order's log. */
export function logRow(
  { merId, orderNo }: { merId: number; orderNo: string },
  event: OrderEvent,
  createTime: Date,
  params?: TextParams,
): typeof orderLogs.$inferInsert {
  const text = orderLogWords[event];
  return { merId, orderNo, changeType: event, changeMessage: fill({ zh: text, en: text }, params).zh, createTime };
}
