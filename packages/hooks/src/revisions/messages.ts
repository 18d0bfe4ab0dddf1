import { catalogue } from "../texts";

/** Texts of the history of records. */
export const revisionText = catalogue("revisions", {
  title: { zh: "修改记录", en: "History" },
  titleOf: { zh: "“{{name}}”的修改记录", en: "History of “{{name}}”" },
  empty: { zh: "还没有修改记录", en: "Nothing was changed yet" },
  emptyHint: { zh: "从现在起，每次保存改了什么都会记在这里", en: "From now on, what each save changes is kept here." },
  more: { zh: "加载更早的记录", en: "Show earlier changes" },
  moreFields: { zh: "还有 {{count}} 处修改", en: "{{count}} more {{count|field|fields}}" },
  showAll: { zh: "展开全部 {{count}} 处", en: "Show all {{count}} {{count|field|fields}}" },
  before: { zh: "修改前", en: "Before" },
  after: { zh: "修改后", en: "After" },
  none: { zh: "无", en: "None" },
  on: { zh: "是", en: "Yes" },
  off: { zh: "否", en: "No" },
  added: { zh: "增加", en: "Added" },
  removed: { zh: "移除", en: "Removed" },
  reordered: { zh: "仅调整了顺序", en: "Only the order" },
  partField: { zh: "{{part}} · {{label}}", en: "{{part}} · {{label}}" },
  length: { zh: "{{text}}（共 {{count}} 字）", en: "{{text}} ({{count}} {{count|character|characters}})" },
  formatting: { zh: "文字未变，版式或图片有改动", en: "The words are the same; format or pictures differ" },
  otherFields: { zh: "其他内容", en: "Other" },
  undo: {
    named: { zh: "撤销“{{action}}”", en: "Undo “{{action}}”" },
    batchQuestion: { zh: "撤销“{{action}}”这一批修改吗？", en: "Undo the batch “{{action}}”?" },
    batchCount: {
      zh: "这一批在 {{time}} 修改了 {{count}} 项；此后又被修改过的会保持现状",
      en: "It changed {{count}} {{count|record|records}} at {{time}}. What was changed since is left as it is.",
    },
    batchTitle: { zh: "撤销结果", en: "Undone" },
    hint: { zh: "撤销后会成为一条新的修改记录，可以再次撤销", en: "The undo is kept as a change of its own, and can be undone too." },
    overwrites: {
      zh: "标出的内容此后又被修改过，撤销会覆盖它",
      en: "What is marked was changed since. Undoing overwrites it.",
    },
    made: { zh: "当时改成", en: "It had become" },
    current: { zh: "现在", en: "Now" },
    changedSince: { zh: "此后被他人修改的内容", en: "Changed since" },
    overwrite: { zh: "覆盖并撤销", en: "Overwrite and undo" },
    done: { zh: "已撤销修改", en: "The change was undone" },
  },
});
