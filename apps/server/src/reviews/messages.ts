/** The forbidden words of reviews while the platform has no list of its own. */
export const defaultBadWords = ["刷单", "好评返现", "加微信", "代开发票", "傻逼", "骗子", "赌博", "毒品", "色情"];

/** The texts of the reviews' spreadsheet. */
export const reviewMessages = {
  sheet: { zh: "商品评价", en: "Reviews" },
};
