import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
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
