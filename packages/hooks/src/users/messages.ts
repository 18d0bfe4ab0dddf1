import { textsIn } from "@shopkeeper/sdk/rules/core";
import { userRuleMessages } from "@shopkeeper/sdk/rules/users";
import { catalogue, type TextKey } from "../core";

/** What the user chooser says. */
export const userText = catalogue("users", {
  zh: {
    problems: { ...textsIn("zh", userRuleMessages) },
    chooser: {
      title: "选择用户",
      search: "用户搜索",
      searchType: "搜索类型",
      contentPlaceholder: "请输入搜索内容",
      empty: "暂无用户",
      emptyHint: "买家关注店铺后会出现在这里",
      chooseFirst: "请选择用户",
      dropNamed: "移除 {{name}}",
      count: "已选 {{count}} 位用户",
    },
    columns: { id: "ID", avatar: "用户头像", nickname: "用户昵称", phone: "手机号", registerType: "用户来源", createTime: "关注时间" },
  },
  en: {
    problems: { ...textsIn("en", userRuleMessages) },
    chooser: {
      title: "Choose users",
      search: "Search users",
      searchType: "Search by",
      contentPlaceholder: "Enter what to look for",
      empty: "No users yet",
      emptyHint: "Buyers who follow the shop appear here.",
      chooseFirst: "Choose at least one user.",
      dropNamed: "Drop {{name}}",
      count: "{{count}} {{count|user|users}} chosen",
    },
    columns: { id: "ID", avatar: "Picture", nickname: "Nickname", phone: "Phone", registerType: "Came from", createTime: "Follows since" },
  },
});

/** The name of a sentence about users. */
export type UserTextKey = TextKey<typeof userText.zh>;
