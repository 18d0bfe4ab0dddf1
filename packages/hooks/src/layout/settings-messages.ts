import { catalogue } from "../texts/catalogue";

/** The texts of the settings panel. */
export const settingsText = catalogue("layoutSettings", {
  title: { zh: "布局设置", en: "Layout settings" },
  saved: { zh: "修改后立即生效并自动保存", en: "Changes apply and are saved at once" },
  reset: { zh: "恢复默认", en: "Restore defaults" },
  turnOn: { zh: "开启{{name}}", en: "Turn on: {{name}}" },
  turnOff: { zh: "关闭{{name}}", en: "Turn off: {{name}}" },
  theme: {
    title: { zh: "主题颜色", en: "Theme colour" },
    custom: { zh: "自定义颜色", en: "Custom colour" },
    blue: { zh: "默认蓝", en: "Default blue" },
    indigo: { zh: "靛蓝", en: "Indigo" },
    purple: { zh: "紫色", en: "Purple" },
    magenta: { zh: "玫红", en: "Magenta" },
    red: { zh: "朱红", en: "Red" },
    orange: { zh: "橙色", en: "Orange" },
    teal: { zh: "青色", en: "Teal" },
    green: { zh: "绿色", en: "Green" },
  },
  color: {
    title: { zh: "颜色模式", en: "Colour mode" },
    light: { zh: "浅色", en: "Light" },
    dark: { zh: "深色", en: "Dark" },
    system: { zh: "跟随系统", en: "System" },
  },
  side: {
    title: { zh: "侧边栏", en: "Sidebar" },
    light: { zh: "浅色侧边栏", en: "Light sidebar" },
    dark: { zh: "深色侧边栏", en: "Dark sidebar" },
    always: { zh: "深色模式下，侧边栏始终为深色", en: "In dark mode the sidebar is always dark" },
  },
  layout: {
    title: { zh: "界面布局", en: "Layout" },
    topNav: { zh: "顶部导航", en: "Top navigation" },
    topNavHint: { zh: "一级菜单显示在顶部，窗口较窄时收回侧边栏", en: "The first level of the menu lies along the top of wide windows" },
    tagsView: { zh: "标签页", en: "Tabs" },
    tagsViewHint: { zh: "打开过的页面留在顶部，随时切换", en: "Pages you have opened stay within reach at the top" },
    fixedHeader: { zh: "固定头部", en: "Fixed header" },
    fixedHeaderHint: { zh: "滚动页面时，顶栏和标签页保持不动", en: "The bar and the tabs stay while the page scrolls" },
    sidebarLogo: { zh: "侧边栏 Logo", en: "Sidebar logo" },
    navIcon: { zh: "菜单图标", en: "Menu icons" },
  },
  size: {
    title: { zh: "组件尺寸", en: "Element size" },
    mini: { zh: "迷你", en: "Mini" },
    small: { zh: "小号", en: "Small" },
    medium: { zh: "中号", en: "Medium" },
  },
  numbers: {
    title: { zh: "大数字单位", en: "Large numbers" },
    letters: { zh: "k / M / G", en: "k / M / G" },
    chinese: { zh: "万 / 亿", en: "万 / 亿" },
  },
  debug: {
    title: { zh: "调试", en: "Debugging" },
    console: { zh: "调试控制台", en: "Debug console" },
    hint: { zh: "在页面中打开控制台，一小时后自动关闭", en: "Opens a console in the page, for an hour" },
  },
  alert: {
    title: { zh: "新订单提醒", en: "New orders" },
    off: { zh: "不提醒", en: "Silent" },
    sound: { zh: "提示音", en: "Sound" },
    voice: { zh: "语音播报", en: "Spoken" },
    hint: { zh: "控制台打开时，每半分钟查看一次", en: "Looked for every half minute while the console is open" },
  },
  language: {
    title: { zh: "语言", en: "Language" },
    zh: { zh: "中文", en: "中文" },
    en: { zh: "English", en: "English" },
  },
});
