import { productRuleMessages } from "@shopkeeper/sdk/rules/products";
import { catalogue, type TextKey, type TextParams } from "../../texts";

/** Texts of the specs and SKUs of a product. */
export const skuText = catalogue("skus", {
  /** Spec and value of a product with a single SKU; the same on the wire in every language. */
  singleSpec: {
    name: { zh: "规格", en: "规格" },
    value: { zh: "默认", en: "默认" },
  },
  columns: {
    image: { zh: "图片", en: "Picture" },
    brokerage: { zh: "一级返佣(%)", en: "Commission 1 (%)" },
    brokerageTwo: { zh: "二级返佣(%)", en: "Commission 2 (%)" },
    price: { zh: "售价（元）", en: "Price (¥)" },
    vipPrice: { zh: "会员价（元）", en: "Member price (¥)" },
    cost: { zh: "成本价（元）", en: "Cost (¥)" },
    otPrice: { zh: "原价（元）", en: "List price (¥)" },
    stock: { zh: "库存", en: "Stock" },
    barCode: { zh: "商品编号", en: "Code" },
    weight: { zh: "重量（KG）", en: "Weight (kg)" },
    volume: { zh: "体积(m³)", en: "Volume (m³)" },
    stockPlace: { zh: "货位", en: "Stock place" },
    actions: { zh: "操作", en: "Actions" },
  },
  specs: {
    label: { zh: "商品规格", en: "Specs" },
    template: { zh: "选择规格", en: "Choose specs" },
    templatePlaceholder: { zh: "请选择属性", en: "Choose a template" },
    noTemplates: { zh: "暂无规格模板", en: "No templates yet" },
    apply: { zh: "确认", en: "Use" },
    addRule: { zh: "新建规格模板", en: "New template" },
    addSpec: { zh: "添加新规格", en: "Add a spec" },
    tip: { zh: "规格值支持拖拽排序,调整默认选中的规格", en: "Drag values into order; the first is chosen for buyers at the start" },
    empty: { zh: "选择一个规格模板，或添加新规格，例如：颜色、尺码", en: "Choose a template or add a spec: colour, size …" },
    replaced: { zh: "已使用模板“{{name}}”，可以撤销", en: "The specs of “{{name}}” are used. You can undo this." },
  },
  batch: {
    title: { zh: "批量设置", en: "Set for all" },
    apply: { zh: "批量添加", en: "Fill in" },
    filled: { zh: "已填入 {{count}} 行", en: "Rows filled: {{count}}" },
    nothing: { zh: "先在批量设置里填写要填入的内容", en: "Type what to fill in first" },
  },
  grid: {
    label: { zh: "规格明细", en: "Variants" },
    singleLabel: { zh: "商品规格", en: "SKU" },
    single: { zh: "默认", en: "Default" },
    range: { zh: "价格设置范围 0.01~999999.99", en: "Prices are 0.01 to 999999.99" },
    remove: { zh: "删除", en: "Remove" },
    removeOf: { zh: "删除组合 %", en: "Remove %" },
    removed: { zh: "已删除组合“{{name}}”，可以撤销", en: "“{{name}}” is removed. You can undo this." },
    whole: { zh: "全部sku", en: "All variants" },
    show: { zh: "展示", en: "Show" },
    hide: { zh: "收起", en: "Hide" },
    takenOut: { zh: "已删除 {{count}} 个组合", en: "Removed combinations: {{count}}" },
    wholeShown: { zh: "已展示全部组合，其中 {{count}} 个是删除过的", en: "All combinations are shown; removed earlier: {{count}}" },
    count: { zh: "共 {{count}} 个组合", en: "Combinations: {{count}}" },
    undo: { zh: "撤销", en: "Undo" },
    redo: { zh: "重做", en: "Redo" },
    undone: { zh: "已撤销", en: "Undone" },
    redone: { zh: "已重做", en: "Done again" },
    keys: {
      zh: "方向键移动，Enter 或直接输入修改，Ctrl+C、Ctrl+V 复制粘贴，Ctrl+D 向下填充，Ctrl+Z 撤销，按 Esc 后用 Tab 离开表格",
      en: "Arrows move, Enter or typing edits, Ctrl+C and Ctrl+V copy and paste, Ctrl+D fills down, Ctrl+Z undoes, Tab after Esc leaves the grid",
    },
    choosePictureOf: { zh: "选择 % 的图片", en: "Choose the picture of %" },
    pictureOf: { zh: "% 的图片", en: "Picture of %" },
    noPicture: { zh: "未选图片，使用商品封面图", en: "None of its own: the cover is used" },
    copied: { zh: "已复制 {{count}} 格", en: "Cells copied: {{count}}" },
    pasted: { zh: "已粘贴 {{count}} 格", en: "Cells pasted: {{count}}" },
    filledDown: { zh: "已向下填充", en: "Filled down" },
    cleared: { zh: "已清空 {{count}} 格", en: "Cells cleared: {{count}}" },
    nothingToPaste: { zh: "剪贴板里没有可以粘贴的文字", en: "There is no text to paste" },
  },
  paste: {
    title: { zh: "有内容无法粘贴", en: "Some of it cannot be pasted" },
    intro: {
      zh: "{{taken}} 格可以粘贴，下面 {{count}} 格不行。",
      en: "{{taken}} {{taken|cell|cells}} can be pasted; {{count|this|these}} {{count}} cannot.",
    },
    fault: { zh: "第 {{row}} 行 {{column}}：“{{text}}” {{problem}}", en: "Row {{row}}, {{column}}: “{{text}}” {{problem}}" },
    more: { zh: "还有 {{count}} 格", en: "{{count}} more" },
    beyondRows: {
      zh: "有 {{count}} 行超出了表格，不会粘贴。",
      en: "{{count}} {{count|row lies|rows lie}} beyond the table and {{count|is|are}} not pasted.",
    },
    beyondColumns: {
      zh: "有 {{count}} 列超出了表格，不会粘贴。",
      en: "{{count}} {{count|column lies|columns lie}} beyond the table and {{count|is|are}} not pasted.",
    },
    apply: { zh: "粘贴其余 {{count}} 格", en: "Paste the other {{count}}" },
  },
  problems: {
    specsEmpty: { zh: "请填写多规格属性！", en: "Enter the specs" },
    nothingLeft: {
      zh: "所有组合都删除了，请展示全部sku，或修改规格",
      en: "All combinations are removed. Show all SKUs, or change the specs.",
    },
    empty: { zh: "请填写", en: "Fill this in" },
    priceEmpty: { zh: "请填写售价", en: "Enter a price" },
    notWhole: { zh: "请输入整数", en: "Enter a whole number" },
    shortened: { zh: "Excel 把编号缩短成了科学计数法，请填写完整的编号", en: "Excel has shortened the number. Enter all of it" },
    notMeasure: { zh: "请输入数字，最多三位小数", en: "Enter a number with at most three decimals" },
    notDecimal: { zh: "请输入数字，最多两位小数", en: "Enter a number with at most two decimals" },
    priceRange: { zh: "价格设置范围 0.01~999999.99", en: "Prices are 0.01 to 999999.99" },
    tooMuch: { zh: "最多 {{max}}", en: "At most {{max}}" },
    textLong: { zh: "最多 {{max}} 个字", en: "At most {{max}} characters" },
    ...productRuleMessages,
  },
  warnings: {
    zero: { zh: "售价是 0，会免费卖出", en: "The price is 0: it sells for nothing" },
    untouched: { zh: "售价还是 0.01，是不是忘了填？", en: "The price is still 0.01. Forgotten?" },
    belowCost: { zh: "售价低于成本价 {{cost}}", en: "Below the cost of {{cost}}" },
    tenfold: { zh: "是原来售价 {{before}} 的 10 倍以上", en: "Ten times the old price of {{before}}, or more" },
    tenth: { zh: "不到原来售价 {{before}} 的十分之一", en: "A tenth of the old price of {{before}}, or less" },
  },
  notes: {
    problems: { zh: "{{count}} 处需要修改", en: "To put right: {{count}}" },
    warnings: { zh: "{{count}} 个售价看起来不对", en: "Prices that look wrong: {{count}}" },
    next: { zh: "查看", en: "Show" },
  },
});

/** A key of the SKU texts. */
export type SkuTextKey = TextKey<typeof skuText.zh>;

/** A key of the SKU texts and its parameters. */
export interface SkuPhrase {
  readonly key: SkuTextKey;
  readonly params?: TextParams;
}
