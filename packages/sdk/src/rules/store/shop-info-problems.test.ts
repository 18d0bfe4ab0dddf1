import { expect, test } from "vitest";
import { openingGaps } from "./opening-gaps";
import { type ShopInfoFields, shopInfoProblems } from "./shop-info-problems";

const info: ShopInfoFields = {
  ...{ avatar: "a.png", backImage: "b.png", streetBackImage: "c.png", coverImage: "d.png", rectangleLogo: "e.png" },
  ...{ intro: "好茶", keywords: "茶", serviceType: "phone", serviceLink: "", servicePhone: "0571-88888888", alertStock: 0 },
  ...{ addressDetail: "浙江省杭州市文三路 90 号", latitude: "30.27", longitude: "120.15" },
};
const keysOf = (changed: Partial<ShopInfoFields>) =>
  Object.entries(shopInfoProblems({ ...info, ...changed })).map(([field, problem]) => [field, problem?.key]);

test("a whole one is right, also without a link where buyers call", () => expect(shopInfoProblems(info)).toEqual({}));

test("each field says what it lacks", () => {
  const blank = Object.fromEntries(Object.entries(info).map(([name, value]) => [name, typeof value === "string" ? " " : undefined]));
  expect(Object.keys(shopInfoProblems({ ...info, ...blank, serviceType: "H5" })).sort()).toEqual(
    Object.keys(info)
      .filter((name) => !["serviceType", "servicePhone"].includes(name))
      .sort(),
  );
});

test.each<[string, Partial<ShopInfoFields>]>([
  ["serviceLinkWrong", { serviceType: "H5", serviceLink: "javascript:alert(1)" }],
  ["serviceLinkWrong", { serviceType: "H5", serviceLink: "www.shop.test" }],
  ["servicePhoneWrong", { servicePhone: "12345" }],
  ["alertStockWrong", { alertStock: -1 }],
  ["alertStockWrong", { alertStock: 10_000 }],
  ["alertStockWrong", { alertStock: 1.5 }],
  ["coordinatesWrong", { latitude: "90.1" }],
  ["coordinatesWrong", { longitude: "east" }],
  ["introLong", { intro: "茶".repeat(201) }],
])("%s", (key, changed) => expect(keysOf(changed).map(([, found]) => found)).toEqual([key]));

test("a shop opens with three pictures and one way to be reached", () => {
  expect(openingGaps(info)).toEqual([]);
  expect(openingGaps({ ...info, avatar: "", servicePhone: "" })).toEqual(["avatar", "service"]);
});
