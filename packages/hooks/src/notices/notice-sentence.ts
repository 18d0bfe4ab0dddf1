import { NoticeOutcome, type Schema } from "@shopkeeper/sdk";
import { textOf } from "../texts";
import { noticeText } from "./messages";

type Told = Pick<Schema<"Notice">, "subject" | "kind" | "params">;

/** The sentence of a notice, built from the stored subject. */
export function noticeSentence(notice: Told): string {
  const { name = "", number = "", amount = "", pieces = 0, rows = 0, reason } = notice.params;
  const why = reason === undefined || reason === "" ? textOf(noticeText, "sentence.noReason") : reason;
  return textOf(noticeText, `sentence.${sentenceKey(notice)}`, { name, number, amount, pieces, rows, reason: why });
}

function sentenceKey({ kind, subject, params: { outcome, pieces, isPickUp } }: Told) {
  if (subject === "order" && isPickUp) return "pickUp";
  if (kind === "stock") return pieces === 0 ? "soldOut" : "stock";
  if (subject === "export") return outcome === NoticeOutcome.failed ? "exportFailed" : "exportDone";
  if (subject === "settlement") return outcome === NoticeOutcome.refused ? "settlementRefused" : "settlementPaid";
  return subject;
}
