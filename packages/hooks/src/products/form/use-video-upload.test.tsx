import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { filmFile } from "../../testing/film-file";
import { useVideoUpload } from "./use-video-upload";

async function open(permissions?: string[]) {
  const shop = await openShop(permissions ? { permissions } : {});
  const uploaded: string[] = [];
  const { result: video } = renderHook(() => useVideoUpload((address) => uploaded.push(address)), { wrapper: shop.wrapper });
  return { ...shop, video, uploaded };
}

test("a film is uploaded, and its address handed on", async () => {
  const { video, uploaded, notices } = await open();
  act(() => video.current?.upload(filmFile("茶园.mp4")));
  expect(video.current?.percent).toBe(0);
  await waitFor(() => expect(uploaded).toEqual([expect.stringMatching(/\.mp4$/)]));
  await waitFor(() => expect(video.current?.percent).toBeUndefined());
  expect(notices).toEqual([{ kind: "success", text: "上传成功" }]);
});

test("what is no mp4, and what is too large, is not sent", async () => {
  const { video, uploaded, notices } = await open();
  act(() => video.current?.upload(new File(["x"], "a.avi", { type: "video/x-msvideo" })));
  act(() => video.current?.upload(new File([new Uint8Array(20 * 1024 * 1024 + 1)], "b.mp4", { type: "video/mp4" })));
  expect(notices.map(({ text }) => text)).toEqual(["上传视频只能是 mp4 格式!", "上传视频不能超过 20MB!"]);
  expect(uploaded).toEqual([]);
});

test("who may not upload is offered no upload", async () => {
  expect((await open([])).video.current).toBeUndefined();
});
