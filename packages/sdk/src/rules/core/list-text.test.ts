import { expect, test } from "vitest";
import { addressEntries, countedParts, listEntries, listParts } from "./list-text";

test.each(["红,L", "红，L", "红、L", "红;L", "红；L", "红|L", "红 ｜ L", "红\nL", " 红 \r L "])("%j lists two", (text) =>
  expect(listEntries(text)).toEqual(["红", "L"]),
);

test("an empty part is seen among the parts and is no entry", () => {
  expect(listParts("红,,L")).toEqual(["红", "", "L"]);
  expect(listEntries("红,,L，")).toEqual(["红", "L"]);
});

test("commas that give the wanted number leave other separators in an entry", () => {
  expect(countedParts("红、黄,L", 2)).toEqual(["红、黄", "L"]);
  expect(countedParts("红、L", 2)).toEqual(["红", "L"]);
  expect(countedParts("红、黄", 1)).toEqual(["红、黄"]);
});

test.each([
  ["https://a.cn/1.jpg,https://a.cn/2.jpg", ["https://a.cn/1.jpg", "https://a.cn/2.jpg"]],
  ["https://a.cn/1.jpg；https://a.cn/2.jpg", ["https://a.cn/1.jpg", "https://a.cn/2.jpg"]],
  ["https://a.cn/1.jpg\r\nm/7/2.jpg", ["https://a.cn/1.jpg", "m/7/2.jpg"]],
  ["https://a.cn/1.jpg?p=resize,w_1;q|2", ["https://a.cn/1.jpg?p=resize,w_1;q|2"]],
  [
    "https://a.cn/1.jpg?p=resize,w_1, https://a.cn/2,3.png|//b.cn/4.png",
    ["https://a.cn/1.jpg?p=resize,w_1", "https://a.cn/2,3.png", "//b.cn/4.png"],
  ],
  ["https://a.cn/1.jpg?p=w_1,h_2;/files/demo/a.svg|m/7/2.jpg", ["https://a.cn/1.jpg?p=w_1,h_2", "/files/demo/a.svg", "m/7/2.jpg"]],
  ["https://a.cn/1.jpg,images/2.jpg", ["https://a.cn/1.jpg", "images/2.jpg"]],
  ["m/7/1.jpg,m/7/2.jpg|m/7/3.jpg", ["m/7/1.jpg", "m/7/2.jpg", "m/7/3.jpg"]],
  [" ,", []],
])("%j lists the addresses %j", (text, addresses) => expect(addressEntries(text)).toEqual(addresses));
