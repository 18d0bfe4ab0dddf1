/** The problems of the video channel that only the server finds. */
export const channelMessages = {
  skuTwice: { zh: "“{{sku}}”重复了", en: "“{{sku}}” is there twice." },
  pictureWrong: { zh: "图片无效，请从图片库中选择", en: "This is no picture. Choose one from the gallery." },
  pictureLost: { zh: "有图片已不存在，请重新选择后再提交", en: "A picture no longer exists. Choose it again and submit." },
  templateMissing: { zh: "运费模板不存在，请重新选择", en: "This shipping template does not exist. Choose again." },
  productMissing: { zh: "商品不存在或已被删除，请重新选择", en: "This product does not exist or has been deleted. Choose again." },
};
