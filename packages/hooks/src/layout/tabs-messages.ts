import { catalogue } from "../texts/catalogue";

/** The texts of the tags view. */
export const tabsText = catalogue("layout.tabs", {
  label: { zh: "已打开的页面", en: "Open pages" },
  close: { zh: "关闭 {{title}}", en: "Close {{title}}" },
  unsaved: { zh: "有未保存的内容", en: "unsaved changes" },
  earlier: { zh: "向左滚动标签", en: "Scroll tabs left" },
  later: { zh: "向右滚动标签", en: "Scroll tabs right" },
  list: { zh: "全部标签", en: "All tabs" },
  menu: { zh: "标签操作", en: "Tab actions" },
  refresh: { zh: "刷新", en: "Refresh" },
  closeThis: { zh: "关闭", en: "Close" },
  closeOthers: { zh: "关闭其他", en: "Close others" },
  closeLeft: { zh: "关闭左侧", en: "Close to the left" },
  closeRight: { zh: "关闭右侧", en: "Close to the right" },
  closeAll: { zh: "关闭所有", en: "Close all" },
  ofTabs: { zh: "标签页 · {{action}}", en: "Tabs · {{action}}" },
  leave: { zh: "有页面的内容还没有保存，确定要关闭吗？", en: "A page has unsaved content. Close it all the same?" },
  leaveHint: { zh: "关闭后，这些内容不会提交", en: "It will not be submitted." },
});
