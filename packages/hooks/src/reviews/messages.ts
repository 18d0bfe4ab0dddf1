import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** Texts of the list of reviews and the dialog. */
export const reviewText = catalogue("reviews", {
  fields: {
    product: { zh: "商品信息", en: "Product" },
    nickname: { zh: "用户昵称", en: "Nickname" },
    star: { zh: "评价星级", en: "Stars" },
    comment: { zh: "评价内容", en: "Review" },
    answer: { zh: "回复内容", en: "Answer" },
    createTime: { zh: "评价时间", en: "Reviewed on" },
  },
  filters: {
    user: { zh: "用户搜索", en: "User" },
    dateLimit: { zh: "时间选择", en: "Period" },
    product: { zh: "商品搜索", en: "Product" },
    productPlaceholder: { zh: "请输入商品名称", en: "Enter a product's name" },
  },
  tabs: {
    label: { zh: "回复状态", en: "Reply status" },
    all: { zh: "全部", en: "All" },
    open: { zh: "未回复", en: "Not answered" },
    answered: { zh: "已回复", en: "Answered" },
  },
  export: {
    label: { zh: "导出评价", en: "Export reviews" },
    counted: { zh: "{{count}} 条评价", en: "{{count}} {{count|review|reviews}}" },
  },
  list: {
    title: pageTitles["/product/comment"],
    add: { zh: "添加自评", en: "Add own review" },
    empty: { zh: "暂无商品评论", en: "No reviews yet" },
    emptyTab: { zh: "没有“{{tab}}”的评论", en: "No review is “{{tab}}”" },
    emptyHint: {
      zh: "买家评价商品后会出现在这里，也可以先添加自评",
      en: "What buyers say of your products appears here. You may add a review of your own.",
    },
    closed: { zh: "|(已注销)", en: "|(account closed)" },
    own: { zh: "自评", en: "Own" },
    pictureOf: { zh: "{{name}} 的评价图片 {{order}}", en: "Picture {{order}} of {{name}}'s review" },
    row: { zh: "{{nickname}} 的评价 {{id}}", en: "review {{id}} by {{nickname}}" },
  },
  answer: {
    title: { zh: "回复", en: "Answer" },
    about: { zh: "回复 {{nickname}}：{{comment}}", en: "To {{nickname}}: {{comment}}" },
    aboutMany: {
      zh: "{{count}} 条未回复的评价将收到同样的回复",
      en: "{{count}} {{count|review without an answer gets|reviews without an answer get}} this one",
    },
    many: { zh: "批量回复", en: "Answer selected" },
    noneOpen: { zh: "所选评价都已回复", en: "All selected reviews are answered already" },
    template: { zh: "使用模板", en: "Use a template" },
    templatePlaceholder: { zh: "选择回复模板", en: "Choose a template" },
    done: { zh: "回复成功", en: "Answered" },
  },
  templates: {
    title: { zh: "回复模板", en: "Reply templates" },
    hint: {
      zh: "回复评价时可以直接选用，最多保存 {{max}} 个",
      en: "Ready texts to answer reviews with; {{max}} at most",
    },
    empty: { zh: "还没有回复模板", en: "No reply templates yet" },
    add: { zh: "添加模板", en: "Add template" },
    edit: { zh: "编辑模板", en: "Edit template" },
    content: { zh: "模板内容", en: "Text" },
    contentPlaceholder: { zh: "如：感谢您的支持，欢迎再来", en: "Such as: thank you, and welcome back" },
    editNamed: { zh: "编辑模板 {{order}}", en: "Edit template {{order}}" },
    removeNamed: { zh: "删除模板 {{order}}", en: "Delete template {{order}}" },
    removeQuestion: { zh: "删除这个回复模板吗", en: "Delete this template?" },
  },
  remove: {
    hint: { zh: "删除后不能恢复，买家也不再看到这条评价", en: "This cannot be undone, and buyers no longer see the review." },
  },
  form: {
    product: { zh: "商品", en: "Product" },
    sku: { zh: "商品属性", en: "SKU" },
    skuFirst: { zh: "先选择商品，再选择它的规格", en: "Choose a product first, then one of its SKUs" },
    skuTable: { zh: "商品规格", en: "Variants" },
    image: { zh: "图片", en: "Picture" },
    price: { zh: "售价（元）", en: "Price (¥)" },
    cost: { zh: "成本价（元）", en: "Cost (¥)" },
    otPrice: { zh: "原价（元）", en: "List price (¥)" },
    stock: { zh: "库存", en: "Stock" },
    nicknamePlaceholder: { zh: "请填写用户昵称", en: "Enter a nickname" },
    comment: { zh: "评价文字", en: "Review" },
    commentPlaceholder: { zh: "请填写评价内容", en: "Enter the review" },
    avatar: { zh: "用户头像", en: "User's picture" },
    pics: { zh: "评价图片", en: "Pictures" },
    picsHint: { zh: "最多 {{max}} 张，拖动可调整顺序", en: "At most {{max}}; drag them to change their order" },
  },
  problems: {
    productEmpty: { zh: "请选择商品", en: "Choose a product" },
    skuEmpty: { zh: "请选择商品属性", en: "Choose a SKU" },
    starEmpty: { zh: "评价星级不能为空", en: "Choose how many stars" },
    avatarEmpty: { zh: "请选择用户头像", en: "Choose the user's picture" },
  },
});

/** A key of the review texts. */
export type ReviewTextKey = TextKey<typeof reviewText.zh>;
