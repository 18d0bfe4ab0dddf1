import { userRuleMessages } from "@shopkeeper/sdk/rules/users";
import { catalogue, type TextKey } from "../core";

/** The sentences of the user chooser. */
export const userText = catalogue("users", {
  problems: {
    ...userRuleMessages,
  },
  chooser: {
    title: { zh: "选择用户", en: "Choose users" },
    search: { zh: "用户搜索", en: "Search users" },
    searchType: { zh: "搜索类型", en: "Search by" },
    contentPlaceholder: { zh: "请输入搜索内容", en: "Enter what to look for" },
    empty: { zh: "暂无用户", en: "No users yet" },
    emptyHint: { zh: "买家关注店铺后会出现在这里", en: "Buyers who follow the shop appear here." },
    chooseFirst: { zh: "请选择用户", en: "Choose at least one user." },
    dropNamed: { zh: "移除 {{name}}", en: "Drop {{name}}" },
    count: { zh: "已选 {{count}} 位用户", en: "{{count}} {{count|user|users}} chosen" },
  },
  columns: {
    avatar: { zh: "用户头像", en: "Picture" },
    nickname: { zh: "用户昵称", en: "Nickname" },
    phone: { zh: "手机号", en: "Phone" },
    registerType: { zh: "用户来源", en: "Came from" },
    createTime: { zh: "关注时间", en: "Follows since" },
  },
});

/** The name of a sentence about users. */
export type UserTextKey = TextKey<typeof userText.zh>;
