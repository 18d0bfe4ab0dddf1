import { listQueries } from "@shopkeeper/sdk";
import { type ExportOptions, listOf, type SearchParamsState, useExport, useList } from "../core";

/** The movements of the shop's money as their screen lists them. */
export const fundFlow = listOf(listQueries.listFundFlow);

/** What buyers paid and were paid back: one page, its filters, and its export. */
export function useFundFlow(search: SearchParamsState, save: ExportOptions["save"]) {
  const list = useList(fundFlow, search);
  const { page: _page, limit: _limit, ...query } = list.query;
  const exporting = useExport({
    operation: "exportFundFlow",
    request: (client, signal) => client.exportFundFlow({ query, signal }),
    save,
  });
  return { ...list, exporting };
}
