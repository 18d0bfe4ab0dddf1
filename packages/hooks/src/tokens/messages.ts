import { tokenRuleMessages } from "@shopkeeper/sdk/rules/tokens";
import { catalogue, type TextKey } from "../texts";

/** Texts of the screen of service tokens and its dialogs. */
export const tokenText = catalogue("tokens", {
  tabs: {
    label: { zh: "管理员与服务令牌", en: "People and scripts" },
    admins: { zh: "管理员", en: "Administrators" },
    tokens: { zh: "服务令牌", en: "Service tokens" },
  },
  fields: {
    name: { zh: "名称", en: "Name" },
    roles: { zh: "身份", en: "Roles" },
    maker: { zh: "生成人", en: "Made by" },
    state: { zh: "状态", en: "Status" },
    endTime: { zh: "到期时间", en: "Ends" },
    lastTime: { zh: "最后使用时间", en: "Last used" },
    lastIp: { zh: "最后使用IP", en: "Last IP" },
    days: { zh: "有效期", en: "Valid for" },
  },
  list: {
    title: { zh: "服务令牌", en: "Service tokens" },
    empty: { zh: "暂无服务令牌", en: "No service tokens" },
    emptyHint: {
      zh: "脚本用服务令牌代替登录，例如每晚导出订单；它的权限不会超过生成人",
      en: "With a service token a script works without logging in, such as a nightly export. It may never do more than its maker.",
    },
    never: { zh: "从未使用", en: "Never" },
    revoke: { zh: "吊销", en: "Revoke" },
  },
  revoke: {
    question: { zh: "吊销服务令牌“{{name}}”？", en: "Revoke the service token “{{name}}”?" },
    hint: { zh: "使用它的脚本会立即停止工作，不能恢复", en: "Scripts that use it stop working at once. This cannot be undone." },
    done: { zh: "服务令牌已吊销", en: "The service token is revoked" },
  },
  form: {
    title: { zh: "生成服务令牌", en: "Make a service token" },
    namePlaceholder: { zh: "例如：每晚导出订单", en: "Such as: nightly export of orders" },
    nameHelp: { zh: "敏感操作日志用这个名称记录它的操作", en: "The log of sensitive operations records what it does under this name." },
    rolesHelp: {
      zh: "只能选择不超过你自己权限的身份；你失去的权限，令牌也立即失去",
      en: "Only roles within your own rights. What you may no longer do, it may no longer do either.",
    },
    rolesNone: { zh: "还没有可选的身份，请先在身份管理中添加", en: "There are no roles yet. Add one under Roles first." },
    days: { zh: "{{count}} 天", en: "{{count}} {{count|day|days}}" },
  },
  made: {
    title: { zh: "服务令牌“{{name}}”", en: "Service token “{{name}}”" },
    once: { zh: "令牌只显示这一次，请现在复制并妥善保存", en: "The token is shown this once. Copy it now and keep it safe." },
    token: { zh: "令牌：", en: "Token:" },
    usage: { zh: "放在请求头 Authori-zation 中，{{endTime}} 到期", en: "Send it in the header Authori-zation. It ends on {{endTime}}." },
    close: { zh: "我已保存", en: "I have saved it" },
  },
  problems: tokenRuleMessages,
});

/** A key of the service token texts. */
export type TokenTextKey = TextKey<typeof tokenText.zh>;
