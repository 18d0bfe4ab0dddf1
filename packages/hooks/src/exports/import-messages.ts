import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** The texts of the import history. */
export const importListText = catalogue("imports", {
  tabs: { label: { zh: "记录", en: "History" }, exports: { zh: "导出记录", en: "Exports" }, imports: { zh: "导入记录", en: "Imports" } },
  list: {
    title: pageTitles["/operation/export"],
    empty: { zh: "暂无导入记录", en: "No imports yet" },
    emptyHint: {
      zh: "导入商品、库存，或用表格发货后，会在这里保留 7 天，可以再次下载未导入的行",
      en: "Imports of products, stock and shipping sheets stay here for seven days, with the rows that were refused.",
    },
  },
  columns: {
    name: { zh: "文件名", en: "File" },
    type: { zh: "类型", en: "Kind" },
    adminName: { zh: "操作者名称", en: "By" },
    createTime: { zh: "导入时间", en: "Imported" },
    rows: { zh: "行数", en: "Rows" },
    done: { zh: "成功", en: "Done" },
    failed: { zh: "失败", en: "Refused" },
    expireTime: { zh: "过期时间", en: "Kept until" },
  },
  row: {
    download: { zh: "下载未导入的行", en: "Download refused rows" },
    downloadCsv: { zh: "下载为 csv", en: "Download as csv" },
  },
});

/** A key of the import history's texts. */
export type ImportListTextKey = TextKey<typeof importListText.zh>;
