import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Session } from "../core/call";
import type { HandlersOf } from "../core/handlers";
import type { Platform } from "../core/platform";
import { Refusal } from "../core/refusal";
import type { Shop } from "../core/shop";
import { billRange, flowFilter } from "./asked-range";
import { financeMessages as messages } from "./messages";
import { type BillExport, type FlowExport, storedRange } from "./sheets";
import type { BillUnit } from "./statement-store";

type Calls = "exportDailyStatements" | "exportMonthlyStatements" | "exportFundFlow";

/** The calls that name a spreadsheet of bills or movements. */
export const exportHandlers: Pick<HandlersOf<"finance">, Calls> = {
  exportDailyStatements: (call) => exportBills(call, "day"),
  exportMonthlyStatements: (call) => exportBills(call, "month"),

  async exportFundFlow(call) {
    const filter = flowFilter(call.shop, call.query);
    const question: FlowExport = { orderNo: filter.orderNo ?? null, moved: storedRange(filter.moved) };
    return nameExport(call, { kind: "flow", title: "flow", rows: await call.shop.flow.count(filter), question });
  },
};

interface ExportCall {
  query: { dateLimit?: string };
  shop: Shop;
  session: Session;
  platform: Platform;
}

async function exportBills(call: ExportCall, unit: BillUnit) {
  const range = billRange(call.shop, unit, call.query.dateLimit);
  const question: BillExport = { unit, range: storedRange(range) };
  return nameExport(call, { kind: "bill", title: unit, rows: await call.shop.statements.size(unit, range), question });
}

interface NamedExport {
  kind: string;
  title: keyof typeof messages.sheets;
  rows: number;
  question: unknown;
}

async function nameExport({ query, shop, session, platform }: ExportCall, { kind, title, rows, question }: NamedExport) {
  if (rows === 0) throw new Refusal("exportEmpty");
  const time = wireTime(platform.clock.now());
  const name = `${messages.sheets[title][session.language]} ${time.slice(0, 16).replaceAll(":", "")}.xlsx`;
  const named = await shop.exports.add(
    { kind, name, question, accountId: session.accountId, filter: query, rows, language: session.language },
    platform.random,
  );
  return { products: rows, rows, name, fileName: named.fileName, expireTime: wireTime(named.expireTime) };
}
