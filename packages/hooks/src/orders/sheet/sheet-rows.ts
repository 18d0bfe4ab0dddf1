import type { Schema } from "@shopkeeper/sdk";
import { companyCalled, companyOfNumber, deliveryProblems, type KnownCompany } from "@shopkeeper/sdk/rules/orders";
import { DeliveryType } from "@shopkeeper/sdk";
import { textOf } from "../../core";
import type { Table } from "../../core/table-file";
import type { SheetColumn } from "./sheet-column";
import type { SheetMatch } from "./sheet-columns";
import { sheetText } from "./sheet-messages";

/** What was corrected after the sheet was read: row → column → text. */
export type SheetEdits = ReadonlyMap<number, Readonly<Partial<Record<SheetColumn, string>>>>;

/** An order of a sheet, as it will be sent. */
export interface SheetRow {
  readonly row: number;
  readonly orderNo: string;
  /** As the sheet names it, or as it was corrected. */
  readonly company: string;
  readonly number: string;
  /** The company that is meant. */
  readonly code: string | undefined;
  /** The company was derived from the number. */
  readonly isGuessed: boolean;
  /** The earlier row with the same parcel. */
  readonly sameParcelAs: number | undefined;
  /** What is wrong with it before the server is asked. */
  readonly problem: { readonly column: SheetColumn; readonly sentence: string } | undefined;
}

/** The rows of a sheet as its columns are matched, with corrections; `fallback` is the company where none is named or derived. */
export function sheetRows(
  { rows }: Table,
  match: SheetMatch,
  { edits, companies, fallback }: { edits: SheetEdits; companies: readonly KnownCompany[]; fallback: string | undefined },
): readonly SheetRow[] {
  const orders = new Map<string, number>();
  const parcels = new Map<string, number>();
  const usual = companies.find(({ code }) => code === fallback);
  return rows.map(({ row, cells }) => {
    const said = (column: SheetColumn) => (edits.get(row)?.[column] ?? cells[match[column] ?? -1] ?? "").trim();
    const [orderNo, company, number] = [plainNumber(said("orderNo")), said("company"), plainNumber(said("number"))];
    const derived = company === "" ? companyOfNumber(number, companies) : undefined;
    const code = (company === "" ? (derived ?? usual) : companyCalled(company, companies))?.code;
    const sameOrderAs = first(orders, orderNo, row);
    const sameParcelAs = first(parcels, number, row);
    const line = { row, orderNo, company, number, code, isGuessed: derived !== undefined, sameParcelAs };
    return { ...line, problem: problemOf(line, sameOrderAs) };
  });
}

/** Spreadsheets keep long numbers as text behind an apostrophe or a tab. */
const plainNumber = (text: string) => text.replace(/^['`\t=]+|"|\s/g, "");

function first(seen: Map<string, number>, key: string, row: number) {
  const earlier = key === "" ? undefined : seen.get(key);
  if (earlier === undefined) seen.set(key, row);
  return earlier;
}

function problemOf(line: Omit<SheetRow, "problem">, sameOrderAs: number | undefined): SheetRow["problem"] {
  const { orderNo, company, number, code } = line;
  const say = (column: SheetColumn, sentence: string) => ({ column, sentence });
  if (orderNo === "") return say("orderNo", textOf(sheetText, "problems.orderEmpty"));
  if (!/^[0-9A-Za-z]{1,32}$/.test(orderNo)) return say("orderNo", textOf(sheetText, "problems.orderInvalid"));
  if (sameOrderAs !== undefined) return say("orderNo", textOf(sheetText, "problems.orderTwice", { row: sameOrderAs }));
  if (code === undefined && company !== "") return say("company", textOf(sheetText, "problems.companyUnknown", { name: company }));
  if (code === undefined) return say("company", textOf(sheetText, "problems.companyEmpty"));
  const { expressNumber } = deliveryProblems({ deliveryType: DeliveryType.express, expressCode: code, expressNumber: number });
  if (expressNumber?.key === "numberEmpty") return say("number", textOf(sheetText, "problems.numberEmpty"));
  if (expressNumber) return say("number", textOf(sheetText, "problems.numberInvalid", { max: Number(expressNumber.params?.numberMax) }));
  return undefined;
}

/** Where a row stands. */
export type SheetState = "unchecked" | "wrong" | "repeated" | "ready" | "sent";

/** What the server says of a row's order: whether it can be sent, or has been with this parcel. */
export function sheetState(row: SheetRow, known: Schema<"OrderToSend"> | undefined): { state: SheetState; reason?: string | undefined } {
  if (row.problem) return { state: "wrong", reason: row.problem.sentence };
  if (!known) return { state: "unchecked" };
  if (known.trackingNumbers.includes(row.number)) return { state: "repeated" };
  if (!known.canSend) return { state: "wrong", reason: known.message ?? undefined };
  if (!known.needsDelivery) return { state: "wrong", reason: textOf(sheetText, "problems.virtual") };
  return { state: "ready" };
}
