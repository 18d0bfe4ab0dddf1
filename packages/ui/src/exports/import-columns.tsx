import { currentLanguage, groupedNumber, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type ImportList, importListText, type ImportListTextKey } from "@shopkeeper/hooks/exports";
import { ExportFormat, labelOf, type Schema } from "@shopkeeper/sdk";
import { actionsColumn } from "../list/actions-column";
import type { Column } from "../list/table-column";

type Row = Schema<"ImportRecord">;

const t = (key: ImportListTextKey) => textOf(importListText, key);

const count = (key: "rows" | "done" | "failed"): Column<Row, ImportList> => ({
  key,
  title: () => t(`columns.${key}`),
  width: 80,
  align: "end",
  cell: (row) => groupedNumber(row[key]),
});

/** The columns of the history of imports. */
export const importColumns: readonly Column<Row, ImportList>[] = [
  { key: "name", title: () => t("columns.name"), minWidth: 170, isHeading: true, isClipped: true, cell: ({ name }) => name },
  { key: "type", title: () => t("columns.type"), width: 88, cell: ({ type }) => labelOf("ImportedKind", type, currentLanguage()) },
  {
    key: "adminName",
    isMinor: true,
    title: () => t("columns.adminName"),
    width: 96,
    isClipped: true,
    cell: ({ adminName }) => adminName || "-",
  },
  { key: "createTime", title: () => t("columns.createTime"), width: 132, cell: ({ createTime }) => shownTime(createTime) },
  count("rows"),
  count("done"),
  count("failed"),
  { key: "expireTime", isMinor: true, title: () => t("columns.expireTime"), width: 132, cell: ({ expireTime }) => shownTime(expireTime) },
  actionsColumn({
    width: 210,
    rowName: ({ name }) => name,
    actionsOf: (row, list) => [
      row.failed > 0 && {
        key: "download",
        label: t("row.download"),
        isBusy: list.downloading === row.key,
        onChoose: () => list.download(row, ExportFormat.xlsx),
      },
      row.failed > 0 && { key: "csv", label: t("row.downloadCsv"), onChoose: () => list.download(row, ExportFormat.csv) },
    ],
  }),
];
