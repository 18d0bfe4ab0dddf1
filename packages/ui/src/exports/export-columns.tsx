import { coreText, currentLanguage, groupedNumber, sizeText, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { exportFilters, type ExportList, exportListText, type ExportListTextKey } from "@shopkeeper/hooks/exports";
import { type CodeSet, ExportState, labelOf, type Schema } from "@shopkeeper/sdk";
import { StatusTag } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import type { Column } from "../list/table-column";

type Row = Schema<"ExportRecord">;

const t = (key: ExportListTextKey, params?: Record<string, string | number>) => textOf(exportListText, key, params);

/** The columns of the history of exports. */
export const exportColumns: readonly Column<Row, ExportList>[] = [
  { key: "name", title: () => t("columns.name"), minWidth: 170, isHeading: true, isClipped: true, cell: ({ name }) => name },
  { key: "type", title: () => t("columns.type"), width: 76, cell: ({ type }) => labelOf("ExportKind", type, currentLanguage()) },
  { key: "filter", isMinor: true, title: () => t("columns.filter"), minWidth: 120, isClipped: true, cell: filterText },
  {
    key: "adminName",
    isMinor: true,
    title: () => t("columns.adminName"),
    width: 96,
    isClipped: true,
    cell: ({ adminName }) => adminName || "-",
  },
  { key: "createTime", title: () => t("columns.createTime"), width: 132, cell: ({ createTime }) => shownTime(createTime) },
  { key: "rows", isMinor: true, title: () => t("columns.rows"), width: 72, align: "end", cell: ({ rows }) => groupedNumber(rows) },
  { key: "size", title: () => t("columns.size"), width: 84, align: "end", cell: ({ size }) => (size === null ? "-" : sizeText(size)) },
  { key: "status", isState: true, title: () => t("columns.status"), width: 124, cell: (row) => <StateTag {...row} /> },
  { key: "expireTime", isMinor: true, title: () => t("columns.expireTime"), width: 132, cell: ({ expireTime }) => shownTime(expireTime) },
  actionsColumn({
    width: 112,
    rowName: ({ name }) => name,
    actionsOf: (row, list) => [
      row.status !== ExportState.running && {
        key: "download",
        label: t(row.status === ExportState.failed ? "row.retry" : "row.download"),
        isBusy: list.downloading === row.fileName,
        onChoose: () => list.download(row),
      },
      {
        key: "remove",
        label: textOf(coreText, row.status === ExportState.running ? "actions.cancel" : "actions.remove"),
        isDanger: true,
        onChoose: () => list.removal.open(row),
      },
    ],
  }),
];

/** The code sets of the columns by kind of export. */
const columnSets: Readonly<Record<string, CodeSet>> = {
  ...{ product: "ProductColumn", order: "OrderColumn", bill: "BillColumn", flow: "FlowColumn", log: "LogColumn", review: "ReviewColumn" },
};

/** The filters of an export, its format, and the chosen columns. */
function filterText({ type, filter, format, columns }: Row) {
  const language = currentLanguage();
  const filters = exportFilters(type, filter, language).map(({ name, value }) => t("filter.pair", { name, value }));
  const set = columnSets[type];
  const names = columns?.map((column) => (set ? labelOf(set, column, language) : column)).join(textOf(coreText, "states.comma"));
  return [
    filters.join("　") || t("filter.none"),
    t("filter.pair", { name: t("row.format"), value: format }),
    ...(names ? [t("filter.pair", { name: t("row.columns"), value: names })] : []),
  ].join("　");
}

function StateTag({ status, progress, rows }: Row) {
  if (status === ExportState.running && progress > 0)
    return <StatusTag tone="info">{t("row.progress", { progress: groupedNumber(progress), rows: groupedNumber(rows) })}</StatusTag>;
  const tone = status === ExportState.done ? "success" : status === ExportState.failed ? "danger" : "info";
  return <StatusTag tone={tone}>{labelOf("ExportState", status, currentLanguage())}</StatusTag>;
}
