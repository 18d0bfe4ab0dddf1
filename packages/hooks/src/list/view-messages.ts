import { catalogue } from "../texts/catalogue";

/** Texts of the views of a list. */
export const viewText = catalogue("views", {
  menu: { zh: "视图", en: "Views" },
  changed: { zh: "{{name}}（已改动）", en: "{{name}} (changed)" },
  byDefault: { zh: "{{name}}（默认）", en: "{{name}} (default)" },
  empty: { zh: "把现在的筛选、排序和列存成视图，下次一步打开", en: "Save filters, order and columns as a view to come back to them." },
  saveAs: { zh: "另存为…", en: "Save as…" },
  name: { zh: "视图名称", en: "View name" },
  nameAbout: { zh: "保存现在的筛选、排序、每页条数和列", en: "Keeps the present filters, order, page size and columns." },
  saved: { zh: "已保存视图“{{name}}”", en: "The view “{{name}}” was saved" },
  update: { zh: "更新“{{name}}”", en: "Update “{{name}}”" },
  updated: { zh: "视图“{{name}}”已改为现在的样子", en: "The view “{{name}}” now shows what is shown here" },
  rename: { zh: "重命名…", en: "Rename…" },
  renameAbout: { zh: "视图“{{name}}”的新名称", en: "A new name for the view “{{name}}”" },
  renamed: { zh: "视图已改名为“{{name}}”", en: "The view is now called “{{name}}”" },
  makeDefault: { zh: "设为默认", en: "Make it the default" },
  madeDefault: { zh: "以后打开列表就是“{{name}}”", en: "The list now opens with “{{name}}”" },
  dropDefault: { zh: "取消默认", en: "No longer the default" },
  droppedDefault: { zh: "打开列表时不再使用“{{name}}”", en: "The list no longer opens with “{{name}}”" },
  remove: { zh: "删除视图", en: "Delete the view" },
  removeQuestion: { zh: "确定删除视图“{{name}}”吗？", en: "Delete the view “{{name}}”?" },
  removed: { zh: "已删除视图“{{name}}”", en: "The view “{{name}}” was deleted" },
  dropped: {
    zh: "视图“{{name}}”中有 {{count}} 个条件已失效，没有使用；其余条件已生效",
    en: "{{count}} {{count|condition of “{{name}}” no longer exists and was|conditions of “{{name}}” no longer exist and were}} left out; the rest applies",
  },
});
