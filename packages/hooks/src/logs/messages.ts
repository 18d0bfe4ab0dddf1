import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** Texts of the log of sensitive operations. */
export const logText = catalogue("logs", {
  list: {
    title: pageTitles["/maintain/logistics/sensitiveLog"],
    empty: { zh: "暂无操作记录", en: "No operations yet" },
    emptyHint: {
      zh: "新增、修改、删除和查看敏感信息都会记录在这里",
      en: "Adding, changing, deleting, and looks at what is masked are kept here.",
    },
    exported: { zh: "{{rows}} 条日志", en: "{{rows}} {{rows|operation|operations}}" },
    exportPanel: { zh: "导出日志", en: "Export the log" },
  },
  filters: {
    adminAccount: { zh: "管理员账号", en: "Admin" },
    adminAccountPlaceholder: { zh: "请输入账号", en: "Account" },
    description: { zh: "操作", en: "Operation" },
    descriptionPlaceholder: { zh: "接口描述或方法名称", en: "What was done, or its name" },
    status: { zh: "操作状态", en: "State" },
    all: { zh: "全部", en: "All" },
    dateLimit: { zh: "时间选择", en: "Period" },
  },
  columns: {
    adminId: { zh: "管理员id", en: "Admin ID" },
    adminAccount: { zh: "管理员账号", en: "Admin" },
    status: { zh: "操作状态", en: "State" },
    description: { zh: "接口描述", en: "What was done" },
    createTime: { zh: "操作时间", en: "Time" },
    ip: { zh: "主机地址", en: "IP" },
    method: { zh: "方法名称", en: "Operation" },
    url: { zh: "请求URL", en: "URL" },
    methodType: { zh: "请求类型", en: "Kind" },
    requestMethod: { zh: "请求方式", en: "Method" },
    requestParam: { zh: "请求参数", en: "Sent" },
    result: { zh: "返回参数", en: "Answered" },
    errorMsg: { zh: "错误消息", en: "Error" },
  },
  chain: {
    verifying: { zh: "正在校验日志…", en: "Verifying the log…" },
    whole: {
      zh: "日志完整：{{count}} 条记录已校验至 {{time}}，没有被修改或删除",
      en: "The log is whole: {{count}} {{count|row was|rows were}} verified until {{time}}; none was changed or removed.",
    },
    empty: { zh: "日志还没有记录", en: "The log has no rows yet." },
    broken: {
      zh: "日志有 {{count}} 处与原来不符，可能被修改或删除过，请联系平台",
      en: "{{count}} {{count|place differs|places differ}} from what was written. Rows may have been changed or removed; tell the platform.",
    },
    unchained: { zh: "另有 {{count}} 条更早的记录无法校验", en: "{{count}} earlier {{count|row|rows}} cannot be verified." },
    failed: { zh: "日志没有校验完", en: "The log could not be verified" },
    again: { zh: "重新校验", en: "Verify again" },
  },
  detail: {
    title: { zh: "操作详情", en: "Operation" },
    open: { zh: "详情", en: "View" },
    of: { zh: "{{what}}（{{account}}）", en: "{{what}} ({{account}})" },
    facts: { zh: "请求", en: "Request" },
    sent: { zh: "请求参数", en: "Sent" },
    answered: { zh: "返回参数", en: "Answered" },
    compared: {
      zh: "与 {{account}} 在 {{time}} 的上一次相同操作比较",
      en: "Compared with the same operation by {{account}} at {{time}}",
    },
    unchanged: { zh: "与上一次提交的内容相同", en: "The same was sent the time before" },
    field: { zh: "字段", en: "Field" },
    before: { zh: "上一次", en: "Before" },
    after: { zh: "本次", en: "Now" },
    missing: { zh: "无", en: "none" },
    others: { zh: "其余 {{count}} 项没有变化", en: "{{count}} other {{count|value is|values are}} the same" },
    nothing: { zh: "没有参数", en: "Nothing was sent" },
    cut: { zh: "内容过长，只保留前 2000 个字符", en: "It is long: only its first 2,000 characters are kept" },
  },
});

/** A key of the log texts. */
export type LogTextKey = TextKey<typeof logText.zh>;
