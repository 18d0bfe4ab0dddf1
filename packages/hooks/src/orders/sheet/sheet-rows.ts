import { identifierCell, isShortened, numberKey, numberText } from "@shopkeeper/sdk/rules/core";
import { companyCalled, companyOfNumber, isParcelNumber, type KnownCompany } from "@shopkeeper/sdk/rules/orders";
import { fields } from "@shopkeeper/sdk";
import { faultOf, type Table } from "../../files/table-file";
import { type SheetColumn, sheetColumns } from "./sheet-column";
import type { SheetMatch } from "./sheet-columns";
import type { SheetTextKey } from "./sheet-messages";

/** Corrections made after the sheet was read: row → column → text. */
export type SheetEdits = ReadonlyMap<number, Readonly<Partial<Record<SheetColumn, string>>>>;

/** A problem of a row, found before the server check. */
export interface SheetProblem {
  readonly column: SheetColumn;
  readonly key: SheetTextKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A row of a sheet in sendable form. */
export interface SheetRow {
  readonly row: number;
  readonly orderNo: string;
  /** The company text of the sheet, or its correction. */
  readonly company: string;
  readonly number: string;
  /** The contents of the parcel as in the sheet; used only for orders with several parcels. */
  readonly goods: string;
  readonly count: string;
  /** The code of the recognized company. */
  readonly code: string | undefined;
  /** The company was derived from the tracking number. */
  readonly isGuessed: boolean;
  /** The earlier row with the same parcel of another order. */
  readonly sameParcelAs: number | undefined;
  /** The earlier row of the same order with the same parcel; that row sends both. */
  readonly joins: number | undefined;
  readonly problem: SheetProblem | undefined;
}

/** The rows of a sheet by its column match, with corrections; `fallback` is the company if none is named or derived. */
export function sheetRows(
  { rows }: Pick<Table, "rows">,
  match: SheetMatch,
  { edits, companies, fallback }: { edits: SheetEdits; companies: readonly KnownCompany[]; fallback: string | undefined },
): readonly SheetRow[] {
  const orders = new Map<string, number>();
  const parcels = new Map<string, number>();
  const usual = companies.find(({ code }) => code === fallback);
  // a sheet repeats a few company names many times
  const called = new Map<string, KnownCompany | undefined>();
  const companyOf = (text: string) => {
    if (!called.has(text)) called.set(text, companyCalled(text, companies));
    return called.get(text);
  };
  return rows.map(({ row, cells }) => {
    const said = (column: SheetColumn) => (edits.get(row)?.[column] ?? cells[match[column] ?? -1]?.text ?? "").trim();
    const [orderNo, company, number] = [plainNumber(said("orderNo")), said("company"), plainNumber(said("number"))];
    const [goods, count] = [said("goods"), said("count")];
    const derived = company === "" ? companyOfNumber(number, companies) : undefined;
    const code = (company === "" ? (derived ?? usual) : companyOf(company))?.code;
    const joins = orderNo === "" || number === "" ? undefined : first(orders, `${orderNo} ${numberKey(number)}`, row);
    const sameParcelAs = joins === undefined ? first(parcels, numberKey(number), row) : undefined;
    const line = { row, orderNo, company, number, goods, count, code, isGuessed: derived !== undefined, sameParcelAs, joins };
    const unknown = sheetColumns.find((column) => edits.get(row)?.[column] === undefined && faultOf(cells[match[column] ?? -1]));
    const fault = unknown && faultOf(cells[match[unknown] ?? -1]);
    return { ...line, problem: fault ? { column: unknown, key: `faults.${fault}` } : problemOf(line) };
  });
}

/** Spreadsheets keep long numbers as text after an apostrophe, or as ="1". */
const plainNumber = (text: string) => numberText(identifierCell(text));

function first(seen: Map<string, number>, key: string, row: number) {
  const earlier = key === "" ? undefined : seen.get(key);
  if (earlier === undefined) seen.set(key, row);
  return earlier;
}

function problemOf(line: Omit<SheetRow, "problem">): SheetProblem | undefined {
  const { orderNo, company, number, code } = line;
  if (orderNo === "") return { column: "orderNo", key: "problems.orderEmpty" };
  if (isShortened(orderNo)) return { column: "orderNo", key: "problems.shortened" };
  if (!/^[0-9A-Za-z]{1,32}$/.test(orderNo)) return { column: "orderNo", key: "problems.orderInvalid" };
  if (code === undefined && company !== "") return { column: "company", key: "problems.companyUnknown", params: { name: company } };
  if (code === undefined) return { column: "company", key: "problems.companyEmpty" };
  if (isShortened(number)) return { column: "number", key: "problems.shortened" };
  if (number === "") return { column: "number", key: "problems.numberEmpty" };
  if (isParcelNumber(number)) return undefined;
  return { column: "number", key: "problems.numberInvalid", params: { max: fields.SendOrderInput.expressNumber.maxLength } };
}
