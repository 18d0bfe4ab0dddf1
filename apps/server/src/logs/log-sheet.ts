import { labels, LogStatus, type Schema } from "@shopkeeper/sdk/contract";
import type { Language } from "@shopkeeper/sdk/rules/core";
import { Refusal } from "../core/refusal";
import { type SheetForm, sheetColumns } from "../files/sheet-columns";
import type { Shop } from "../tenancy/shop";
import type { Sheet, SheetCell } from "../ports/spreadsheets";
import type { LogCriteria } from "./log-filter";
import { logMessages as messages } from "./messages";

const BATCH = 500;
const columns: readonly SheetForm<Schema<"LogColumn">>[] = [
  ["id", 10, 0],
  ["createTime", 20],
  ["adminId", 10, 0],
  ["adminAccount", 18],
  ["status", 10],
  ["description", 28],
  ["ip", 18],
  ["method", 26],
  ["methodType", 10],
  ["requestMethod", 10],
  ["url", 44],
  ["requestParam", 60],
  ["result", 40],
  ["errorMsg", 40],
];

/** The rows of an exported log, newest first; each batch begins after the last row of the previous one. */
export async function logSheet(shop: Shop, criteria: unknown, language: Language): Promise<Sheet> {
  if (!isLogCriteria(criteria)) throw new Refusal("exportMissing");
  return {
    title: messages.sheet[language],
    columns: sheetColumns(columns, labels.LogColumn, language),
    rows: rowsOf(criteria),
  };

  async function* rowsOf(criteria: LogCriteria): AsyncGenerator<readonly SheetCell[]> {
    let before: number | undefined;
    for (let isOver = false; !isOver;) {
      const batch = await shop.logs.before(before, criteria, BATCH, language);
      for (const row of batch) {
        const status = labels.LogStatus[row.status === LogStatus.failed ? LogStatus.failed : LogStatus.done][language];
        yield columns.map(([column]) => (column === "status" ? status : row[column]));
      }
      before = batch.at(-1)?.id;
      isOver = batch.length < BATCH;
    }
  }
}

/** Whether a stored export is of this release: all criteria may be absent. */
const isLogCriteria = (stored: unknown): stored is LogCriteria => typeof stored === "object" && stored !== null;
