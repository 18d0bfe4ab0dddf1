import { AfterSalesType, PayType, RefundPromoter, RefundStatus, ReturnGoodsType, type Schema } from "@shopkeeper/sdk/contract";
import { chanceOf, type Chance } from "../demo/kit/random";
import type { LineAmounts, RefundAmounts, SharedAmounts } from "./refund-amounts";
import { refundWords } from "./seed-words";
import type { refunds } from "./tables";

const hour = 3_600_000;

/** A refund to make of some pieces of a line; its amounts follow from the line. */
export type RefundSeed = Partial<
  Omit<typeof refunds.$inferInsert, "merId" | "id" | "refundOrderNo" | "orderNo" | "orderDetailId" | "uid" | keyof RefundAmounts>
>;

/** A line with pieces that are refunded or in refunds: the listed refunds, or plausible ones. */
interface RefundedLine extends LineAmounts {
  image: string;
  deliveryNum: number;
  applyRefundNum: number;
  refundNum: number;
  refunds?: readonly RefundSeed[];
}

/** An order whose lines may be refunded. */
export interface RefundedOrder extends SharedAmounts {
  orderNo: string;
  uid: number;
  payType: string;
  userRefundSign: boolean;
  payTime: Date | null;
  createTime: Date;
  receivingTime: Date | null;
  lines: readonly RefundedLine[];
}

/** The number of open refunds of a varied shop, by status. */
export type StatusCounts = Map<number, number>;

/** Refunds that match the refunded pieces of a line and those in refunds; in a varied shop also refused and withdrawn ones. */
export function plausibleRefunds(order: RefundedOrder, line: RefundedLine, now: Date, made: StatusCounts | undefined): RefundSeed[] {
  const chance = chanceOf(`refunds ${order.orderNo} ${line.price}`);
  const isTouched = line.refundNum > 0 || line.applyRefundNum > 0;
  const paid = (seed: RefundSeed): RefundSeed => ({ ...seed, refundStatus: RefundStatus.refunded, applyRefundNum: line.refundNum });
  const open = (seed: RefundSeed): RefundSeed => ({ ...seed, applyRefundNum: line.applyRefundNum });
  if (!made) return [...(line.refundNum > 0 ? [paid({})] : []), ...(line.applyRefundNum > 0 ? [open({})] : [])];
  const came = (status: Schema<"RefundStatus">) => withWords(chance, order, line, now, status);
  return [
    ...(line.refundNum > 0 ? [paid(came(RefundStatus.refunded))] : []),
    ...(line.applyRefundNum > 0 ? [open(came(openStatus(order, line, made)))] : []),
    ...(!isTouched && line.deliveryNum > 0 && chance.happens(0.012)
      ? [came(chance.happens(0.5) ? RefundStatus.refused : RefundStatus.withdrawn)]
      : []),
  ];
}

/** The status of an open request: the possible one that the fewest requests have. */
function openStatus({ payType }: RefundedOrder, { deliveryNum }: RefundedLine, made: StatusCounts): Schema<"RefundStatus"> {
  const { awaitingReview, refunding, awaitingReturn, awaitingReceipt } = RefundStatus;
  const possible = [
    awaitingReview,
    ...(deliveryNum > 0 ? [awaitingReturn, awaitingReceipt] : []),
    ...(payType === PayType.balance ? [] : [refunding]),
  ];
  const [rarest = awaitingReview] = possible.toSorted((one, other) => (made.get(one) ?? 0) - (made.get(other) ?? 0));
  made.set(rarest, (made.get(rarest) ?? 0) + 1);
  return rarest;
}

function withWords(chance: Chance, order: RefundedOrder, line: RefundedLine, now: Date, refundStatus: Schema<"RefundStatus">): RefundSeed {
  const word = (words: readonly string[]) => words[chance.between(0, words.length - 1)] ?? "";
  const from = (order.receivingTime ?? order.payTime ?? order.createTime).getTime();
  const left = Math.max(0, now.getTime() - from);
  const createTime = new Date(from + Math.min(left * 0.6, chance.between(2, 90) * hour));
  const updateTime = new Date(createTime.getTime() + Math.min((now.getTime() - createTime.getTime()) * 0.9, chance.between(1, 70) * hour));
  const isDirect = refundStatus === RefundStatus.refunded && !order.userRefundSign;
  const comesBack = !isDirect && line.deliveryNum > 0 && (isReturning(refundStatus) || chance.happens(0.5));
  const isExpress = chance.happens(0.8);
  const returnGoodsType = !comesBack ? ReturnGoodsType.none : isExpress ? ReturnGoodsType.express : ReturnGoodsType.atShop;
  const isAgreed =
    refundStatus !== RefundStatus.awaitingReview && refundStatus !== RefundStatus.withdrawn && refundStatus !== RefundStatus.refused;
  const isBack = refundStatus === RefundStatus.awaitingReceipt || refundStatus === RefundStatus.refunded;
  const pictures = /^(demo\/.*-)\d+\.svg$/.exec(line.image);
  const explanation = word(refundWords.explanations);
  return {
    ...{ refundStatus, returnGoodsType, createTime, updateTime, applyRefundNum: 1 },
    afterSalesType: comesBack ? AfterSalesType.returnAndRefund : AfterSalesType.refundOnly,
    promoterType: isDirect ? RefundPromoter.merchant : RefundPromoter.user,
    ...(isDirect
      ? { refundReasonWap: null }
      : {
          refundReasonWap: word(refundWords.reasons),
          refundReasonWapExplain: explanation === "" ? null : explanation,
          refundReasonWapImg: pictures && chance.happens(0.5) ? `${pictures[1]}2.svg,${pictures[1]}3.svg` : null,
        }),
    ...(refundStatus === RefundStatus.refused && { refundReason: word(refundWords.refusals) }),
    ...(chance.happens(0.1) && { merRemark: word(refundWords.remarks) }),
    ...(isAgreed &&
      returnGoodsType === ReturnGoodsType.express && {
        receiver: refundWords.receiver,
        receiverPhone: refundWords.receiverPhone,
        receiverAddressDetail: refundWords.receiverAddress,
      }),
    ...(isBack &&
      returnGoodsType === ReturnGoodsType.express && {
        expressName: word(refundWords.companies),
        trackingNumber: `SF${chance.between(1_000_000_000, 9_999_999_999)}`,
        telephone: `138${String(chance.between(0, 99_999_999)).padStart(8, "0")}`,
      }),
  };
}

const isReturning = (status: number) => status === RefundStatus.awaitingReturn || status === RefundStatus.awaitingReceipt;
