import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { pictureFile } from "../testing/picture-file";
import { boxOf, emptyCrop } from "./crop";
import { type CropOptions, useCrop } from "./use-crop";

async function open(given: Partial<CropOptions> = {}) {
  const opened = await openShop({ pictureCategories: [{ name: "茶" }] });
  let uploaded = 0;
  const { result: crop } = renderHook(() => useCrop({ onUploaded: () => (uploaded += 1), ...given }), { wrapper: opened.wrapper });
  return { ...opened, crop, uploaded: () => uploaded };
}

test("a file whose name is no picture's is refused", async () => {
  const { crop, notices } = await open();
  act(() => crop.current.choose(new File(["x"], "a.pdf")));
  expect(notices.map(({ text }) => text)).toEqual(["图片类型必须是.gif,jpeg,jpg,png,bmp中的一种"]);
  expect(crop.current.crop.source).toBeUndefined();
  act(() => crop.current.choose(pictureFile("a.PNG")));
  expect(crop.current.crop).toMatchObject({ isCropping: true, source: { is: "file", name: "a.PNG" } });
});

test("what was cut out goes into the library under the name of its picture, and the dialog is cleared", async () => {
  const { crop, client, notices, uploaded } = await open();
  act(() => crop.current.choose(pictureFile("春茶.png", 3)));
  act(() => crop.current.upload({ blob: pictureFile("cut", 4) }));
  await waitFor(() => expect(uploaded()).toBe(1));
  expect(crop.current.crop).toEqual(emptyCrop);
  expect(notices.map(({ text }) => text)).toEqual(["上传成功"]);
  const [picture] = (await client.listAttachments()).list;
  expect(picture).toMatchObject({ attType: "png", name: "春茶.png" });
});

test("a picture that was too small says so when it is used", async () => {
  const { crop, notices } = await open({ box: boxOf({ width: 1080, height: 1920 }) });
  act(() => crop.current.choose(pictureFile("a.png", 3)));
  act(() => crop.current.upload({ blob: pictureFile("cut", 7), enlarged: { width: 1080, height: 1920 } }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(["上传成功，图片偏小，已放大到 1080 × 1920 像素，可能不清晰"]));
});

test("an upload that is refused keeps the picture and says why", async () => {
  const { crop, notices, uploaded } = await open({ pid: 2147483000 });
  act(() => crop.current.choose(pictureFile("a.png", 5)));
  act(() => crop.current.upload({ blob: pictureFile("cut", 6) }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]?.kind).toBe("error");
  expect(crop.current.crop.source).toBeDefined();
  expect(uploaded()).toBe(0);
});

test("a labelled picture has the fixed box of 200 × 100, and its field's shape is chosen elsewhere until another one is", async () => {
  const { crop } = await open({ labelName: "标签" });
  expect(crop.current.box.size).toEqual({ width: 200, height: 100 });
  const { crop: other } = await open({ box: boxOf({ width: 800, height: 800 }) });
  expect([other.current.shape, other.current.box.size]).toEqual(["own", { width: 800, height: 800 }]);
  act(() => other.current.choose(pictureFile("a.png", 5)));
  act(() => other.current.dispatch({ is: "shaped", shape: "free" }));
  expect([other.current.shape, other.current.box.ratio]).toEqual(["free", undefined]);
});
