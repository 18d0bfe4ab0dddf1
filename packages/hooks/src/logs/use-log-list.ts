import { listQueries, LogColumn, type Schema } from "@shopkeeper/sdk";
import { type Export, type SaveOption, useExport } from "../files";
import { type List, listOf, type OpenDetail, type SearchParamsState, useList, useOpenDetail } from "../list";
import { type Read, useRead } from "../core";
import { useCan } from "../shop";

export const sensitiveLogs = listOf(listQueries.listSensitiveLogs);

type SensitiveLogQuery = ReturnType<typeof sensitiveLogs.read>;

/** The log of sensitive operations. */
export interface LogList extends List<Schema<"SensitiveLog">, SensitiveLogQuery> {
  chain: Read<"verifySensitiveLogs">;
  exporting: Export<Schema<"LogColumn">> | undefined;
  detail: LogListDetail;
}

interface LogListDetail extends OpenDetail {
  id: number | undefined;
}

/** The log of sensitive operations: its filters, the open detail, its export, and whether the log is complete. */
export function useLogList(search: SearchParamsState, { save }: SaveOption): LogList {
  const list = useList(sensitiveLogs, search);
  const { page: _page, limit: _limit, ...query } = list.filters.query;
  const chain = useRead("verifySensitiveLogs", useCan()("verifySensitiveLogs") ? {} : undefined);
  const detail = useOpenDetail(search, "getSensitiveLog");
  const exporting = useExport({
    operation: "exportSensitiveLogs",
    ...{ set: "LogColumn", columns: Object.values(LogColumn), total: list.page.total, unmatched: list.filters.unmatched, save },
    request: (client, { columns, format }, signal) => client.exportSensitiveLogs({ query: { ...query, columns, format }, signal }),
  });
  return {
    ...list,
    chain,
    exporting,
    detail: { ...detail, id: numberIn(detail.key) },
  };
}

const numberIn = (key: string | undefined) => (key !== undefined && /^\d{1,9}$/.test(key) ? Number(key) : undefined);

/** One row of the log, with the previous call of the same operation on the same row. */
export const useLogDetail = (id: number): Read<"getSensitiveLog"> => useRead("getSensitiveLog", { path: { id } });
