import { catalogue, type TextKey } from "../../core";

/** What the product pickers say. */
export const productText = catalogue("products", {
  zh: {
    picker: {
      title: "商品列表",
      category: "商品分类",
      categoryPlaceholder: "请选择商品分类",
      search: "商品搜索",
      keywordsPlaceholder: "请输入商品名称,关键字",
      namePlaceholder: "请输入商品名称",
      chooserPlaceholder: "请输入商品名称，关键字，产品编号",
      platformCategory: "平台商品分类",
      platformCategoryPlaceholder: "请选择平台商品分类",
      merchantCategory: "商户商品分类",
      merchantCategoryPlaceholder: "请选择商户商品分类",
      shelf: "商品状态",
      shelfPlaceholder: "请选择商品状态",
      empty: "暂无商品",
      dropNamed: "移除 {{name}}",
      basketEmpty: "还没有选择商品",
      count: "已选 {{count}} 个商品",
      countOf: "已选 {{count}} 个商品，最多 {{max}} 个",
      clear: "清空已选",
    },
    columns: {
      id: "ID",
      image: "商品图",
      name: "商品名称",
      keyword: "关键字",
      category: "商品分类",
      shelf: "商品状态",
    },
  },
  en: {
    picker: {
      title: "Products",
      category: "Category",
      categoryPlaceholder: "Choose a category",
      search: "Search products",
      keywordsPlaceholder: "Enter a name or search word",
      namePlaceholder: "Enter a name",
      chooserPlaceholder: "Enter a name, search word or number",
      platformCategory: "Platform category",
      platformCategoryPlaceholder: "Choose a platform category",
      merchantCategory: "Shop category",
      merchantCategoryPlaceholder: "Choose a shop category",
      shelf: "State",
      shelfPlaceholder: "Choose a state",
      empty: "No products yet",
      dropNamed: "Drop {{name}}",
      basketEmpty: "Nothing chosen yet",
      count: "{{count}} {{count|product|products}} chosen",
      countOf: "{{count}} {{count|product|products}} chosen, at most {{max}}",
      clear: "Clear",
    },
    columns: {
      id: "ID",
      image: "Picture",
      name: "Product",
      keyword: "Search words",
      category: "Category",
      shelf: "State",
    },
  },
});

/** The name of a sentence about products. */
export type ProductTextKey = TextKey<typeof productText.zh>;
