import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import { refundShare } from "@shopkeeper/sdk/rules/refunds";
import type { Schema } from "@shopkeeper/sdk";
import type { PiecesDraft } from "../send/chosen-pieces";

/** The expected amount of a direct refund of some pieces: the share of each line, exact to the cent. */
export function expectedRefund(lines: readonly Schema<"OrderLine">[], chosen: readonly PiecesDraft[]): string {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const cents = chosen.reduce((sum, { orderDetailId, num }) => {
    const line = byId.get(orderDetailId);
    return line && num ? sum + shareOf(line, num) : sum;
  }, 0);
  return moneyText(cents);
}

const shareOf = ({ payPrice, payNum, refundNum, refundPrice }: Schema<"OrderLine">, pieces: number) =>
  refundShare({ whole: centsOf(payPrice), all: payNum, pieces, piecesBefore: refundNum, amountBefore: centsOf(refundPrice) });
