import { catalogue } from "../core/catalogue";

/** Menus that are the owner's alone, by the names that servers give them (specification, section 6). */
export const ownersMenus = ["设置", "管理员列表", "身份管理", "管理权限", "权限规则"];

/** The sentences around the screens. */
export const layoutText = catalogue("layout", {
  zh: {
    brand: "掌柜",
    skip: "跳到主要内容",
    sidebar: { menu: "主菜单", home: "回到主页", external: "在新标签页打开" },
    navbar: {
      fold: "收起菜单",
      unfold: "展开菜单",
      refresh: "刷新",
      breadcrumb: "当前位置",
      search: "菜单搜索",
      top: "顶部菜单",
      more: "更多菜单",
      merchant: "商户",
      self: "自营",
      home: "首页",
      personal: "个人中心",
      settings: "布局设置",
      shortcuts: "键盘快捷键",
      logout: "退出登录",
      enterFullscreen: "开全屏",
      leaveFullscreen: "关全屏",
      noFullscreen: "你的浏览器不支持全屏",
    },
    missing: {
      title: "OOPS!",
      heading: "你不能进入这个页面...",
      hint: "请检查您输入的URL是否正确，或单击下面的按钮返回主页.",
      home: "返回控制台",
    },
    refused: { title: "Oops!", heading: "你没有权限去该页面", hint: "如有不满请联系你领导, 或者你可以去:", back: "返回", home: "回首页" },
    toTop: "回到顶部",
    copyright: "Copyright © 2024 掌柜",
  },
  en: {
    brand: "Shopkeeper",
    skip: "Skip to the content",
    sidebar: {
      menu: "Main menu",
      home: "Back to the dashboard",
      external: "opens in a new tab",
    },
    navbar: {
      fold: "Fold the menu",
      unfold: "Unfold the menu",
      refresh: "Refresh",
      breadcrumb: "You are here",
      search: "Menu search",
      top: "Top menu",
      more: "More menus",
      merchant: "Merchant",
      self: "Self-operated",
      home: "Home",
      personal: "Personal centre",
      settings: "Layout settings",
      shortcuts: "Keyboard shortcuts",
      logout: "Log out",
      enterFullscreen: "Full screen",
      leaveFullscreen: "Leave full screen",
      noFullscreen: "you browser can not work",
    },
    missing: {
      title: "OOPS!",
      heading: "This page does not exist...",
      hint: "Check the address, or go back with the button below.",
      home: "Back to the console",
    },
    refused: {
      title: "Oops!",
      heading: "You may not open this page",
      hint: "Ask the shop's administrator for access, or go elsewhere:",
      back: "Back",
      home: "Home",
    },
    toTop: "Back to top",
    copyright: "Copyright © 2024 Shopkeeper",
  },
});
