import { catalogue } from "./catalogue";

/** What every export of a list says; `counted` is what it holds, in the words of its domain. */
export const exportText = catalogue("exports", {
  action: { zh: "导出", en: "Export" },
  asking: { zh: "正在准备导出…", en: "Preparing the export…" },
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
