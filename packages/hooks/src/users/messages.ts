import { catalogue, type TextKey } from "../core";

/** What the user chooser says. */
export const userText = catalogue("users", {
  zh: {
    chooser: {
      title: "选择用户",
      search: "用户搜索",
      searchType: "搜索类型",
      contentPlaceholder: "请输入搜索内容",
      digits: "用户ID和手机号只能输入数字",
      empty: "暂无用户",
      emptyHint: "买家关注店铺后会出现在这里",
      emptyFiltered: "没有符合条件的用户，换个条件试试",
      chooseFirst: "请选择用户",
      selectNamed: "选择 {{name}}",
      dropNamed: "移除 {{name}}",
      selectPage: "选择本页全部用户",
      count: "已选 {{count}} 位用户",
    },
    columns: { id: "ID", avatar: "用户头像", nickname: "用户昵称", phone: "手机号", registerType: "用户来源", createTime: "关注时间" },
    avatarOf: "{{name}} 的头像",
    banned: "已禁用",
    loggedOff: "已注销",
    noPhone: "-",
  },
  en: {
    chooser: {
      title: "Choose users",
      search: "Search users",
      searchType: "Search by",
      contentPlaceholder: "Enter what to look for",
      digits: "A user ID or phone has digits only.",
      empty: "No users yet",
      emptyHint: "Buyers who follow the shop appear here.",
      emptyFiltered: "No user matches. Try something else.",
      chooseFirst: "Choose at least one user.",
      selectNamed: "Select {{name}}",
      dropNamed: "Drop {{name}}",
      selectPage: "Select all users of this page",
      count: "{{count}} users chosen",
    },
    columns: { id: "ID", avatar: "Picture", nickname: "Nickname", phone: "Phone", registerType: "Came from", createTime: "Follows since" },
    avatarOf: "Picture of {{name}}",
    banned: "Banned",
    loggedOff: "Account closed",
    noPhone: "-",
  },
});

/** The name of a sentence about users. */
export type UserTextKey = TextKey<typeof userText.zh>;
