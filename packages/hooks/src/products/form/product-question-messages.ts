import { catalogue } from "../../core";

/** What is asked before a product is saved. */
export const productQuestionText = catalogue("productQuestions", {
  zh: {
    autoUp: {
      title: "提示",
      save: "操作之后是否自动上架？",
      submit: "审核通过之后是否自动上架？",
      yes: "上架",
      no: "不用了",
    },
    prices: {
      title: "提示",
      ask: "有 {{count}} 个售价看起来不对，仍要保存吗？",
      look: "去查看",
      save: "仍要保存",
    },
  },
  en: {
    autoUp: {
      title: "Notice",
      save: "Put it on the shelf afterwards?",
      submit: "Put it on the shelf once the review has passed it?",
      yes: "Put it on",
      no: "No, thanks",
    },
    prices: {
      title: "Notice",
      ask: "{{count}} {{count|price looks|prices look}} wrong. Save all the same?",
      look: "Look at them",
      save: "Save all the same",
    },
  },
});
