import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** Texts of the list of shipping templates and the form. */
export const templateText = catalogue("shippingTemplates", {
  list: {
    title: pageTitles["/operation/freightSet"],
    empty: { zh: "暂无运费模板", en: "No shipping templates yet" },
    emptyHint: { zh: "添加模板后，发布商品时可以选择", en: "Add one, to give it to products." },
    add: { zh: "添加运费模板", en: "Add shipping template" },
    keywordsPlaceholder: { zh: "请输入模板名称", en: "Part of the name" },
  },
  remove: {
    question: { zh: "确定要删除运费模板“{{name}}”吗？", en: "Delete the shipping template “{{name}}”?" },
    hint: { zh: "正在被商品使用的模板不能删除", en: "One that products use cannot be deleted." },
  },
  template: {
    addTitle: { zh: "添加运费模板", en: "Add shipping template" },
    editTitle: { zh: "编辑运费模板", en: "Edit shipping template" },
    viewTitle: { zh: "运费模板详情", en: "Shipping template" },
    sortHint: { zh: "数字越大越靠前", en: "Higher numbers come first." },
    partlyHint: { zh: "下列区域收取运费，其他区域包邮", en: "These regions pay; shipping into all others is free." },
    customHint: { zh: "没有单独设置的区域按默认运费收取", en: "Regions without a row of their own pay the default." },
    freesHint: { zh: "同时达到数量和金额时包邮", en: "Free where both the quantity and the amount are reached." },
    freesNone: { zh: "没有指定包邮区域", en: "No region is free." },
    row: { zh: "第 {{row}} 行", en: "Row {{row}}" },
    country: { zh: "全国", en: "Whole country" },
    countryDefault: { zh: "全国（默认运费）", en: "Whole country (default)" },
    places: { zh: "送达到", en: "Into" },
    placesPlaceholder: { zh: "请选择区域", en: "Choose regions" },
    addRegion: { zh: "添加区域", en: "Add regions" },
    addFree: { zh: "添加指定包邮区域", en: "Add free regions" },
    removeRow: { zh: "删除第 {{row}} 行", en: "Remove row {{row}}" },
    yuan: { zh: "元", en: "CNY" },
  },
  first: { pieces: { zh: "首件", en: "First" }, weight: { zh: "首重", en: "First" }, volume: { zh: "首体积", en: "First" } },
  renewal: {
    pieces: { zh: "续件", en: "Each further" },
    weight: { zh: "续重", en: "Each further" },
    volume: { zh: "续体积", en: "Each further" },
  },
  number: { pieces: { zh: "包邮件数", en: "From" }, weight: { zh: "包邮重量", en: "From" }, volume: { zh: "包邮体积", en: "From" } },
  unit: { pieces: { zh: "件", en: "pcs" }, weight: { zh: "kg", en: "kg" }, volume: { zh: "m³", en: "m³" } },
  trial: {
    title: { zh: "运费试算", en: "Calculator" },
    place: { zh: "收货地区", en: "To" },
    quantity: { zh: "数量", en: "Quantity" },
    worth: { zh: "商品金额", en: "Goods" },
    postage: { zh: "运费", en: "Postage" },
    missing: {
      rows: { zh: "填好上面的运费后即可试算", en: "Fill in the rows above first." },
      place: { zh: "请选择收货地区", en: "Choose where it goes." },
      amounts: { zh: "请输入数量和金额", en: "Enter the quantity and the amount." },
    },
    by: {
      everywhere: { zh: "全国包邮", en: "Free everywhere" },
      elsewhere: { zh: "该地区不在运费区域内，包邮", en: "No row names this region: free" },
      free: {
        zh: "包邮区域第 {{row}} 行：满 {{number}} {{unit}}且满 {{price}} 元包邮",
        en: "Free regions, row {{row}}: free from {{number}} {{unit}} and from CNY {{price}}",
      },
      first: {
        zh: "运费第 {{row}} 行：{{first}} {{unit}}以内 {{firstPrice}} 元",
        en: "Postage, row {{row}}: CNY {{firstPrice}} up to {{first}} {{unit}}",
      },
      region: {
        zh: "运费第 {{row}} 行：首 {{first}} {{unit}} {{firstPrice}} 元，加收 {{renewals}} 次续费，每 {{renewal}} {{unit}} {{renewalPrice}} 元",
        en: "Postage, row {{row}}: CNY {{firstPrice}} for the first {{first}} {{unit}}, and {{renewals}} times CNY {{renewalPrice}} for each further {{renewal}} {{unit}}",
      },
    },
  },
});

/** A key of the shipping template texts. */
export type TemplateTextKey = TextKey<typeof templateText.zh>;
