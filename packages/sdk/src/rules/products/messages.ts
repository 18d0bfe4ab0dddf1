/** The texts of the file of rows that an import refused. */
export const refusedRowTexts = { file: { zh: "未导入的行", en: "Rows not imported" }, reason: { zh: "原因", en: "Reason" } };

/** The sentences of problems of a product; they take `productRuleLimits` as parameters. */
export const productRuleMessages = {
  vipPriceEmpty: { zh: "请输入会员价", en: "Enter the price for members." },
  vipPriceWrong: { zh: "会员价须大于 0 且小于售价", en: "The price for members is above 0 and below the price." },
  brokerageFull: { zh: "两级佣金比例之和不能超过 {{brokerageMax}}%", en: "The two commissions are {{brokerageMax}} % at most together." },
  stockFull: { zh: "库存最多 {{stockMax}}，现有 {{stock}}", en: "The stock is {{stockMax}} at most; there are {{stock}}." },
  sliderEmpty: { zh: "请上传商品轮播图", en: "Choose slider pictures." },
  sliderFull: { zh: "最多选择{{slidesMax}}张图片！", en: "At most {{slidesMax}} pictures." },
  linkEmpty: { zh: "请输入链接地址！", en: "Enter a link." },
  templateEmpty: { zh: "请选择运费模板", en: "Choose a shipping template." },
};
