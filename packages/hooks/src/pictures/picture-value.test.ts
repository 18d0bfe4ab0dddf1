import { expect, test } from "vitest";
import { addressesIn, mostPictures, pictureList, withPictures } from "./picture-value";

const picture = (attId: number) => ({ attId, sattDir: `/files/${attId}.png` });

test("a value is one address, a list, or a list as JSON; nothing is an empty list", () => {
  expect(addressesIn("/a.png")).toEqual(["/a.png"]);
  expect(addressesIn(["/a.png", "/b.png"])).toEqual(["/a.png", "/b.png"]);
  expect(addressesIn('["/a.png","/b.png"]')).toEqual(["/a.png", "/b.png"]);
  expect(addressesIn(pictureList(["/a.png", "/b.png"]))).toEqual(["/a.png", "/b.png"]);
  expect([addressesIn(undefined), addressesIn(null), addressesIn(""), addressesIn("[]")]).toEqual([[], [], [], []]);
});

test("a broken value spoils nothing", () => {
  expect(addressesIn('["/a.png"')).toEqual([]);
  expect(addressesIn('["/a.png", 3, null]')).toEqual(["/a.png"]);
  expect(addressesIn(["/a.png", " ", "/a.png"])).toEqual(["/a.png"]);
});

test("a picture chosen twice is there once, by its id and by its address", () => {
  expect(withPictures(["/files/1.png"], [picture(2), picture(2), picture(1)])).toEqual({
    addresses: ["/files/1.png", "/files/2.png"],
    leftOut: 0,
  });
});

test("however many are chosen at once, twenty are the most", () => {
  const before = Array.from({ length: 18 }, (_, at) => `/old/${at}.png`);
  const { addresses, leftOut } = withPictures(before, [1, 2, 3, 4, 5].map(picture));
  expect(addresses).toHaveLength(mostPictures);
  expect(addresses.slice(18)).toEqual(["/files/1.png", "/files/2.png"]);
  expect(leftOut).toBe(3);
});
