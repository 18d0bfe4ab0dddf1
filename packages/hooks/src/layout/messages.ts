import { catalogue } from "../core/catalogue";

/** Menus that are the owner's alone, by the names that servers give them (specification, section 6). */
export const ownersMenus = ["设置", "管理员列表", "身份管理", "管理权限", "权限规则"];

/** The sentences around the screens. */
export const layoutText = catalogue("layout", {
  zh: {
    brand: "掌柜",
    skip: "跳到主要内容",
    sidebar: { menu: "主菜单", home: "回到主页", open: "打开菜单", close: "关闭菜单" },
    navbar: {
      fold: "收起菜单",
      unfold: "展开菜单",
      refresh: "刷新",
      breadcrumb: "当前位置",
      merchant: "商户",
      account: "账号菜单",
      home: "首页",
      personal: "个人中心",
      settings: "布局设置",
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
    boundary: {
      title: "这个页面出错了",
      hint: "其他页面不受影响，可以重试，或先去别处看看",
      retry: "重试",
      outdated: "控制台已更新",
      outdatedHint: "重新加载后即可使用新版本，已填写的内容会保留",
      reload: "重新加载",
    },
    loading: "页面加载中",
    copyright: "Copyright © 2024 掌柜",
  },
  en: {
    brand: "Shopkeeper",
    skip: "Skip to the content",
    sidebar: { menu: "Main menu", home: "Back to the dashboard", open: "Open menu", close: "Close menu" },
    navbar: {
      fold: "Fold the menu",
      unfold: "Unfold the menu",
      refresh: "Refresh",
      breadcrumb: "You are here",
      merchant: "Merchant",
      account: "Account menu",
      home: "Home",
      personal: "Personal centre",
      settings: "Layout settings",
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
    boundary: {
      title: "This page has failed",
      hint: "Other pages are not affected. Try again, or go elsewhere first.",
      retry: "Try again",
      outdated: "The console has been updated",
      outdatedHint: "Reload to use the new version. What you have typed is kept.",
      reload: "Reload",
    },
    loading: "Loading the page",
    copyright: "Copyright © 2024 Shopkeeper",
  },
});
