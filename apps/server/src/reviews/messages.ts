/** The words that nobody may write in a review while the platform has no list of its own. */
export const defaultBadWords = ["刷单", "好评返现", "加微信", "代开发票", "傻逼", "骗子", "赌博", "毒品", "色情"];

/** What the reviews' spreadsheet says. */
export const reviewMessages = {
  sheet: { zh: "商品评价", en: "Reviews" },
  columns: {
    id: { zh: "ID", en: "ID" },
    product: { zh: "商品名称", en: "Product" },
    sku: { zh: "商品规格", en: "SKU" },
    nickname: { zh: "用户昵称", en: "Nickname" },
    star: { zh: "评价星级", en: "Stars" },
    comment: { zh: "评价内容", en: "Review" },
    pictures: { zh: "图片数", en: "Pictures" },
    createTime: { zh: "评价时间", en: "Reviewed on" },
    answer: { zh: "回复内容", en: "Answer" },
    answerTime: { zh: "回复时间", en: "Answered on" },
  },
};
