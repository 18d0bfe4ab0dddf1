import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { passwordRuleMessages } from "@shopkeeper/sdk/rules/session";
import { catalogue, type TextKey } from "../core/catalogue";

/** The sentences of the personal centre. */
export const profileText = catalogue("profile", {
  title: pageTitles["/maintain/user"],
  basic: { zh: "基本信息", en: "Basics" },
  account: { zh: "管理员账号", en: "Account" },
  accountHelp: { zh: "账号用于登录，不能修改", en: "The account is what you log in with. It cannot be changed." },
  realName: { zh: "管理员姓名", en: "Name" },
  realNamePlaceholder: { zh: "请填写管理员姓名", en: "Enter your name" },
  lastLogin: { zh: "最近登录", en: "Last sign-in" },
  lastLoginAt: { zh: "{{time}}，IP {{address}}", en: "{{time}}, IP {{address}}" },
  password: {
    title: { zh: "修改密码", en: "Change password" },
    hint: {
      zh: "不修改密码时留空。修改后，其他设备上的登录会立即退出",
      en: "Leave empty to keep it. A change logs every other device out at once.",
    },
    old: { zh: "原始密码", en: "Current password" },
    oldPlaceholder: { zh: "请填写原始密码", en: "Enter the current password" },
    new: { zh: "新密码", en: "New password" },
    newPlaceholder: { zh: "请输入新密码", en: "Enter a new password" },
    confirm: { zh: "确认新密码", en: "New password again" },
    confirmPlaceholder: { zh: "请再次输入密码", en: "Enter it once more" },
    changed: { zh: "密码已修改，其他设备上的登录已退出", en: "The password is changed, and every other device is logged out" },
  },
  strength: {
    label: { zh: "密码强度", en: "Password strength" },
    short: { zh: "还差 {{missing}} 个字符", en: "{{missing}} more {{missing|character|characters}} needed" },
    long: passwordRuleMessages.newLength,
    account: passwordRuleMessages.newHasAccount,
    common: passwordRuleMessages.newCommon,
    weak: { zh: "较弱，容易被猜到", en: "Weak, easily guessed" },
    fair: { zh: "中等", en: "Fair" },
    strong: { zh: "较强", en: "Strong" },
    advice: {
      zh: "更长、不用常见的词、混用字母、数字和符号更安全",
      en: "Longer, without common words, and mixing letters, digits and signs is safer.",
    },
  },
  problems: {
    nameEmpty: { zh: "请填写管理员姓名", en: "Enter your name." },
    nameLong: { zh: "管理员姓名不能超过 {{nameMax}} 个字", en: "At most {{nameMax}} characters." },
    ...passwordRuleMessages,
  },
  nothingChanged: { zh: "没有需要提交的修改", en: "There is nothing to submit" },
  sessions: {
    title: { zh: "登录设备", en: "Logged-in devices" },
    hint: { zh: "不认识的设备，请退出它的登录并修改密码", en: "Log out any device you do not know, and change your password." },
    current: { zh: "当前", en: "This one" },
    inUse: { zh: "正在使用", en: "In use now" },
    lastUsed: { zh: "最近使用 {{time}}", en: "Used {{time}}" },
    from: { zh: "IP {{address}}", en: "IP {{address}}" },
    since: { zh: "登录于 {{time}}", en: "Logged in {{time}}" },
    device: { zh: "{{system}} 上的 {{browser}}", en: "{{browser}} on {{system}}" },
    wechat: { zh: "微信", en: "WeChat" },
    unknown: { zh: "未知设备", en: "Unknown device" },
    revoke: { zh: "退出登录", en: "Log out" },
    revokeNamed: { zh: "退出登录 {{device}}", en: "Log out {{device}}" },
    revokeQuestion: { zh: "退出 {{device}} 的登录？", en: "Log out {{device}}?" },
    revokeHint: { zh: "该设备需要重新登录才能继续使用", en: "It has to log in again to go on." },
    revoked: { zh: "该设备已退出登录", en: "The device is logged out" },
    revokeOthers: { zh: "退出其他设备", en: "Log out other devices" },
    revokeOthersQuestion: { zh: "退出其他 {{count}} 个设备的登录？", en: "Log out the {{count}} other {{count|device|devices}}?" },
    revokeOthersHint: { zh: "只保留当前这一个", en: "Only this one stays." },
    revokedOthers: { zh: "其他设备已退出登录", en: "The other devices are logged out" },
    onlyThis: { zh: "没有其他设备登录此账号", en: "No other device uses this account" },
    kinds: {
      desktop: { zh: "电脑", en: "Computer" },
      phone: { zh: "手机", en: "Phone" },
      tablet: { zh: "平板", en: "Tablet" },
      program: { zh: "程序", en: "Program" },
    },
  },
});

/** The name of a sentence of the personal centre. */
export type ProfileTextKey = TextKey<typeof profileText.zh>;
