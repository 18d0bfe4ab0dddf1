import { FlowColumn, listQueries, type Schema } from "@shopkeeper/sdk";
import { type Export, type SaveOption, useExport } from "../files";
import { type List, listOf, type SearchParamsState, useList } from "../list";

/** The list of the shop's fund flow. */
export const fundFlow = listOf(listQueries.listFundFlow);

type FundFlowQuery = ReturnType<typeof fundFlow.read>;

/** The payments and refunds of buyers. */
export interface FundFlowList extends List<Schema<"FundFlow">, FundFlowQuery> {
  exporting: Export<Schema<"FlowColumn">> | undefined;
}

/** The payments and refunds of buyers: one page, its filters, and its export. */
export function useFundFlow(search: SearchParamsState, save: SaveOption["save"]): FundFlowList {
  const list = useList(fundFlow, search);
  const { page: _page, limit: _limit, ...query } = list.filters.query;
  const exporting = useExport({
    operation: "exportFundFlow",
    ...{ set: "FlowColumn", columns: Object.values(FlowColumn), total: list.page.total, unmatched: list.filters.unmatched, save },
    request: (client, { columns, format }, signal) => client.exportFundFlow({ query: { ...query, columns, format }, signal }),
  });
  return { ...list, exporting };
}
