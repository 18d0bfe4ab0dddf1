import { expect, test } from "vitest";
import { dataPicture } from "./data-picture";

test("a picture in an address becomes a file", async () => {
  const file = dataPicture("data:image/png;base64,iVBORw0KGgo=", "1");
  expect([file?.name, file?.type, file?.size]).toEqual(["1.png", "image/png", 8]);
  expect(dataPicture("DATA:image/JPEG;charset=utf-8;base64,/9j/\n/9g=", "2")).toMatchObject({ name: "2.jpg", type: "image/jpeg" });
  const svg = dataPicture("data:image/svg+xml;utf8,%3Csvg%2F%3E", "3");
  expect([svg?.name, await svg?.text()]).toEqual(["3.svg", "<svg/>"]);
});

test("what is no picture, or broken, is none", () => {
  for (const address of [
    "data:text/html,<b>x",
    "data:image/png;base64,%%%",
    "data:image/png;base64,",
    "data:image/png",
    "https://a.test/x.png",
    "",
  ]) {
    expect(dataPicture(address, "x"), address).toBeUndefined();
  }
});
