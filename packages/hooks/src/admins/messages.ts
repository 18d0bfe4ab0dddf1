import { adminRuleMessages } from "@shopkeeper/sdk/rules/admins";
import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** The texts of the administrator screen and its dialogs. */
export const adminText = catalogue("admins", {
  fields: {
    realName: { zh: "姓名", en: "Name" },
    account: { zh: "账号", en: "Account" },
    phone: { zh: "手机号", en: "Phone" },
    roles: { zh: "身份", en: "Roles" },
    lastTime: { zh: "最后登录时间", en: "Last sign-in" },
    lastIp: { zh: "最后登录IP", en: "Last IP" },
    status: { zh: "状态", en: "Status" },
    isSms: { zh: "是否接收短信", en: "Text messages" },
  },
  list: {
    title: pageTitles["/operation/roleManager/adminList"],
    empty: { zh: "暂无管理员", en: "No administrators" },
    emptyHint: { zh: "为每位店员开一个账号，并给他合适的身份", en: "Open an account for each of your staff, and give it a fitting role." },
    role: { zh: "身份选择", en: "Role" },
    rolePlaceholder: { zh: "身份", en: "Any role" },
    state: { zh: "状态选择", en: "Status" },
    all: { zh: "全部", en: "All" },
    on: { zh: "开启", en: "On" },
    off: { zh: "关闭", en: "Off" },
    search: { zh: "管理搜索", en: "Search" },
    searchPlaceholder: { zh: "姓名或者账号", en: "Name or account" },
    owner: { zh: "店铺所有者", en: "Owner" },
    never: { zh: "从未登录", en: "Never" },
    switchNamed: { zh: "开启或关闭 {{name}} 的账号", en: "Switch the account of {{name}} on or off" },
    smsNamed: { zh: "{{name}} 是否接收短信", en: "Text messages for {{name}}" },
    password: { zh: "修改密码", en: "Set password" },
    sessions: { zh: "登录设备", en: "Devices" },
    resetFactor: { zh: "重置两步验证", en: "Reset second factor" },
    rights: { zh: "权限解释", en: "Explain a right" },
  },
  remove: {
    question: { zh: "确定删除管理员“{{name}}”吗？", en: "Delete “{{name}}”?" },
    hint: { zh: "删除后不能恢复，该账号的登录会立即退出", en: "This cannot be undone, and ends the account's sessions at once." },
  },
  form: {
    addTitle: { zh: "创建管理员", en: "Add administrator" },
    editTitle: { zh: "编辑管理员", en: "Edit administrator" },
    account: { zh: "管理员账号", en: "Account" },
    accountPlaceholder: { zh: "请填写管理员账号", en: "What the person logs in with" },
    accountHelp: { zh: "账号用于登录，创建后不能修改", en: "It is what one logs in with, and cannot be changed later." },
    pwd: { zh: "管理员密码", en: "Password" },
    pwdPlaceholder: { zh: "请输入管理员密码", en: "A temporary password" },
    pwdHelp: { zh: "这是初始密码，首次登录时必须修改", en: "A temporary one: it must be changed at the first sign-in." },
    repwd: { zh: "确认密码", en: "Password again" },
    repwdPlaceholder: { zh: "请再次输入密码", en: "Enter it once more" },
    realName: { zh: "管理员姓名", en: "Name" },
    realNamePlaceholder: { zh: "请填写管理员姓名", en: "Enter a name" },
    roles: { zh: "管理员身份", en: "Roles" },
    rolesNone: { zh: "还没有可选的身份，请先在身份管理中添加", en: "There are no roles yet. Add one under Roles first." },
    phone: { zh: "手机号", en: "Phone" },
    phonePlaceholder: { zh: "请输入联系电话", en: "A mobile number" },
    phoneHelp: { zh: "可不填；接收短信需要手机号", en: "Optional; text messages need one." },
    status: { zh: "状态", en: "Status" },
  },
  password: {
    title: { zh: "修改“{{name}}”的密码", en: "Set the password of {{name}}" },
    hint: {
      zh: "保存后，该账号会在所有设备上立即退出，下次登录时必须改成自己的密码",
      en: "The account is logged out everywhere at once, and has to choose its own password at the next sign-in.",
    },
    done: { zh: "修改密码成功", en: "The password is set" },
  },
  factor: {
    question: { zh: "重置“{{name}}”的两步验证？", en: "Reset the second factor of {{name}}?" },
    hint: {
      zh: "请先确认是本人提出的。重置后，该账号会在所有设备上退出，只凭密码就能登录，直到重新开启",
      en: "Make sure that it is they who ask. The account is logged out everywhere, and its password alone logs in until it is turned on again.",
    },
    confirm: { zh: "重置", en: "Reset" },
    done: { zh: "两步验证已重置", en: "The second factor is reset" },
  },
  sessions: {
    title: { zh: "“{{name}}”的登录设备", en: "Devices of {{name}}" },
    none: { zh: "现在没有登录", en: "Not logged in anywhere" },
    revokeAll: { zh: "全部退出", en: "Log out everywhere" },
    revokeAllQuestion: { zh: "退出该账号的全部登录？", en: "Log this account out everywhere?" },
    revoked: { zh: "已退出登录", en: "Logged out" },
  },
  problems: adminRuleMessages,
});

/** A key of the administrator texts. */
export type AdminTextKey = TextKey<typeof adminText.zh>;
