import type { HandlersOf } from "../kernel/handlers";
import { billRange, flowFilter } from "./bill-range";
import { exportHandlers } from "./export-handlers";
import { namedBuyers } from "./named-buyers";
import { settlementHandlers } from "./settlement-handlers";
import type { PreparedFinance } from "./prepared";

/** The calls on the shop's money. */
export const financeHandlers: HandlersOf<"finance", PreparedFinance> = {
  ...settlementHandlers,
  ...exportHandlers,
  exportFundFlowAlias: (call) => exportHandlers.exportFundFlow({ ...call }),

  listDailyStatements: ({ query, shop }) => shop.statements.page("day", billRange(shop, "day", query.dateLimit), query),

  listMonthlyStatements: ({ query, shop }) => shop.statements.page("month", billRange(shop, "month", query.dateLimit), query),

  async listFundFlow({ query, shop, request }) {
    const found = await shop.flow.page(flowFilter(shop, query), query, request.language);
    return { ...found, list: await namedBuyers(shop, found.list) };
  },
};
