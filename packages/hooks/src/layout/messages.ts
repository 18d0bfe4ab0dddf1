import { catalogue } from "../core/catalogue";

/** Menus that are the owner's alone, by the names that servers give them (specification, section 6). */
export const ownersMenus = ["设置", "管理员列表", "身份管理", "管理权限", "权限规则"];

/** The sentences around the screens. */
export const layoutText = catalogue("layout", {
  brand: { zh: "掌柜", en: "Shopkeeper" },
  skip: { zh: "跳到主要内容", en: "Skip to the content" },
  sidebar: {
    menu: { zh: "主菜单", en: "Main menu" },
    home: { zh: "回到主页", en: "Back to the dashboard" },
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
    home: { zh: "首页", en: "Home" },
    personal: { zh: "个人中心", en: "Personal centre" },
    settings: { zh: "布局设置", en: "Layout settings" },
    shortcuts: { zh: "键盘快捷键", en: "Keyboard shortcuts" },
    logout: { zh: "退出登录", en: "Log out" },
    enterFullscreen: { zh: "开全屏", en: "Full screen" },
    leaveFullscreen: { zh: "关全屏", en: "Leave full screen" },
    noFullscreen: { zh: "你的浏览器不支持全屏", en: "you browser can not work" },
  },
  missing: {
    title: { zh: "OOPS!", en: "OOPS!" },
    heading: { zh: "你不能进入这个页面...", en: "This page does not exist..." },
    hint: { zh: "请检查您输入的URL是否正确，或单击下面的按钮返回主页.", en: "Check the address, or go back with the button below." },
    home: { zh: "返回控制台", en: "Back to the console" },
  },
  refused: {
    title: { zh: "Oops!", en: "Oops!" },
    heading: { zh: "你没有权限去该页面", en: "You may not open this page" },
    hint: { zh: "如有不满请联系你领导, 或者你可以去:", en: "Ask the shop's administrator for access, or go elsewhere:" },
    back: { zh: "返回", en: "Back" },
    home: { zh: "回首页", en: "Home" },
  },
  toTop: { zh: "回到顶部", en: "Back to top" },
  copyright: { zh: "Copyright © 2024 掌柜", en: "Copyright © 2024 Shopkeeper" },
});
