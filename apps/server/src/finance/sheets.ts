import { FundDirection, labels, type Schema } from "@shopkeeper/sdk/contract";
import type { Language } from "@shopkeeper/sdk/rules/core";
import type { DateRange } from "@shopkeeper/sdk/rules/time";
import { Refusal } from "../core/refusal";
import { type SheetForm, sheetColumns } from "../files/sheet-columns";
import type { Shop } from "../tenancy/shop";
import type { Sheet, SheetCell } from "../ports/spreadsheets";
import { namedBuyers } from "./named-buyers";
import { financeMessages as messages } from "./messages";
import type { BillUnit } from "./statement-store";

/** A period as an export stores it. */
type StoredRange = { from: string; to: string } | null;

/** The criteria of exported bills. */
export interface BillExport {
  unit: BillUnit;
  range: StoredRange;
}

/** The criteria of exported movements. */
export interface FlowExport {
  orderNo: string | null;
  moved: StoredRange;
}

const BATCH = 200;

const billColumns = [
  ...(["dataDate", "currentDayBalance", "realIncome", "orderReceivable", "orderRealIncome", "platCouponPrice", "integralPrice"] as const),
  ...(["payNum", "orderRefundable", "orderRealRefund", "refundPlatCouponPrice", "refundIntegralPrice", "refundNum"] as const),
  ...(["actualExpenditure", "handlingFee", "payHandlingFee", "refundHandlingFee"] as const),
  ...(["brokerage", "brokeragePrice", "refundBrokeragePrice"] as const),
];

const counts: ReadonlySet<string> = new Set(["payNum", "refundNum"]);

const billForms = billColumns.map((column): SheetForm<Schema<"BillColumn">> =>
  column === "dataDate" ? [column, 12] : [column, 16, counts.has(column) ? 0 : 2],
);

/** The bills of an export, newest first. */
export async function billSheet(shop: Shop, criteria: unknown, language: Language): Promise<Sheet> {
  if (!isBillExport(criteria)) throw new Refusal("exportMissing");
  const { unit } = criteria;
  const range = rangeOf(criteria.range);
  return {
    title: messages.sheets[unit][language],
    columns: sheetColumns(billForms, labels.BillColumn, language),
    rows: rows(),
  };

  async function* rows(): AsyncGenerator<readonly SheetCell[]> {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { list, totalPage } = await shop.statements.page(unit, range, { page, limit: BATCH });
      for (const bill of list) yield billColumns.map((column) => (column === "dataDate" ? bill.dataDate : Number(bill[column])));
      pages = totalPage;
    }
  }
}

const flowColumns: readonly SheetForm<Schema<"FlowColumn">>[] = [
  ["orderNo", 30],
  ["buyer", 24],
  ["type", 12],
  ["amount", 14, 2],
  ["mark", 40],
  ["createTime", 20],
];

/** The movements of an export, newest first; each batch begins after the last row of the previous one. */
export async function flowSheet(shop: Shop, criteria: unknown, language: Language): Promise<Sheet> {
  if (!isFlowExport(criteria)) throw new Refusal("exportMissing");
  const filter = { orderNo: criteria.orderNo ?? undefined, moved: rangeOf(criteria.moved) };
  return {
    title: messages.sheets.flow[language],
    columns: sheetColumns(flowColumns, labels.FlowColumn, language),
    rows: rows(),
  };

  async function* rows(): AsyncGenerator<readonly SheetCell[]> {
    let last: Pick<Schema<"FundFlow">, "id"> | undefined;
    for (let isOver = false; !isOver;) {
      const batch = await namedBuyers(shop, await shop.flow.after(last, filter, BATCH, language));
      for (const row of batch) {
        const sign = row.pm === FundDirection.in ? 1 : -1;
        const buyer = row.uid === 0 ? "" : `${row.nickName}|${row.uid}`;
        const { orderNo, mark, createTime } = row;
        const type = labels.TransactionType[row.type][language];
        const cells: Record<Schema<"FlowColumn">, SheetCell> = {
          orderNo,
          buyer,
          type,
          amount: sign * Number(row.amount),
          mark,
          createTime,
        };
        yield flowColumns.map(([column]) => cells[column]);
      }
      last = batch.at(-1);
      isOver = batch.length < BATCH;
    }
  }
}

/** A range as an export stores it. */
export const storedRange = (range: DateRange | undefined): StoredRange =>
  range ? { from: range.from.toISOString(), to: range.to.toISOString() } : null;

const rangeOf = (stored: StoredRange): DateRange | undefined =>
  stored ? { from: new Date(stored.from), to: new Date(stored.to) } : undefined;

/** Whether a stored export is of this release. */
const isBillExport = (stored: unknown): stored is BillExport =>
  typeof stored === "object" && stored !== null && "unit" in stored && "range" in stored;
const isFlowExport = (stored: unknown): stored is FlowExport =>
  typeof stored === "object" && stored !== null && "orderNo" in stored && "moved" in stored;
