import { expect, test } from "vitest";
import { productDifferences, type ProductNames } from "./product-differences";
import { newProduct, type ProductForm } from "./product-form";
import { setCell } from "../matrix/sku-cells";
import { matrixOf } from "../matrix/sku-loading";

const names: ProductNames = {
  shopCategory: (id) => `分类${id}`,
  platformCategory: (id) => `平台${id}`,
  guarantee: (id) => `保障${id}`,
  template: (id) => `模板${id}`,
  type: () => "普通商品",
};

const sku = (values: Record<string, string>, change: object = {}) => ({
  ...{ id: 1, productId: 1, sku: Object.values(values).join(), sales: 0, stock: 3, price: "9.00", image: "/a.png" },
  ...{ cost: "1.00", otPrice: "9.00", attrValue: JSON.stringify(values), ...change },
});
const attr = (attrName: string, attrValues: string) => ({ id: 1, productId: 1, attrName, attrValues });

test("equal versions differ in nothing", () => {
  expect(productDifferences(newProduct, { ...newProduct }, names)).toEqual([]);
});

test("fields are described in words, in the order of the form", () => {
  const mine: ProductForm = {
    ...{ ...newProduct, name: "甲", cateIds: [1, 2], sort: 5, content: "<p>同样的开头，我的结尾</p>", refundSwitch: false },
  };
  const current: ProductForm = {
    ...{ ...newProduct, name: "乙", brandId: 0, tempId: 4, content: "<p>同样的开头，别人的</p>", coupons: [{ id: 1, name: "券" }] },
  };
  expect(productDifferences(mine, current, names).map(({ label, mine: one, current: other }) => [label, one, other])).toEqual([
    ["商品名称", "甲", "乙"],
    ["商户商品分类", "分类1、分类2", "无"],
    ["品牌", "无", "其他"],
    ["运费模板", "无", "模板4"],
    ["商品详情", "同样的开头，我的结尾 (10 字)", "同样的开头，别人的 (9 字)"],
    ["用户申请退款", "关闭", "开启"],
    ["排序", "5", "0"],
    ["赠送优惠券", "无", "券"],
  ]);
});

test("each different combination of the SKUs is described, whatever the order of the specs", () => {
  const rows = [sku({ 色: "红", 码: "S" }), sku({ 色: "红", 码: "M" })];
  const mine = matrixOf({ specType: true, attr: [attr("色", "红"), attr("码", "S,M")], attrValue: rows });
  const turned = [sku({ 码: "S", 色: "红" }, { price: "8.00", stock: 1 })];
  const current = matrixOf({ specType: true, attr: [attr("码", "S,M"), attr("色", "红")], attrValue: turned });
  const differences = productDifferences({ ...newProduct, matrix: mine }, { ...newProduct, matrix: current }, names);
  expect(differences.map(({ label, mine: one, current: other }) => [label, one, other])).toEqual([
    ["规格", "色 红，码 S、M", "码 S、M，色 红"],
    ["规格组合 红，S", "售价 9.00，库存 3", "售价 8.00，库存 1"],
    ["规格组合 红，M", "售价 9.00，库存 3", "没有"],
  ]);
  const [first] = mine.rows;
  const changed = setCell(mine, first?.key ?? "", "barCode", "A-1");
  expect(productDifferences({ ...newProduct, matrix: changed }, { ...newProduct, matrix: mine }, names)).toMatchObject([
    { mine: "商品编号 A-1", current: "商品编号 无" },
  ]);
});
