import { act, renderHook, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { pictureFile } from "../testing/picture-file";
import type { PictureValue } from "./picture-value";
import { useImagePicker } from "./use-image-picker";

async function open(value: PictureValue | undefined, isMultiple: boolean) {
  const opened = await openShop();
  const { result: picker } = renderHook(
    () => {
      const [held, setHeld] = useState(value);
      return useImagePicker({ value: held, isMultiple, onChange: setHeld });
    },
    { wrapper: opened.wrapper },
  );
  return { ...opened, picker };
}

const pictures = (...ids: number[]) => ids.map((attId) => ({ attId, sattDir: `/${attId}.png` }));

test("a single picture is replaced by the one that is chosen", async () => {
  const { picker } = await open("/old.png", false);
  act(() => picker.current.take(pictures(3)));
  expect(picker.current.addresses).toEqual(["/3.png"]);
  act(() => picker.current.remove("/3.png"));
  expect(picker.current.addresses).toEqual([]);
});

test("several are added in their order, moved and removed", async () => {
  const { picker } = await open('["/1.png"]', true);
  act(() => picker.current.take(pictures(3, 1, 2)));
  expect(picker.current.addresses).toEqual(["/1.png", "/3.png", "/2.png"]);
  act(() => picker.current.move(2, 0));
  act(() => picker.current.remove("/3.png"));
  expect(picker.current.addresses).toEqual(["/2.png", "/1.png"]);
});

test("twenty are the most, and what does not fit is told", async () => {
  const { picker, notices } = await open(undefined, true);
  act(() => picker.current.take(pictures(...Array.from({ length: 23 }, (_, at) => at + 1))));
  expect(picker.current.addresses).toHaveLength(20);
  expect(picker.current.isFull).toBe(true);
  expect(notices.map(({ text }) => text)).toEqual(["最多选择 20 张图片，有 3 张没有加入"]);
});

test("a picture that is too large is told, and made smaller where it can be: the smaller one takes its place", async () => {
  const large = { attId: 1, sattDir: "/large.png", bytes: 7_000_000 };
  const opened = await openShop();
  const asked: unknown[] = [];
  const shrink = async (address: string, maxBytes: number) => {
    asked.push([address, maxBytes]);
    return pictureFile("smaller.jpg", 9);
  };
  const { result: picker } = renderHook(
    () => {
      const [held, setHeld] = useState<PictureValue>(["/small.png"]);
      return useImagePicker({ value: held, isMultiple: true, maxBytes: 512_000, shrink, onChange: setHeld });
    },
    { wrapper: opened.wrapper },
  );
  act(() => picker.current.take([{ attId: 2, sattDir: "/other.png", bytes: 900 }]));
  expect(picker.current.large).toBeUndefined();
  act(() => picker.current.take([large]));
  expect(picker.current.large).toMatchObject({ count: 1, isShrinking: false });
  await act(async () => picker.current.large?.shrink?.());
  await waitFor(() => expect(picker.current.large).toBeUndefined());
  expect(asked).toEqual([["/large.png", 512_000]]);
  const [uploaded] = (await opened.client.listAttachments()).list;
  expect(picker.current.addresses).toEqual(["/small.png", "/other.png", uploaded?.sattDir]);
  expect(opened.notices.map(({ text }) => text)).toEqual(["图片已压缩"]);
});

test("a picture that cannot be made smaller stays, and says so", async () => {
  const { wrapper, notices } = await openShop();
  const shrink = () => Promise.reject(new Error("broken"));
  const { result: picker } = renderHook(
    () => {
      const [held, setHeld] = useState<PictureValue>("");
      return useImagePicker({ value: held, maxBytes: 500, shrink, onChange: setHeld });
    },
    { wrapper },
  );
  act(() => picker.current.take([{ attId: 1, sattDir: "/large.png", bytes: 7000 }]));
  await act(async () => picker.current.large?.shrink?.());
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(["图片无法压缩，请换一张较小的图片"]));
  expect(picker.current.addresses).toEqual(["/large.png"]);
});

test("a stored picture and one that came by a draft or a crop are measured, and told where they are too large", async () => {
  const { wrapper } = await openShop();
  const bytes = new Map([
    ["/stored.png", 700_000],
    ["/small.png", 9],
    ["/cropped.png", 600_000],
  ]);
  const measure = (address: string) => Promise.resolve({ bytes: bytes.get(address) });
  const { result: picker, rerender } = renderHook(({ value }) => useImagePicker({ value, isMultiple: true, maxBytes: 512_000, measure }), {
    wrapper,
    initialProps: { value: ["/gone.png", "/stored.png", "/small.png"] },
  });
  await waitFor(() => expect(picker.current.large?.count).toBe(1));
  rerender({ value: ["/small.png"] });
  expect(picker.current.large).toBeUndefined();
  rerender({ value: ["/small.png", "/cropped.png"] });
  await waitFor(() => expect(picker.current.large?.count).toBe(1));
});
