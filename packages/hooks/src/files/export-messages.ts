import { catalogue } from "../texts/catalogue";

/** The texts of every list export; `counted` is the counted rows, in the words of the domain. */
export const exportText = catalogue("exports", {
  action: { zh: "导出", en: "Export" },
  actionPicked: { zh: "导出已选的 {{count}} 项", en: "Export {{count}} selected" },
  many: {
    zh: "选择的太多，请少选一些，或导出当前筛选的全部",
    en: "Too many are selected. Select fewer, or export all that match the filters.",
  },
  rows: { zh: "导出范围", en: "What to export" },
  picked: { zh: "已选的 {{count}} 项", en: "The {{count}} selected" },
  filtered: { zh: "当前筛选的 {{count}} 项", en: "The {{count}} that match the filters" },
  all: { zh: "符合筛选条件的全部数据", en: "All that match the filters" },
  columns: { zh: "导出的列", en: "Columns" },
  noColumn: { zh: "请至少选择一列", en: "Choose at least one column." },
  format: { zh: "文件格式", en: "Format" },
  requested: { zh: "正在准备导出…", en: "Preparing the export…" },
  running: { zh: "正在导出 {{rows}} 行，已下载 {{size}}", en: "Exporting {{rows}} {{rows|row|rows}}, {{size}} downloaded" },
  large: {
    zh: "共 {{counted}}，可能需要一会儿，可以先做别的",
    en: "{{counted}}: this may take a while, and you can go on meanwhile",
  },
  done: { zh: "已导出 {{counted}}（{{size}}）", en: "{{counted}} exported ({{size}})" },
  failed: { zh: "导出失败", en: "The export failed" },
  cancel: { zh: "取消导出", en: "Cancel the export" },
  cancelled: { zh: "已取消导出", en: "The export was cancelled" },
  dismiss: { zh: "知道了", en: "OK" },
});
