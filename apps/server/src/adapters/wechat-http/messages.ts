import type { Text } from "@shopkeeper/sdk/rules/core";

/** User messages for these codes of WeChat. */
const said: readonly (readonly [codes: readonly number[], zh: string, en: string])[] = [
  [
    [40001, 40013, 40014, 40125, 40243, 41002, 41004, 42001],
    "微信不认可平台的小程序凭证，请联系平台检查",
    "it does not accept the platform's credentials; ask the platform to check them",
  ],
  [
    [40164, 61004],
    "微信不接受平台服务器的地址，请联系平台加入白名单",
    "it does not accept the address of the platform's server; ask the platform to have it allowed",
  ],
  [
    [48001, 48004, 61007],
    "微信没有向平台的小程序开放此功能，请联系平台",
    "this is not open to the platform's mini program; ask the platform",
  ],
  [[1400007], "微信已停用此功能，请联系平台", "this is no longer offered; ask the platform"],
  [[45009], "今天的微信调用次数已用完，请明天再试", "today's calls are used up; try again tomorrow"],
  [[45011, 300000], "操作太频繁，请稍后再试", "too many calls; try again in a while"],
  [[40004, 40005], "微信不接收这种图片，请选择 jpg 或 png 图片", "it does not take such a picture; choose a jpg or png"],
  [[40006, 40009, 45001], "图片太大，请压缩后再上传", "the picture is too large; upload a smaller one"],
  [[40007, 300006], "图片在微信已过期，请重新上传", "the picture has expired there; upload it again"],
  [[87014], "内容不符合微信的规范，请修改后再提交", "the content breaks its rules; change it and submit again"],

  [[300001], "微信禁止此小程序创建或修改直播间和商品", "this mini program may not make or change live rooms and goods"],
  [[300002], "名称的长度不符合微信的规定", "the name is too short or too long"],
  [[300003], "价格不符合微信的规定，请检查现价和原价", "the prices break its rules; check the price and the original price"],
  [[300004], "商品名称违规，请修改", "the product name breaks its rules; change it"],
  [[300005], "商品图片违规，请更换", "the product picture breaks its rules; choose another"],
  [[300007], "线上的小程序没有商品的页面，请联系平台", "the published mini program lacks the product's page; ask the platform"],
  [[300010], "商品现在的审核状态不能这样操作", "the product's review does not allow this now"],
  [[300011], "在微信后台添加的商品，只能在那里修改", "a product that was added in WeChat's console can only be changed there"],
  [[300012], "今天的提审次数已用完，请明天再试", "today's submissions are used up; try again tomorrow"],
  [[300014], "商品正在微信审核，不能删除", "the product is being reviewed and cannot be deleted"],
  [[300017], "商品还没有提交审核", "the product has not been submitted for review"],
  [[300018], "商品图片的宽和高不能超过 300 像素", "the product picture may be 300 pixels wide and high at most"],
  [[300022], "微信没有这个直播间，它可能已被删除", "there is no such live room; it may have been deleted"],
  [[300023], "直播间现在的状态不能这样操作", "the live room's state does not allow this now"],
  [[1003, 300024, 1000011], "微信没有这件商品，它可能已被删除", "there is no such product; it may have been deleted"],
  [[300025, 1000003], "商品还没有通过微信审核", "the product has not passed review"],
  [[300026, 300033], "直播间的商品已满，请先移除一些", "the live room is full of goods; remove some first"],
  [[300027], "商品没能导入直播间，请稍后再试", "the goods were not imported; try again in a while"],
  [[300028], "直播间名称违规，请修改", "the room's name breaks its rules; change it"],
  [[300029], "主播昵称违规，请修改", "the anchor's name breaks its rules; change it"],
  [[300030], "主播微信号不正确，请检查", "the anchor's WeChat ID is wrong; check it"],
  [[300031], "直播间背景图不合规，请更换", "the room's background breaks its rules; choose another"],
  [[300032], "直播间分享图不合规，请更换", "the room's share picture breaks its rules; choose another"],
  [[300034], "主播昵称的长度不符合微信的规定", "the anchor's name is too short or too long"],
  [[300035], "主播微信号不存在，请检查", "the anchor's WeChat ID does not exist; check it"],
  [
    [300036],
    "主播还没有实名认证，请先在「小程序直播」小程序里认证",
    "the anchor has not proved who they are; that is done in the mini program 小程序直播",
  ],
  [[300037], "购物直播频道封面图不合规，请更换", "the channel cover breaks its rules; choose another"],
  [[300038], "小程序还没有配置客服，请联系平台", "the mini program has no customer service; ask the platform"],
  [
    [400002],
    "这个微信号还没有实名认证，请先在「小程序直播」小程序里认证",
    "this WeChat ID has not proved who it is; that is done in the mini program 小程序直播",
  ],

  [[1000002], "商品正在微信审核，请等待结果或先撤回", "the product is being reviewed; wait for the result, or withdraw it first"],
  [[1000005], "这个类目需要资质，请先向微信申请类目", "the category needs a qualification; apply for it first"],
  [[1000006], "品牌没有得到微信授权，请先申请品牌", "the brand is not authorised; apply for it first"],
  [[1000007], "请选择第三级类目", "choose a category of the third level"],
  [[1000008], "这个类目需要商品资质图片，请补充", "the category needs pictures of the product's qualification; add them"],
  [[1000009, 1000040], "微信没有这个类目，请重新选择", "there is no such category; choose another"],
  [[1000013], "商品刚刚被修改过，请稍后再试", "the product was changed a moment ago; try again in a while"],
  [[1000014], "商品有必填的内容没有填写", "something that the product needs is empty"],
  [[1000015], "新商品的库存不能为 0", "a new product needs stock"],
  [[1000016], "商品不在审核中，不能撤回", "the product is not being reviewed and cannot be withdrawn"],
  [[1000019], "提交审核太频繁，请 1 小时后再试", "submitted too often; try again in an hour"],
  [[1000020], "商品没有规格，请至少选择一个", "the product has no variant; choose at least one"],
  [[1000021], "小程序的保证金不足，不能提交审核", "the mini program's deposit is too small to submit products"],
  [[1000042], "视频号场景还没有开通，请先申请", "the video channel is not open yet; apply first"],
  [[1000045], "商品标题违规，请修改", "the product's title breaks its rules; change it"],
  [[1040003], "还没有申请接入视频号", "access to the video channel has not been applied for"],
];

const sentences = new Map<number, Text>(said.flatMap(([codes, zh, en]) => codes.map((code) => [code, { zh, en }])));

/** The message of a WeChat code for a merchant, where we know it. */
export const sentenceOf = (errcode: number) => sentences.get(errcode);

/** Other texts about WeChat. */
export const wechatText = {
  noReason: { zh: "微信没有说明原因", en: "it does not say why" },
  pictureType: { zh: "微信只接收 jpg、png 和 gif 图片，请更换", en: "it takes jpg, png and gif pictures only; choose another" },
  banned: { zh: "微信封禁了视频号的接入", en: "it has banned the access to the video channel" },
  tasks: {
    products: { zh: "上传商品并通过审核", en: "A product has passed review" },
    orders: { zh: "完成一笔订单", en: "An order is done" },
    deliveries: { zh: "完成一次发货", en: "A delivery is done" },
    refunds: { zh: "完成一次售后", en: "A refund is done" },
    calls: { zh: "测试接口", en: "The calls are tested" },
    release: { zh: "发布小程序", en: "The mini program is published" },
  },
};
