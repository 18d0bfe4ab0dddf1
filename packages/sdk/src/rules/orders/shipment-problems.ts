import { DeliveryType } from "../../generated/code-sets";
import { SendOrderInput as limits } from "../../generated/fields";
import type { components } from "../../generated/schema";
import { isPhoneNumber, lengthOf, numberText, type Problem, type Problems } from "../core";
import { type LinePieces, sendablePieces } from "./order-state";
import type { orderRuleMessages } from "./messages";

type Key = keyof typeof orderRuleMessages;
type SendOrderInput = components["schemas"]["SendOrderInput"];

/** How a shipment travels. */
export type Delivery = Pick<
  SendOrderInput,
  "deliveryType" | "expressCode" | "expressNumber" | "deliveryMark" | "deliveryCarrier" | "carrierPhone"
>;

/** The limits of a shipment, from the contract; the sentences about it take them as parameters. */
export const shipmentLimits = {
  markMax: limits.deliveryMark.maxLength,
  numberMax: limits.expressNumber.maxLength,
  carrierMax: limits.deliveryCarrier.maxLength,
} as const;

/** What is wrong with how a shipment travels, by field; fields that its delivery type does not use are not checked. */
export function deliveryProblems(delivery: Delivery, isVirtual = false): Problems<keyof Delivery, Key> {
  const text = (value: string | null | undefined) => value?.trim() ?? "";
  const mark = lengthOf(text(delivery.deliveryMark)) > shipmentLimits.markMax && { deliveryMark: problem("markLong") };
  if (isVirtual && delivery.deliveryType !== DeliveryType.noNeed) return { deliveryType: problem("virtualNeedsNoDelivery"), ...mark };
  switch (delivery.deliveryType) {
    case DeliveryType.express:
      return {
        ...(text(delivery.expressCode) === "" && { expressCode: problem("expressEmpty") }),
        ...numberProblem(numberText(delivery.expressNumber ?? "")),
        ...mark,
      };
    case DeliveryType.merchant:
      return {
        ...(text(delivery.deliveryCarrier) === ""
          ? { deliveryCarrier: problem("carrierEmpty") }
          : lengthOf(text(delivery.deliveryCarrier)) > shipmentLimits.carrierMax && { deliveryCarrier: problem("carrierLong") }),
        ...phoneProblem(text(delivery.carrierPhone)),
        ...mark,
      };
    default:
      return { ...mark };
  }
}

/** A parcel number: letters, digits and hyphens. */
const parcelNumber = /^[0-9A-Za-z][0-9A-Za-z-]*$/;

function numberProblem(number: string): Problems<keyof Delivery, Key> {
  if (number === "") return { expressNumber: problem("numberEmpty") };
  return number.length <= shipmentLimits.numberMax && parcelNumber.test(number) ? {} : { expressNumber: problem("numberInvalid") };
}

function phoneProblem(phone: string): Problems<keyof Delivery, Key> {
  if (phone === "") return { carrierPhone: problem("phoneEmpty") };
  return isPhoneNumber(phone) ? {} : { carrierPhone: problem("phoneInvalid") };
}

/** A line of an order, by its id. */
export interface OrderLinePieces extends LinePieces {
  readonly id: number;
}

/** Some pieces of a line. */
export type ChosenPieces = components["schemas"]["LinePieces"];

/** What is wrong with pieces chosen of an order's lines, of which at most `available` of each may be taken. */
export function chosenProblem(
  chosen: readonly ChosenPieces[],
  lines: readonly OrderLinePieces[],
  available: (line: LinePieces) => number = sendablePieces,
): Problem<Key> | undefined {
  if (chosen.length === 0) return problem("linesEmpty");
  const byId = new Map(lines.map((line) => [line.id, line]));
  const foreign = chosen.findIndex(({ orderDetailId }) => !byId.has(orderDetailId));
  if (foreign >= 0) return { key: "linesForeign", params: { entry: foreign + 1 } };
  const placeOf = (lineId: number) => lines.findIndex(({ id }) => id === lineId) + 1;
  const twice = chosen.find(({ orderDetailId: id }, at) => chosen.findIndex(({ orderDetailId }) => orderDetailId === id) < at);
  if (twice) return { key: "linesTwice", params: { place: placeOf(twice.orderDetailId) } };
  const over = chosen.find(({ orderDetailId, num }) => {
    const line = byId.get(orderDetailId);
    return !Number.isInteger(num) || num < 1 || num > (line ? available(line) : 0);
  });
  if (!over) return undefined;
  const line = byId.get(over.orderDetailId);
  return {
    key: "linesMany",
    params: { place: placeOf(over.orderDetailId), max: line ? available(line) : 0 },
  };
}

const problem = (key: Key): Problem<Key> => ({ key, params: shipmentLimits });
