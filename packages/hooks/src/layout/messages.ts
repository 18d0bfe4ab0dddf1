import { catalogue } from "../texts/catalogue";

/** The texts of the app shell. */
export const layoutText = catalogue("layout", {
  brand: { zh: "掌柜", en: "Shopkeeper" },
  skip: { zh: "跳到主要内容", en: "Skip to the content" },
  sidebar: {
    menu: { zh: "主菜单", en: "Main menu" },
    home: { zh: "回到主页", en: "Back to the dashboard" },
    waiting: { zh: "{{count}} 项待处理", en: "{{count}} {{count|item|items}} waiting" },
    external: { zh: "在新标签页打开", en: "opens in a new tab" },
  },
  navbar: {
    fold: { zh: "收起菜单", en: "Fold the menu" },
    unfold: { zh: "展开菜单", en: "Unfold the menu" },
    refresh: { zh: "刷新", en: "Refresh" },
    breadcrumb: { zh: "当前位置", en: "You are here" },
    search: { zh: "菜单搜索", en: "Menu search" },
    top: { zh: "顶部菜单", en: "Top menu" },
    more: { zh: "更多菜单", en: "More menus" },
    merchant: { zh: "商户", en: "Merchant" },
    self: { zh: "自营", en: "Self-operated" },
    home: { zh: "主页", en: "Home" },
    personal: { zh: "个人中心", en: "Personal centre" },
    settings: { zh: "布局设置", en: "Layout settings" },
    shortcuts: { zh: "键盘快捷键", en: "Keyboard shortcuts" },
    logout: { zh: "退出登录", en: "Log out" },
    enterFullscreen: { zh: "开全屏", en: "Full screen" },
    leaveFullscreen: { zh: "关全屏", en: "Leave full screen" },
    noFullscreen: { zh: "你的浏览器不支持全屏", en: "you browser can not work" },
  },
  missing: {
    title: { zh: "找不到页面", en: "Page not found" },
    heading: { zh: "页面不存在或已移动", en: "This page does not exist, or has moved" },
    hint: { zh: "请检查网址是否正确，或返回主页", en: "Check the address, or go to the home page." },
    home: { zh: "返回主页", en: "Home" },
  },
  refused: {
    back: { zh: "返回", en: "Back" },
    home: { zh: "回主页", en: "Home" },
    missing: {
      zh: "打开“{{page}}”需要“{{right}}”的权限，店主或可编辑身份的管理员可以在 设置 › 管理权限 › 身份管理 中授予",
      en: "“{{page}}” needs the permission “{{right}}”. The owner, or an administrator who may edit roles, can grant it under Settings › Permissions › Roles.",
    },
    owners: {
      zh: "“{{page}}”只对店主开放，不能授予其他人",
      en: "“{{page}}” is for the shop's owner alone and cannot be granted.",
    },
  },
  newOrders: { zh: "您有新的订单", en: "You have new orders" },
  toTop: { zh: "回到顶部", en: "Back to top" },
  copyright: { zh: "Copyright © 2024 掌柜", en: "Copyright © 2024 Shopkeeper" },
});
