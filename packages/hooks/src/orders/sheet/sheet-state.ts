import type { Schema } from "@shopkeeper/sdk";
import { numberKey } from "@shopkeeper/sdk/rules/core";
import { textOf } from "../../texts";
import { sheetText } from "./sheet-messages";
import type { SheetRow } from "./sheet-rows";

/** The state of a row. */
export type SheetState = "unchecked" | "wrong" | "repeated" | "ready" | "joined" | "sent";

/** The state of a row from the server's data of its order: whether it can be sent, or was already sent with this parcel. */
export function sheetState(row: SheetRow, known: Schema<"OrderToSend"> | undefined): { state: SheetState; reason?: string | undefined } {
  if (row.problem) return { state: "wrong", reason: textOf(sheetText, row.problem.key, row.problem.params) };
  if (!known) return { state: "unchecked" };
  if (known.trackingNumbers.some((number) => numberKey(number) === numberKey(row.number))) return { state: "repeated" };
  if (!known.canSend) return { state: "wrong", reason: known.message ?? undefined };
  if (!known.needsDelivery) return { state: "wrong", reason: textOf(sheetText, "problems.virtual") };
  return { state: "ready" };
}
