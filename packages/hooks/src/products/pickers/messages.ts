import { catalogue, type TextKey } from "../../texts";

/** Texts of the product pickers. */
export const productText = catalogue("products", {
  picker: {
    title: { zh: "商品列表", en: "Products" },
    category: { zh: "商品分类", en: "Category" },
    categoryPlaceholder: { zh: "请选择商品分类", en: "Choose a category" },
    search: { zh: "商品搜索", en: "Search products" },
    keywordsPlaceholder: { zh: "请输入商品名称,关键字", en: "Enter a name or search word" },
    namePlaceholder: { zh: "请输入商品名称", en: "Enter a name" },
    chooserPlaceholder: { zh: "请输入商品名称，关键字，商品编号", en: "Enter a name, search word or number" },
    platformCategory: { zh: "平台商品分类", en: "Platform category" },
    platformCategoryPlaceholder: { zh: "请选择平台商品分类", en: "Choose a platform category" },
    merchantCategory: { zh: "商户商品分类", en: "Shop category" },
    merchantCategoryPlaceholder: { zh: "请选择商户商品分类", en: "Choose a shop category" },
    shelf: { zh: "商品状态", en: "State" },
    shelfPlaceholder: { zh: "请选择商品状态", en: "Choose a state" },
    empty: { zh: "暂无商品", en: "No products yet" },
    basketEmpty: { zh: "还没有选择商品", en: "Nothing chosen yet" },
    count: { zh: "已选 {{count}} 个商品", en: "{{count}} {{count|product|products}} chosen" },
    countOf: { zh: "已选 {{count}} 个商品，最多 {{max}} 个", en: "{{count}} {{count|product|products}} chosen, at most {{max}}" },
    choose: { zh: "选择商品", en: "Choose a product" },
    change: { zh: "更换商品", en: "Change the product" },
    taken: { zh: "已参加", en: "Takes part" },
  },
  columns: {
    image: { zh: "商品图", en: "Picture" },
    name: { zh: "商品名称", en: "Product" },
    keyword: { zh: "关键字", en: "Search words" },
    category: { zh: "商品分类", en: "Category" },
    shelf: { zh: "商品状态", en: "State" },
  },
});

/** A key of the product texts. */
export type ProductTextKey = TextKey<typeof productText.zh>;
