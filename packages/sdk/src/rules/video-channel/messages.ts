/** The sentences of problems of a draft; they take `videoLimits` as parameters. */
export const videoRuleMessages = {
  picturesEmpty: { zh: "请上传商品轮播图", en: "Choose slider pictures." },
  picturesFull: { zh: "最多选择{{picturesMax}}张图片！", en: "At most {{picturesMax}} pictures." },
  titleEmpty: { zh: "请输入商品标题", en: "Enter a title." },
  titleLong: { zh: "商品标题不能超过 {{titleMax}} 个字", en: "A title has at most {{titleMax}} characters." },
  templateEmpty: { zh: "请选择运费模板", en: "Choose a shipping template." },
  categoryEmpty: { zh: "请选择商品类目", en: "Choose a category." },
  qualificationEmpty: { zh: "该类目必须上传商品资质图片，请上传！", en: "This category demands qualification pictures." },
  skusEmpty: { zh: "请选择至少一个商品属性！", en: "Choose at least one SKU." },
};

/** The form template of the application for the channel. */
export const videoAccessTemplate = "视频号接入申请";
