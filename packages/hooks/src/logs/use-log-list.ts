import { listQueries, type QueryOf } from "@shopkeeper/sdk";
import { type ExportOptions, listOf, type SearchParamsState, useCan, useExport, useList, useOpenDetail, useRead } from "../core";

export const sensitiveLogs = listOf(listQueries.listSensitiveLogs);

/** The log of sensitive operations: its filters, the row whose details are open, its export, and whether it is whole. */
export function useLogList(search: SearchParamsState, { save }: Pick<ExportOptions, "save">) {
  const list = useList(sensitiveLogs, search);
  const { page: _page, limit: _limit, ...query } = list.query;
  const chain = useRead("verifySensitiveLogs", useCan()("verifySensitiveLogs") ? {} : undefined);
  const detail = useOpenDetail(search, "getSensitiveLog");
  const exporting = useExport({
    operation: "exportSensitiveLogs",
    request: (client, signal) => client.exportSensitiveLogs({ query: query satisfies QueryOf<"exportSensitiveLogs">, signal }),
    save,
  });
  return {
    ...list,
    chain,
    exporting,
    detail: { ...detail, id: numberIn(detail.key) },
  };
}

const numberIn = (key: string | undefined) => (key !== undefined && /^\d{1,9}$/.test(key) ? Number(key) : undefined);

/** One row of the log, with the call before it that did the same to the same row. */
export const useLogDetail = (id: number) => useRead("getSensitiveLog", { path: { id } });
