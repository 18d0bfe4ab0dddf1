import type { HandlersOf } from "../kernel/handlers";
import { type ExportCall, nameExport } from "../exports/shared";
import { billRange, flowFilter } from "./bill-range";
import { financeMessages as messages } from "./messages";
import { type BillExport, type FlowExport, storedRange } from "./sheets";
import type { BillUnit } from "./statement-store";

type Calls = "exportDailyStatements" | "exportMonthlyStatements" | "exportFundFlow";

/** The calls that export bills or movements. */
export const exportHandlers: Pick<HandlersOf<"finance">, Calls> = {
  exportDailyStatements: (call) => exportBills(call, "day"),
  exportMonthlyStatements: (call) => exportBills(call, "month"),

  async exportFundFlow(call) {
    const filter = flowFilter(call.shop, call.query);
    const criteria: FlowExport = { orderNo: filter.orderNo ?? null, moved: storedRange(filter.moved) };
    return nameExport(call, { kind: "flow", title: messages.sheets.flow, rows: await call.shop.flow.count(filter), criteria });
  },
};

interface BillCall extends ExportCall {
  query: ExportCall["query"] & { dateLimit?: string };
}

async function exportBills(call: BillCall, unit: BillUnit) {
  const range = billRange(call.shop, unit, call.query.dateLimit);
  const criteria: BillExport = { unit, range: storedRange(range) };
  return nameExport(call, { kind: "bill", title: messages.sheets[unit], rows: await call.shop.statements.size(unit, range), criteria });
}
