import { ProductAuditStatus, type Schema } from "@shopkeeper/sdk/contract";
import type { Call } from "../../kernel/call";
import type { HandlersOf } from "../../kernel/handlers";
import { yieldEvery } from "../../core/yield-every";
import type { ImportedRow } from "../../imports/shared";
import { judgeImport, type JudgedImport } from "./product-import";
import { executePlan } from "../form/product-saving";
import { commitStock, judgeStock } from "./stock-import";

/** The calls that import spreadsheets. */
export const productImportHandlers = {
  async checkProductImport({ body, shop, session }) {
    return (await judgeImport(shop, body.rows, session.language, false)).map(({ result }) => result);
  },

  async commitProductImport({ body, shop, session }) {
    await shop.products.transfer.takeTurn();
    const judged = await judgeImport(shop, body.rows, session.language, true);
    const results = [];
    const breathe = yieldEvery(20);
    for (const each of judged) {
      results.push(await done(shop, each));
      await breathe();
    }
    await noteRun({ shop, session }, "product", body, results.flatMap(importedRows));
    return results;
  },

  async checkStockImport({ body, shop, session }) {
    return (await judgeStock(shop, body, session.language, false)).map(({ result }) => result);
  },

  async commitStockImport({ body, shop, session }) {
    const results = await commitStock(shop, await judgeStock(shop, body, session.language, true));
    await noteRun(
      { shop, session },
      "stock",
      body,
      results.map(({ row, code, message }) => ({ row, isDone: code === 200, reason: message ?? "" })),
    );
    return results;
  },
} satisfies Partial<HandlersOf<"products">>;

async function done(shop: Call<"commitProductImport">["shop"], { plan, result, isOnShelf }: JudgedImport) {
  if (!plan) return result;
  if (plan.stored && isOnShelf) {
    const settings = plan.parts.skus.flatMap(({ id, stock, price }) => (id === undefined ? [] : [{ id, stock, price }]));
    await shop.products.stock.set(plan.stored, settings, plan.stored.row.cateIds);
    return { ...result, version: plan.stored.row.version + 1 };
  }
  const product = await executePlan(shop, plan);
  if (plan.stored && plan.state.auditStatus === ProductAuditStatus.waiting) await shop.seckill.products.takeDownOf([product]);
  const version = plan.stored ? plan.stored.row.version + 1 : 0;
  return { ...result, product, version };
}

interface OutcomeOfRow {
  row: number;
  isDone: boolean;
  reason: string;
}

/** The rows of a product, each with its faults. */
const importedRows = ({ rows, code, message, faults }: Schema<"ProductImportResult">): OutcomeOfRow[] =>
  rows.map((row) => {
    const own = faults.flatMap((fault) => (fault.row === row ? [fault.message] : []));
    return { row, isDone: code === 200, reason: [...(message === null ? [] : [message]), ...own].join(" ") };
  });

type ImportCall = Pick<Call<"commitProductImport">, "shop" | "session">;
type ImportBody = Schema<"ProductImport"> | Schema<"StockImport">;

/** Records the results of rows in the history of imports, if the call names the import. */
async function noteRun(
  { shop, session }: ImportCall,
  kind: Schema<"ImportedKind">,
  { run, rows }: ImportBody,
  outcomes: readonly OutcomeOfRow[],
) {
  if (!run) return;
  const cells = new Map(rows.map((row) => [row.row, row.cells]));
  const noted = outcomes.map(({ row, isDone, reason }): ImportedRow =>
    isDone ? { row, isDone } : { row, isDone, reason: reason.slice(0, 2000), cells: cells.get(row) ?? {} },
  );
  await shop.imports.note({ run, kind, accountId: session.accountId, rows: noted });
}
