import { catalogue } from "../../texts";

/** Texts of the questions before a save. */
export const productQuestionText = catalogue("productQuestions", {
  autoUp: {
    title: { zh: "提示", en: "Notice" },
    save: { zh: "保存后自动上架？", en: "Publish it afterwards?" },
    submit: { zh: "审核通过后自动上架？", en: "Publish it once the review has passed it?" },
    yes: { zh: "上架", en: "Publish" },
    no: { zh: "不用了", en: "No, thanks" },
  },
  prices: {
    title: { zh: "提示", en: "Notice" },
    ask: { zh: "有 {{count}} 个售价看起来不对，仍要保存吗？", en: "{{count}} {{count|price looks|prices look}} wrong. Save all the same?" },
    look: { zh: "去查看", en: "Look at them" },
    save: { zh: "仍要保存", en: "Save all the same" },
  },
});
