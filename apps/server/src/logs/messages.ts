/** Texts of the log and its spreadsheet. */
export const logMessages = {
  sheet: { zh: "敏感操作日志", en: "Sensitive operations" },
  kinds: {
    add: { zh: "新增", en: "Add" },
    change: { zh: "修改", en: "Change" },
    remove: { zh: "删除", en: "Delete" },
    read: { zh: "查看", en: "View" },
    export: { zh: "导出", en: "Export" },
    session: { zh: "登录", en: "Session" },
  },
};
