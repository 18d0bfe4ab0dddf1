import { expect, test } from "vitest";
import { croppedModel, uploadModel } from "./upload-model";

test("a model that is not given is the first segment of the page's path", () => {
  expect(uploadModel("selfUpload", "/coupon/list")).toBe("selfUpload");
  expect([uploadModel(undefined, "/coupon/list/save"), uploadModel("", "/maintain/picture")]).toEqual(["coupon", "maintain"]);
  expect([uploadModel(undefined, "/"), uploadModel(undefined, "/商品/列表")]).toEqual(["product", "product"]);
});

test("a crop goes under product when nothing else is named", () => {
  expect([croppedModel(undefined), croppedModel("selfUpload")]).toEqual(["product", "selfUpload"]);
});
