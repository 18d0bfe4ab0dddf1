/** Messages for faults of live rooms and goods that only the server can detect, and reasons of the simulated platform. */
export const liveMessages = {
  pictureWrong: { zh: "请选择一张图片", en: "Choose a picture." },
  pictureForeign: { zh: "图片不在素材库中，请先上传", en: "This picture is not in the gallery. Upload it first." },
  productMissing: { zh: "商品不存在或已被删除，请重新选择", en: "This product does not exist or has been deleted. Choose again." },
  goodsGone: { zh: "该直播商品已被删除", en: "This live product has been deleted." },
  beingMade: { zh: "平台已通过，正在提交微信，请稍后再试", en: "The platform has passed it and WeChat is making it. Try again shortly." },
} as const;
