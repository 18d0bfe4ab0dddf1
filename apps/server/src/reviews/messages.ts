/** What is wrong with a review or its answer. */
export const reviewMessages = {
  badWord: { zh: "含有不允许使用的词“{{word}}”，请修改", en: "“{{word}}” is not allowed here. Write it in another way." },
  productMissing: { zh: "商品不存在或已被删除，请重新选择", en: "This product does not exist or has been deleted. Choose another." },
  skuMissing: { zh: "商品规格不存在，请重新选择", en: "This SKU does not exist. Choose another." },
};

/** The words that nobody may write, until the platform has a list of its own. */
export const usualBadWords = ["刷单", "好评返现", "加微信", "代开发票", "傻逼", "骗子", "赌博", "毒品", "色情"];
