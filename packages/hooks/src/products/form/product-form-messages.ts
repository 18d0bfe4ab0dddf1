import { formTitles } from "@shopkeeper/sdk/rules/layout";
import { productRuleMessages } from "@shopkeeper/sdk/rules/products";
import { catalogue, type TextKey } from "../../texts";

/** Texts of the product form. */
export const productFormText = catalogue("productForm", {
  title: {
    ...formTitles.product,
    collect: formTitles.product.add,
    copy: formTitles.product.add,
  },
  steps: {
    label: { zh: "商品表单步骤", en: "Steps of the product form" },
    facts: { zh: "商品信息", en: "Basics" },
    matrix: { zh: "规格库存", en: "Specs and stock" },
    detail: { zh: "商品详情", en: "Description" },
    more: { zh: "其他设置", en: "More" },
  },
  actions: {
    saveAndSubmit: { zh: "保存并提审", en: "Save and submit for review" },
  },
  incomplete: { zh: "请填写完整商品信息！", en: "Please fill in everything about the product." },
  none: { zh: "无", en: "None" },
  copySuffix: { zh: " 副本", en: " (copy)" },
  notices: {
    readOnly: { zh: "当前账号只能查看，不能保存", en: "This account may look, but not save." },
    onShelf: { zh: "该商品正在出售，下架之后才能编辑", en: "This product is on sale. Unpublish it before editing it." },
    inReview: { zh: "该商品正在审核，撤回之后才能编辑", en: "This product is in review. Withdraw it before editing it." },
    recycled: { zh: "该商品在回收站，恢复之后才能编辑", en: "This product is in the recycle bin. Restore it before editing it." },
    otherType: { zh: "暂不支持编辑该类型的商品，只能查看", en: "Products of this type cannot be edited here yet, only looked at." },
    refused: { zh: "审核未通过：{{reason}}", en: "The review refused it: {{reason}}" },
    copy: {
      zh: "内容已从原商品复制，保存后生成一件未上架的新商品",
      en: "Filled from the other product. Saving makes a new one, not published.",
    },
  },
  takenDown: {
    open: { zh: "下架并编辑", en: "Unpublish and edit" },
    question: {
      zh: "下架该商品吗？出售商品需下架之后可编辑。",
      en: "Unpublish this product? What is on sale can be edited once it is unpublished.",
    },
    hint: {
      zh: "下架后买家看不到它；没有保存修改之前，可以随时恢复上架",
      en: "Buyers no longer see it. Until you save a change, it can be put back.",
    },
    hintReviewed: {
      zh: "下架后买家看不到它；修改保存后需要重新审核，没有保存修改之前，可以随时恢复上架",
      en: "Buyers no longer see it. A change has to be reviewed again; until you save one, it can be put back.",
    },
    done: { zh: "下架成功", en: "Unpublished" },
    notice: { zh: "该商品已下架，买家看不到它", en: "This product is unpublished. Buyers do not see it." },
    restore: { zh: "恢复上架", en: "Put it back" },
    restored: { zh: "上架成功", en: "Published" },
    leave: {
      zh: "该商品已下架，没有保存修改。要恢复上架吗？",
      en: "This product was unpublished and nothing was saved. Publish it again?",
    },
    leaveDown: {
      zh: "该商品已下架，没有保存修改，离开后不会恢复上架。确定要离开吗？",
      en: "This product was unpublished and nothing was saved. It stays unpublished when you leave. Leave all the same?",
    },
    stayDown: { zh: "保持下架", en: "Leave it off" },
  },
  fields: {
    type: { zh: "商品类型", en: "Type" },
    name: { zh: "商品名称", en: "Name" },
    cateIds: { zh: "商户商品分类", en: "Shop categories" },
    categoryId: { zh: "平台商品分类", en: "Platform category" },
    brandId: { zh: "品牌", en: "Brand" },
    unitName: { zh: "单位", en: "Unit" },
    tempId: { zh: "运费模板", en: "Shipping template" },
    keyword: { zh: "商品关键字", en: "Keywords" },
    intro: { zh: "商品简介", en: "Introduction" },
    image: { zh: "商品封面图", en: "Cover picture" },
    sliderImages: { zh: "商品轮播图", en: "Slider pictures" },
    guaranteeIds: { zh: "保障服务", en: "Guarantees" },
    video: { zh: "主图视频", en: "Video" },
    specType: { zh: "商品规格", en: "Specs" },
    isSub: { zh: "佣金设置", en: "Commission" },
    matrix: { zh: "商品属性", en: "Variants" },
    content: { zh: "商品详情", en: "Description" },
    deliveryMethods: { zh: "配送方式", en: "Delivery" },
    refundSwitch: { zh: "用户申请退款", en: "Refund requests" },
    sort: { zh: "排序", en: "Sort order" },
    coupons: { zh: "赠送优惠券", en: "Gift coupons" },
  },
  placeholders: {
    name: { zh: "请输入商品名称", en: "Enter the name" },
    cateIds: { zh: "请选择商户商品分类", en: "Choose shop categories" },
    categoryId: { zh: "请选择平台商品分类", en: "Choose a platform category" },
    brandId: { zh: "请选择商品品牌", en: "Choose a brand" },
    brandFirst: { zh: "请先选择平台商品分类", en: "Choose a platform category first" },
    unitName: { zh: "请输入单位", en: "Enter the unit" },
    tempId: { zh: "请选择运费模板", en: "Choose a shipping template" },
    intro: { zh: "请输入商品简介", en: "Enter an introduction" },
    guaranteeIds: { zh: "请选择保障服务", en: "Choose guarantees" },
    video: { zh: "请输入MP4格式的视频链接", en: "Link of an MP4 video" },
    sort: { zh: "请输入排序", en: "Enter a number" },
  },
  tips: {
    type: {
      zh: "虚拟商品无需发货，不使用运费模板；保存后不能更改类型",
      en: "Virtual goods are not shipped and have no shipping template. The type cannot be changed once it is saved.",
    },
    keyword: { zh: "用户可以根据关键字进行商品搜索.", en: "Buyers find the product by these words." },
    intro: { zh: "通过公众号分享商品详情，会展示此简介信息", en: "Shown where the product is shared." },
    image: { zh: "建议尺寸：800*800px，上传小于500kb的图片", en: "800 × 800 px is best; under 500 kB." },
    sliderImages: {
      zh: "建议尺寸：800*800px，上传小于500kb的图片，最多可上传10张图片，拖动可调整顺序",
      en: "800 × 800 px is best; under 500 kB each. At most 10, in an order that dragging changes.",
    },
    video: { zh: "请上传小于20M的视频", en: "Under 20 MB." },
    noTemplates: {
      zh: "还没有运费模板，请先到“运费模板”中添加",
      en: "There is no shipping template yet. Add one under Shipping templates first.",
    },
    delivery: {
      zh: "使用到店自提前请先设置商户地址；商户关闭到店自提后，商品须保留商家配送",
      en: "Pick-up needs the shop's address. Where the shop switches pick-up off, the product must keep delivery.",
    },
    refund: {
      zh: "关闭后，用户不能申请退款，只能由商家直接退款",
      en: "When off, buyers cannot ask for a refund; only the shop can give one.",
    },
    coupons: { zh: "用户购买商品后赠送的优惠券", en: "Coupons that buyers get with the product." },
    sort: { zh: "数字越大越靠前", en: "Higher numbers come first." },
  },
  otherBrand: { zh: "其他", en: "Other" },
  addCategory: { zh: "添加分类", en: "Add a category" },
  guaranteeWays: {
    group: { zh: "使用保障服务组合", en: "Use a group of guarantees" },
    alone: { zh: "单独设置保障服务", en: "Choose guarantees one by one" },
  },
  chooseGroup: { zh: "请选择保障服务组合", en: "Choose a group of guarantees" },
  groupServices: { zh: "组合中的服务", en: "Guarantees of the group" },
  noServices: { zh: "该组合没有可用的服务", en: "This group has no guarantee that can be used." },
  specTypes: {
    single: { zh: "单规格", en: "One SKU" },
    multi: { zh: "多规格", en: "Several variants" },
  },
  commission: {
    own: { zh: "单独设置", en: "Own rates" },
    standard: { zh: "默认设置", en: "Standard rates" },
  },
  deliveries: {
    ship: { zh: "商家配送", en: "Delivery" },
    pickUp: { zh: "到店自提", en: "Pick-up at the shop" },
  },
  coupons: {
    choose: { zh: "选择优惠券", en: "Choose coupons" },
  },
  problems: {
    nameEmpty: { zh: "请输入商品名称", en: "Enter the name." },
    nameLong: { zh: "商品名称最多 {{nameMax}} 个字", en: "The name has at most {{nameMax}} characters." },
    cateIdsEmpty: { zh: "请选择商户商品分类", en: "Choose a shop category." },
    categoryIdEmpty: { zh: "请选择平台商品分类", en: "Choose a platform category." },
    brandIdEmpty: { zh: "请选择商品品牌", en: "Choose a brand." },
    unitNameEmpty: { zh: "请输入单位", en: "Enter the unit." },
    unitNameLong: { zh: "单位最多 {{unitMax}} 个字", en: "The unit has at most {{unitMax}} characters." },
    ...productRuleMessages,
    introEmpty: { zh: "请输入商品简介", en: "Enter an introduction." },
    introLong: { zh: "商品简介最多 {{introMax}} 个字", en: "The introduction has at most {{introMax}} characters." },
    imageEmpty: { zh: "请上传商品图", en: "Choose a cover picture." },
    imageLong: {
      zh: "图片地址超过 {{addressMax}} 个字符，请从图片库重新选择",
      en: "The picture's address is longer than {{addressMax}} characters. Choose it from the gallery.",
    },
    sliderLong: {
      zh: "轮播图的地址太长，请减少图片或从图片库重新选择",
      en: "The pictures' addresses are too long. Take some out, or choose them from the gallery.",
    },
    videoWrong: { zh: "上传视频只能是 mp4 格式!", en: "Only mp4 videos can be used." },
    listLong: { zh: "选择的项目太多，请减少一些", en: "Too many are chosen. Take some out." },
    deliveryEmpty: { zh: "请选择配送方式", en: "Choose how it is delivered." },
    sortRange: { zh: "排序须为 {{sortMin}}~{{sortMax}} 的整数", en: "A whole number from {{sortMin}} to {{sortMax}}." },
    couponsMany: { zh: "最多赠送 {{couponsMax}} 张优惠券，请移除一些", en: "At most {{couponsMax}} coupons. Take some out." },
  },
});

export type ProductFormKey = TextKey<(typeof productFormText)["zh"]>;
