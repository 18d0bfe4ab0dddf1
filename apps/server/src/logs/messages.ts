/** What the log and its spreadsheet say. */
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
  columns: {
    id: { zh: "ID", en: "ID" },
    createTime: { zh: "操作时间", en: "Time" },
    adminId: { zh: "管理员id", en: "Admin ID" },
    adminAccount: { zh: "管理员账号", en: "Admin" },
    status: { zh: "操作状态", en: "State" },
    description: { zh: "接口描述", en: "What was done" },
    ip: { zh: "主机地址", en: "IP" },
    method: { zh: "方法名称", en: "Operation" },
    methodType: { zh: "请求类型", en: "Kind" },
    requestMethod: { zh: "请求方式", en: "Method" },
    url: { zh: "请求URL", en: "URL" },
    requestParam: { zh: "请求参数", en: "Sent" },
    result: { zh: "返回参数", en: "Answered" },
    errorMsg: { zh: "错误消息", en: "Error" },
  },
};
