import { formTitles, pageTitles } from "@shopkeeper/sdk/rules/layout";
import { videoRuleMessages } from "@shopkeeper/sdk/rules/video-channel";
import { catalogue, type TextKey } from "../texts";

/** Texts of the lists of drafts and approved products. */
export const videoListText = catalogue("videoChannel", {
  list: {
    title: pageTitles["/videoChannel/draftList"],
    empty: { zh: "暂无草稿", en: "No drafts yet" },
    emptyHint: {
      zh: "从店铺商品添加，提审后由平台和微信先后审核",
      en: "Add one of your products; the platform and then WeChat review it.",
    },
    add: { zh: "添加视频号商品", en: "Add a product" },
  },
  approved: {
    title: pageTitles["/videoChannel/productList"],
    empty: { zh: "暂无过审商品", en: "No approved products yet" },
    emptyHint: { zh: "微信审核通过的商品会出现在这里", en: "Products that WeChat has passed are listed here." },
  },
  columns: {
    title: { zh: "名称", en: "Title" },
    headImg: { zh: "商品图", en: "Picture" },
    category: { zh: "类目", en: "Category" },
    sales: { zh: "销量", en: "Sold" },
    stock: { zh: "库存", en: "Stock" },
    editStatus: { zh: "微信审核", en: "WeChat" },
    platformEditStatus: { zh: "平台审核", en: "Platform" },
    addTime: { zh: "创建时间", en: "Created" },
    componentProductId: { zh: "视频号商品ID", en: "WeChat ID" },
    giveIntegral: { zh: "获得积分", en: "Points" },
    status: { zh: "状态", en: "State" },
  },
  reason: { zh: "拒绝原因：{{reason}}", en: "Refused: {{reason}}" },
  filters: {
    search: { zh: "商品名称", en: "Title" },
    searchPlaceholder: { zh: "请输入商品名称", en: "Enter a title" },
    proId: { zh: "商品编号", en: "Product ID" },
    proIdPlaceholder: { zh: "请输入商品ID", en: "Enter a product ID" },
  },
  actions: {
    view: { zh: "详情", en: "Details" },
    edit: { zh: "编辑", en: "Edit" },
    submit: { zh: "提审", en: "Submit" },
    withdraw: { zh: "撤回申请", en: "Withdraw" },
    remove: { zh: "删除", en: "Delete" },
    putOn: { zh: "上架", en: "Publish" },
    putDown: { zh: "下架", en: "Unpublish" },
  },
  questions: {
    submit: { zh: "提审商品“{{title}}”至平台吗？", en: "Submit “{{title}}” to the platform?" },
    submitHint: { zh: "平台审核通过后，商品会自动提交微信审核", en: "Once the platform has passed it, it goes to WeChat by itself." },
    withdraw: { zh: "撤回“{{title}}”的申请吗？", en: "Withdraw “{{title}}”?" },
    removeDraft: { zh: "删除草稿“{{title}}”吗？", en: "Delete the draft “{{title}}”?" },
    remove: { zh: "删除“{{title}}”吗？此操作不可逆，请谨慎操作！", en: "Delete “{{title}}”? This cannot be undone." },
    removeHint: { zh: "视频号中的商品会一并删除", en: "It is deleted in the video channel too." },
  },
  done: {
    submitted: { zh: "提交成功", en: "Submitted" },
    withdrawn: { zh: "撤回成功", en: "Withdrawn" },
    putOn: { zh: "上架成功", en: "Published" },
    putDown: { zh: "下架成功", en: "Unpublished" },
  },
});

export type VideoListKey = TextKey<typeof videoListText.zh>;

/** Texts of the form of a video channel product. */
export const videoFormText = catalogue("videoForm", {
  title: formTitles.videoProduct,
  steps: {
    label: { zh: "视频号商品步骤", en: "Steps" },
    product: { zh: "选择视频号商品", en: "Product" },
    base: { zh: "填写基础信息", en: "Basics" },
    detail: { zh: "修改商品详情", en: "Description" },
  },
  incomplete: { zh: "请填写完整商品信息！", en: "Fill in everything about the product." },
  locked: { zh: "该商品正在审核或已通过审核，不能编辑", en: "This product is in review or has passed it, so it cannot be edited." },
  fields: {
    product: { zh: "选择商品", en: "Product" },
    headImg: { zh: "商品轮播图", en: "Slider pictures" },
    title: { zh: "商品标题", en: "Title" },
    unitName: { zh: "单位", en: "Unit" },
    tempId: { zh: "运费模板", en: "Shipping template" },
    thirdCatId: { zh: "微信商品类目", en: "WeChat category" },
    brandId: { zh: "商品品牌", en: "Brand" },
    qualificationPics: { zh: "商品资质图", en: "Qualification pictures" },
    skus: { zh: "商品属性", en: "SKUs" },
    content: { zh: "商品详情", en: "Description" },
  },
  placeholders: {
    title: { zh: "请输入商品标题", en: "Enter a title" },
    unitName: { zh: "请输入单位", en: "Enter a unit" },
    tempId: { zh: "请选择运费模板", en: "Choose a shipping template" },
  },
  noBrand: { zh: "无品牌", en: "No brand" },
  noTemplates: { zh: "还没有运费模板，请先在设置中添加", en: "There are no shipping templates yet. Add one in the settings." },
  none: { zh: "无", en: "None" },
  chooseHint: {
    zh: "选择后会带出图片、标题、规格和详情；换一个商品会重新填写",
    en: "Its pictures, title, SKUs and description are filled in; another product fills them in anew.",
  },
  category: {
    choose: { zh: "请选择商品类目", en: "Choose a category" },
    change: { zh: "更换类目", en: "Change the category" },
    title: { zh: "微信商品类目", en: "WeChat category" },
    shop: { zh: "类目资质：{{text}}。{{type}}", en: "Of the shop: {{text}}. {{type}}" },
    product: { zh: "商品资质：{{text}}。{{type}}", en: "Of the product: {{text}}. {{type}}" },
    free: { zh: "该类目不需要资质", en: "This category needs no qualification." },
  },
  qualification: { zh: "资质类型说明：{{text}}。{{type}}！", en: "{{text}}. {{type}}." },
  skus: {
    count: { zh: "已选 {{count}} 个规格", en: "{{count}} {{count|SKU|SKUs}} chosen" },
    image: { zh: "图片", en: "Picture" },
    price: { zh: "商品价", en: "Price" },
    priceOf: { zh: "{{sku}} 的商品价", en: "Price of {{sku}}" },
    cost: { zh: "成本价", en: "Cost" },
    otPrice: { zh: "原价", en: "List price" },
    stock: { zh: "库存", en: "Stock" },
    barCode: { zh: "商品编号", en: "Code" },
    weight: { zh: "重量（KG）", en: "Weight (kg)" },
    volume: { zh: "体积(m³)", en: "Volume (m³)" },
    free: { zh: "有规格的商品价为 0，请核对", en: "A chosen SKU costs 0. Please check." },
    empty: { zh: "请先选择商品", en: "Choose a product first." },
  },
  problems: {
    ...videoRuleMessages,
    productEmpty: { zh: "请选择商品！", en: "Choose a product." },
    unitEmpty: { zh: "请输入单位", en: "Enter a unit." },
    priceEmpty: { zh: "请输入所选规格的商品价", en: "Enter the price of every chosen SKU." },
    priceHigh: { zh: "商品价不能超过 {{priceMax}}", en: "A price is {{priceMax}} at most." },
  },
});

export type VideoFormKey = TextKey<typeof videoFormText.zh>;

/** Texts of the application page. */
export const videoAccessText = catalogue("videoAccess", {
  title: pageTitles["/videoChannel/apply"],
  form: { zh: "接入申请", en: "Application" },
  steps: {
    label: { zh: "接入进度", en: "Progress" },
    apply: { zh: "提交申请", en: "Apply" },
    platform: { zh: "平台审核", en: "Review by the platform" },
    wechat: { zh: "微信开通", en: "Set-up at WeChat" },
    passed: { zh: "已接入", en: "Connected" },
  },
  states: {
    done: { zh: "已完成", en: "Done" },
    current: { zh: "进行中", en: "Under way" },
    failed: { zh: "未通过", en: "Refused" },
    waiting: { zh: "未开始", en: "Not begun" },
  },
  hints: {
    none: {
      zh: "提交申请后先由平台审核，再由微信开通",
      en: "The platform reviews your application, then WeChat sets the channel up.",
    },
    reviewing: { zh: "申请已提交，平台审核中，请耐心等待", en: "The platform is reviewing your application." },
    opening: { zh: "平台已通过，微信正在开通", en: "The platform has passed it. WeChat is setting the channel up." },
    passed: { zh: "店铺已接入视频号，可以添加视频号商品", en: "Your shop is connected. You can add products now." },
    refused: { zh: "申请未通过：{{reason}}", en: "The application was refused: {{reason}}" },
  },
  again: { zh: "修改后可以再次提交", en: "Change what is wrong and apply again." },
  fill: { zh: "填写申请", en: "Fill in the application" },
  toDrafts: { zh: "去草稿列表", en: "To the drafts" },
  done: { zh: "提交成功", en: "Submitted" },
});
