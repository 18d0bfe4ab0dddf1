import type { Schema } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { platformLeaves } from "./platform-leaves";
import { newProduct, type ProductForm } from "./product-form";
import { withCollected } from "./with-collected";
import { productInput } from "./product-form-input";
import { productProblems } from "./product-form-rules";
import { firstWrong } from "../../form";
import { fieldsOfStep, formSteps } from "./product-form-steps";
import { productLock } from "./product-lock";
import { isMp4, slidesIn, sliderOf } from "./product-slides";
import { setCells } from "../matrix/sku-cells";
import { setMulti } from "../matrix/sku-specs";

const whole: ProductForm = {
  ...newProduct,
  ...{ name: "龙井", cateIds: [3], categoryId: 9, brandId: 0, unitName: "罐", tempId: 1, intro: "明前", image: "/files/a.png" },
  sliderImages: ["/files/a.png"],
  matrix: setCells(newProduct.matrix, new Map([["", { image: "/files/a.png", price: "12.00" }]])),
};

test("an empty form says of every required field what it lacks, to the letter", () => {
  expect(productProblems(newProduct)).toMatchObject({
    name: "problems.nameEmpty",
    cateIds: "problems.cateIdsEmpty",
    categoryId: "problems.categoryIdEmpty",
    brandId: "problems.brandIdEmpty",
    unitName: "problems.unitNameEmpty",
    tempId: "problems.templateEmpty",
    intro: "problems.introEmpty",
    image: "problems.imageEmpty",
    sliderImages: "problems.sliderEmpty",
    matrix: "请填写售价",
  });
  expect(productProblems({ ...newProduct, matrix: setMulti(newProduct.matrix, true) }).matrix).toBe("请填写多规格属性！");
  expect(productProblems(whole)).toEqual({});
});

test("limits are those of the contract, and a brand of 0 is one", () => {
  const many = Array.from({ length: 11 }, (_, at) => `/files/${at}.png`);
  expect(productProblems({ ...whole, name: "茶".repeat(129), intro: "茶".repeat(251), unitName: "罐".repeat(33) })).toMatchObject({
    name: "problems.nameLong",
    intro: "problems.introLong",
    unitName: "problems.unitNameLong",
  });
  expect(productProblems({ ...whole, sliderImages: many }).sliderImages).toBe("problems.sliderFull");
  expect(productProblems({ ...whole, sliderImages: [`https://cdn.test/${"a".repeat(2000)}.png`] }).sliderImages).toBe(
    "problems.sliderLong",
  );
  expect(productProblems({ ...whole, sort: 10_000 }).sort).toBe("problems.sortRange");
  expect(productProblems({ ...whole, sort: null }).sort).toBe("problems.sortRange");
  expect(productProblems({ ...whole, video: "https://a.test/b.avi" }).video).toBe("problems.videoWrong");
  expect(productProblems({ ...whole, cateIds: Array.from({ length: 30 }, (_, at) => at + 100) }).cateIds).toBe("problems.listLong");
});

test("virtual goods need no shipping template and no delivery, and send none", () => {
  const virtual: ProductForm = { ...whole, type: 2, tempId: null, deliveryMethods: [], refundSwitch: false };
  expect(productProblems(virtual)).toEqual({});
  expect(productInput({ ...virtual, tempId: 7, deliveryMethods: [2] })).toMatchObject({
    type: 2,
    tempId: 0,
    deliveryMethod: "1",
    refundSwitch: false,
  });
  expect(productProblems({ ...whole, deliveryMethods: [] }).deliveryMethods).toBe("problems.deliveryEmpty");
});

test("a video travels first in the slider, and comes back beside it", () => {
  const slider = sliderOf({ sliderImages: ["/a.png", "/b.png"], video: " /c.mp4 " });
  expect(slider).toBe('["/c.mp4","/a.png","/b.png"]');
  expect(slidesIn(slider)).toEqual({ sliderImages: ["/a.png", "/b.png"], video: "/c.mp4" });
  expect(slidesIn("{broken")).toEqual({ sliderImages: [], video: "" });
  expect([isMp4("https://a.test/b.MP4?x=1"), isMp4("b.mp4"), isMp4("https://a.test/b.png")]).toEqual([true, false, false]);
});

test("a save asks for what was wished, and otherwise hands back what was stored", () => {
  const stored = { ...whole, kept: { flatPattern: "/f.png", isPaidMember: true, isAutoUp: true } };
  expect(productInput(stored)).toMatchObject({ flatPattern: "/f.png", isPaidMember: true, isAutoUp: true, isAutoSubmitAudit: false });
  expect(productInput(stored, { isAutoUp: false, isAutoSubmitAudit: true })).toMatchObject({ isAutoUp: false, isAutoSubmitAudit: true });
});

test("what a page does not say stays as it was typed", () => {
  const collected: Schema<"CollectedProduct"> = {
    ...{ image: "https://a.test/1.jpg", sliderImage: '["https://a.test/1.jpg"]', name: "白茶", intro: "", keyword: null },
    ...{ cateId: null, categoryId: null, brandId: null, unitName: null, tempId: null, price: "9.00", otPrice: null, cost: null, stock: 0 },
    ...{ specType: false, content: '<img src="//a.test/2.jpg">', attr: [{ attrName: "规格", attrValues: "默认" }] },
    attrValue: [
      {
        ...{ sku: "默认", stock: 0, price: "9.00", cost: "0.00", otPrice: "9.00", image: "https://a.test/1.jpg", weight: "0.00" },
        ...{ volume: "0.00", brokerage: 0, brokerageTwo: 0, barCode: null, attrValue: '{"规格":"默认"}' },
      },
    ],
  };
  const form = withCollected({ ...whole, unitName: "盒" }, collected);
  expect(form).toMatchObject({ name: "白茶", intro: "明前", unitName: "盒", cateIds: [3], image: "https://a.test/1.jpg" });
  expect(form.content).toBe('<img src="https://a.test/2.jpg">');
  expect(productInput(form).attrValue).toMatchObject([{ price: "9.00" }]);
  expect(productInput(form).attrValue[0]).not.toHaveProperty("id");
});

test("the first wrong field is found in the order of the steps", () => {
  expect(firstWrong({ steps: formSteps, fieldsOf: fieldsOfStep }, ["sort", "matrix", "intro", "name"])).toEqual({
    step: "facts",
    field: "name",
  });
  expect(firstWrong({ steps: formSteps, fieldsOf: fieldsOfStep }, ["sort", "matrix"])).toEqual({ step: "matrix", field: "matrix" });
  expect(firstWrong({ steps: formSteps, fieldsOf: fieldsOfStep }, ["root"])).toBeUndefined();
  const all = Object.values(fieldsOfStep).flat();
  expect(new Set(all).size).toBe(all.length);
});

test("what stands in the way of an edit stands in nobody else's", () => {
  const product = { type: 0, isShow: true, isAudit: false, isRecycle: false };
  expect(productLock("edit", product)).toBe("notices.onShelf");
  expect(productLock("edit", { ...product, isShow: false, isAudit: true })).toBe("notices.inReview");
  expect(productLock("edit", { ...product, isRecycle: true })).toBe("notices.recycled");
  expect(productLock("copy", { ...product, type: 5 })).toBe("notices.otherType");
  expect([productLock("copy", product), productLock("view", { ...product, type: 5 }), productLock("edit", undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("of the platform's tree only the third level can be chosen", () => {
  const tree = platformLeaves([
    {
      id: 1,
      name: "食品",
      childList: [
        { id: 2, name: "茶", childList: [{ id: 3, name: "绿茶" }] },
        { id: 4, name: "酒", childList: [] },
      ],
    },
    { id: 5, name: "空", childList: null },
  ]);
  expect(tree).toMatchObject([{ childList: [{ childList: [{ id: 3 }] }, { id: 4, isShow: false }] }, { id: 5, isShow: false }]);
});
