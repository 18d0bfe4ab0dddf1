import { catalogue } from "../texts/catalogue";

/** The characters that people type instead of those in names: the specification writes 优惠劵 in places, and nobody types that character. */
export const variantCharacters: Readonly<Record<string, string>> = { 劵: "券" };

/** The texts of the command palette, and of the shortcut sheet. */
export const paletteText = catalogue("palette", {
  title: { zh: "菜单搜索", en: "Menu search" },
  placeholder: { zh: "菜单搜索：支持中文、路由路径", en: "Menu search: by name, pinyin or path" },
  results: { zh: "搜索结果", en: "Results" },
  groups: {
    pinned: { zh: "已固定", en: "Pinned" },
    recent: { zh: "最近使用", en: "Recent" },
    menus: { zh: "菜单", en: "Menus" },
    actions: { zh: "操作", en: "Actions" },
    settings: { zh: "设置", en: "Settings" },
  },
  count: { zh: "共 {{count}} 个结果", en: "{{count}} {{count|result|results}}" },
  loading: { zh: "正在搜索{{label}}", en: "Searching {{label}}" },
  failed: { zh: "{{label}}搜索失败：{{reason}}", en: "{{label}} could not be searched: {{reason}}" },
  nothing: { zh: "没有找到“{{text}}”", en: "Nothing found for “{{text}}”" },
  searched: { zh: "已搜索：{{labels}}", en: "Searched: {{labels}}" },
  pin: { zh: "固定", en: "Pin" },
  unpin: { zh: "取消固定", en: "Unpin" },
  pinNamed: { zh: "固定 {{name}}", en: "Pin {{name}}" },
  unpinNamed: { zh: "取消固定 {{name}}", en: "Unpin {{name}}" },
  keys: {
    move: { zh: "移动", en: "Move" },
    choose: { zh: "打开", en: "Open" },
    close: { zh: "关闭", en: "Close" },
  },
  sheet: {
    title: { zh: "键盘快捷键", en: "Keyboard shortcuts" },
    or: { zh: "或", en: "or" },
    everywhere: { zh: "任何页面", en: "Everywhere" },
    search: { zh: "打开菜单搜索", en: "Open the menu search" },
    help: { zh: "显示快捷键", en: "Show these shortcuts" },
    dismiss: { zh: "关闭弹窗、菜单或面板", en: "Close a dialog, menu or panel" },
    next: { zh: "移到下一项、上一项", en: "To the next item, to the one before" },
    tabs: { zh: "标签页", en: "Tabs" },
    previousTab: { zh: "上一个标签页", en: "Previous tab" },
    nextTab: { zh: "下一个标签页", en: "Next tab" },
    closeTab: { zh: "关闭当前标签页", en: "Close this tab" },
    refreshTab: { zh: "刷新当前标签页", en: "Refresh this tab" },
    moveTab: { zh: "移动焦点所在的标签", en: "Move the focused tab" },
    tables: { zh: "列表与表格", en: "Lists and tables" },
    filter: { zh: "按填写的条件查询", en: "Search by the filters" },
    moveMenu: { zh: "在“更多”菜单中移动", en: "Move within the “More” menu" },
    moveTabs: { zh: "切换列表上方的分类", en: "Switch the tabs above a list" },
    jump: { zh: "前往输入的页码", en: "Go to the page typed" },
    forms: { zh: "表单", en: "Forms" },
    submit: { zh: "在单行输入框中提交表单", en: "Submit from a single line" },
    step: { zh: "数字加一、减一", en: "One more, one less" },
    toggle: { zh: "切换开关、复选框", en: "Switch a switch or checkbox" },
    choose: { zh: "在选项中移动", en: "Move among the choices" },
  },
});
