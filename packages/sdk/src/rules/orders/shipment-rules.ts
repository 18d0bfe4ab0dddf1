import { DeliveryType } from "../../generated/code-sets";
import { SendOrderInput } from "../../generated/fields";
import type { components } from "../../generated/schema";
import { fill, isPhoneNumber, numberText, type Problem } from "../core";
import type { FieldProblems, RecordRules } from "../records";
import { type LinePieces, sendablePieces } from "./order-state";
import { orderRuleMessages } from "./messages";

const { orderNo: _orderNo, isSplit: _isSplit, detailList: _detailList, ...fields } = SendOrderInput;

/** The delivery fields of a shipment. */
export type Delivery = Pick<components["schemas"]["SendOrderInput"], keyof typeof fields>;

/** The rules of the delivery of a shipment; fields that its delivery type does not use do not apply. Virtual goods take no delivery. */
export function deliveryRules(isVirtual = false) {
  const by =
    (type: Delivery["deliveryType"]) =>
    ({ deliveryType }: Pick<Delivery, "deliveryType">) =>
      !isVirtual && deliveryType === type;
  const [isExpress, isMerchant] = [by(DeliveryType.express), by(DeliveryType.merchant)];
  return {
    fields,
    uses: { expressCode: isExpress, expressNumber: isExpress, deliveryCarrier: isMerchant, carrierPhone: isMerchant },
    conflicts: (delivery): FieldProblems => ({
      ...(isVirtual && delivery.deliveryType !== DeliveryType.noNeed && { deliveryType: orderRuleMessages.virtualNeedsNoDelivery }),
      ...(isExpress(delivery) && !isParcelNumber(delivery.expressNumber ?? "") && { expressNumber: parcelNumberInvalid }),
      ...(isMerchant(delivery) && !isPhoneNumber(delivery.carrierPhone ?? "") && { carrierPhone: orderRuleMessages.phoneInvalid }),
    }),
  } satisfies RecordRules<typeof fields, Delivery>;
}

const { maxLength: numberMax } = fields.expressNumber;
const parcelNumberInvalid = fill(orderRuleMessages.numberInvalid, { numberMax });

/** Whether a text is a parcel number: letters, digits and hyphens. */
export function isParcelNumber(text: string) {
  const number = numberText(text);
  return number.length <= numberMax && /^[0-9A-Za-z][0-9A-Za-z-]*$/.test(number);
}

/** A line of an order, by its id. */
export interface OrderLinePieces extends LinePieces {
  readonly id: number;
}

/** The chosen pieces of a line. */
export type ChosenPieces = components["schemas"]["LinePieces"];

/** The problem of pieces chosen from an order's lines; at most `available` of each may be chosen. */
export function chosenProblem(
  chosen: readonly ChosenPieces[],
  lines: readonly OrderLinePieces[],
  available: (line: LinePieces) => number = sendablePieces,
): Problem<keyof typeof orderRuleMessages> | undefined {
  if (chosen.length === 0) return { key: "linesEmpty" };
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
