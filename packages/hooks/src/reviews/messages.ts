import { catalogue, type TextKey } from "../core";

/** The sentences of the list of reviews and of the dialog of one. */
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
    isReply: { zh: "回复状态", en: "Answered" },
    isReplyPlaceholder: { zh: "请选择回复状态", en: "Any reply status" },
    answered: { zh: "已回复", en: "Answered" },
    open: { zh: "未回复", en: "Not answered" },
    product: { zh: "商品搜索", en: "Product" },
    productPlaceholder: { zh: "请输入商品名称", en: "Enter a product's name" },
  },
  list: {
    title: { zh: "商品评论", en: "Reviews" },
    add: { zh: "添加自评", en: "Add own review" },
    empty: { zh: "暂无商品评论", en: "No reviews yet" },
    emptyHint: {
      zh: "买家评价商品后会出现在这里，也可以先添加自评",
      en: "What buyers say of your products appears here. You may add a review of your own.",
    },
    closed: { zh: "|(已注销)", en: "|(account closed)" },
    own: { zh: "自评", en: "Own" },
    stars: { zh: "{{count}} 星", en: "{{count}} {{count|star|stars}}" },
    pictureOf: { zh: "{{name}} 的评价图片 {{order}}", en: "Picture {{order}} of {{name}}'s review" },
    row: { zh: "{{nickname}} 的评价 {{id}}", en: "review {{id}} by {{nickname}}" },
  },
  answer: {
    title: { zh: "回复", en: "Answer" },
    about: { zh: "回复 {{nickname}}：{{comment}}", en: "To {{nickname}}: {{comment}}" },
    done: { zh: "回复成功", en: "Answered" },
  },
  remove: {
    hint: { zh: "删除后不能恢复，买家也不再看到这条评价", en: "This cannot be undone, and buyers no longer see the review." },
  },
  form: {
    product: { zh: "商品", en: "Product" },
    chooseProduct: { zh: "选择商品", en: "Choose product" },
    changeProduct: { zh: "更换商品", en: "Change product" },
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
    nicknameEmpty: { zh: "请填写用户昵称", en: "Enter a nickname" },
    nicknameLong: { zh: "用户昵称最多 {{nickname}} 个字", en: "A nickname takes at most {{nickname}} characters" },
    commentEmpty: { zh: "请填写评价内容", en: "Enter the review" },
    commentLong: { zh: "评价内容最多 {{comment}} 个字", en: "A review takes at most {{comment}} characters" },
    starEmpty: { zh: "评价星级不能为空", en: "Choose how many stars" },
    avatarEmpty: { zh: "请选择用户头像", en: "Choose the user's picture" },
  },
});

/** The name of a sentence about reviews. */
export type ReviewTextKey = TextKey<typeof reviewText.zh>;
