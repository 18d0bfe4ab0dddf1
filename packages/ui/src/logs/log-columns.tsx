import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type LogList, logText, type LogTextKey } from "@shopkeeper/hooks/logs";
import { labelOf, LogStatus, type Schema } from "@shopkeeper/sdk";
import { StatusTag } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import type { Column } from "../list/table-column";

type Row = Schema<"SensitiveLog">;

const t = (key: LogTextKey, params?: Record<string, string>) => textOf(logText, key, params);

/** A column of text, cut to a line; the tooltip has the whole text. */
const text = (
  key: "adminAccount" | "description" | "ip" | "method" | "methodType" | "requestMethod" | "url" | "requestParam" | "result" | "errorMsg",
  width: number,
) => ({
  key,
  title: () => t(`columns.${key}`),
  width,
  isClipped: true,
  cell: (row: Row) => row[key],
});

/** The columns of the log. */
export const logColumns: readonly Column<Row, LogList>[] = [
  idColumn(76),
  { ...text("description", 190), isHeading: true },
  {
    key: "status",
    isState: true,
    title: () => t("columns.status"),
    width: 84,
    cell: ({ status }) => (
      <StatusTag tone={status === LogStatus.failed ? "danger" : "success"}>{labelOf("LogStatus", status, currentLanguage())}</StatusTag>
    ),
  },
  text("adminAccount", 130),
  { key: "adminId", title: () => t("columns.adminId"), width: 90, isHiddenAtFirst: true, isMinor: true, cell: ({ adminId }) => adminId },
  { key: "createTime", title: () => t("columns.createTime"), width: 150, cell: ({ createTime }) => shownTime(createTime) },
  { ...text("ip", 130), isMinor: true },
  { ...text("method", 170), isMinor: true },
  { ...text("methodType", 90), isHiddenAtFirst: true, isMinor: true },
  { ...text("requestMethod", 90), isHiddenAtFirst: true, isMinor: true },
  { ...text("url", 240), isHiddenAtFirst: true, isMinor: true },
  { ...text("requestParam", 240), isHiddenAtFirst: true, isMinor: true },
  { ...text("result", 200), isHiddenAtFirst: true, isMinor: true },
  text("errorMsg", 160),
  actionsColumn({
    width: 76,
    rowName: ({ description, adminAccount }) => t("detail.of", { what: description, account: adminAccount }),
    actionsOf: ({ id }, { detail }) => [{ key: "view", label: t("detail.open"), onChoose: () => detail.open(String(id)) }],
  }),
];
