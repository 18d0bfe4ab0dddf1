/** Texts of spreadsheets of products and of faults in their rows. */
export const transferMessages = {
  productSheet: { zh: "商品", en: "Products" },
  stockSheet: { zh: "库存", en: "Stock" },
  productTemplate: { zh: "商品导入模板", en: "Product import template" },
  stockTemplate: { zh: "库存导入模板", en: "Stock import template" },
  otherBrand: { zh: "其他", en: "Other" },
  flags: { yes: { zh: "是", en: "Yes" }, no: { zh: "否", en: "No" } },
  deliveries: { "1": { zh: "商家配送", en: "Delivery" }, "2": { zh: "到店自提", en: "Pick-up" } },
  unlikeRows: {
    zh: "同一商品各行的“{{column}}”不一致，请改为相同，或只在一行填写",
    en: "The rows of this product differ in “{{column}}”. Make them the same, or fill in one alone.",
  },
  productMissing: {
    zh: "没有ID为 {{id}} 的商品，请检查商品ID；新增商品请留空",
    en: "No product has the number {{id}}. Leave it empty to add one.",
  },
  skuMissing: {
    zh: "该商品没有ID为 {{id}} 的规格，请检查规格ID；新增规格请留空",
    en: "This product has no SKU {{id}}. Leave it empty to add one.",
  },
  shortened: {
    zh: "Excel 把编号缩短成了科学计数法，后面的几位已经丢失，请填写完整的编号，并把这一列设为文本",
    en: "Excel has shortened the number, and its last digits are lost. Enter all of them, and make the column text.",
  },
  zerosLost: {
    zh: "与现有编号“{{before}}”只差前面的 0，可能是 Excel 去掉的，确定改为“{{after}}”吗？",
    en: "It differs from the stored “{{before}}” by zeros in front alone, which Excel may have taken away. Change it to “{{after}}”?",
  },
  takeDown: {
    zh: "商品在架，除价格和库存外的修改需要先下架，确定下架并修改吗？",
    en: "The product is published. Other changes than of price and stock unpublish it. Unpublish and change it?",
  },
  notANumber: { zh: "请输入数字", en: "Enter a number." },
  skuTwice: { zh: "第 {{row}} 行已经是这个规格，请删除其中一行", en: "Row {{row}} is this SKU already. Delete one of them." },
  specsFixed: {
    zh: "不能通过导入修改商品的规格名，请在商品编辑中修改",
    en: "An import cannot change which specs a product has. Change them in its form.",
  },
  specsWithoutNames: { zh: "填写了规格值，请同时填写规格名", en: "There are spec values. Enter the spec names as well." },
  valuesUnlikeNames: {
    zh: "规格值须与规格名一一对应，用逗号、顿号、分号或竖线隔开：共 {{names}} 个规格名，{{values}} 个规格值",
    en: "Give one value for each spec, separated by commas: there are {{names}} specs and {{values}} values.",
  },
  yesOrNo: { zh: "请填写“是”或“否”", en: "Enter Yes or No." },
  typeUnknown: { zh: "商品类型请填写“普通商品”或“虚拟商品”", en: "Enter Ordinary or Virtual." },
  deliveryUnknown: {
    zh: "配送方式请填写“商家配送”“到店自提”，两种都支持时用“；”隔开",
    en: "Enter Delivery or Pick-up, or both joined by “;”.",
  },
  nameUnknown: {
    zh: "没有找到“{{name}}”，或有多个同名，请填写完整路径，如：上级/下级",
    en: "“{{name}}” is unknown, or there are several. Enter the whole way to it, such as Parent/Child.",
  },
  nameEmpty: { zh: "请填写商品名称或商品ID", en: "Enter a name or a product ID." },
  skuUnknown: {
    zh: "没有找到对应的规格，请填写规格ID，或商品ID和规格值，或商品编号",
    en: "No SKU was found. Enter its ID, or its product's ID and values, or its item number.",
  },
  barCodeTwice: {
    zh: "有 {{count}} 个规格的商品编号都是“{{code}}”，请填写规格ID",
    en: "{{count}} {{count|SKU has|SKUs have}} the number “{{code}}”. Enter the SKU ID.",
  },
  stockWrong: { zh: "请输入 0～{{limit}} 的整数", en: "Enter a whole number from 0 to {{limit}}." },
  example: {
    name: { zh: "示例：明前龙井（导入前请删除示例行）", en: "Example: spring tea (delete these rows before importing)" },
    intro: { zh: "今年的新茶", en: "This year's tea" },
    unit: { zh: "罐", en: "tin" },
    categories: { zh: "上级分类/下级分类", en: "Parent/Child" },
    platformCategory: { zh: "一级/二级/三级", en: "Level 1/Level 2/Level 3" },
    template: { zh: "运费模板名称", en: "Name of the template" },
    picture: { zh: "https://…（素材库中图片的地址）", en: "https://… (address of a picture of the gallery)" },
    specNames: { zh: "规格,等级", en: "Size,Grade" },
    values: [
      { zh: "100克,特级", en: "100 g,Finest" },
      { zh: "250克,特级", en: "250 g,Finest" },
    ],
  },
} as const;
