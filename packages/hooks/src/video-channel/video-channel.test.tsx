import { VideoEditStatus, VideoStatus } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { accessProgress, useVideoAccess } from "./use-video-access";
import { draftRowActions, useVideoDraftList } from "./use-video-draft-list";
import { useVideoProductList } from "./use-video-product-list";

const useSearch = searchState();

test("a draft offers what its reviews allow", () => {
  const at = (platformEditStatus: number, editStatus: number) => draftRowActions({ platformEditStatus, editStatus });
  expect(at(1, 1)).toEqual(["submit", "edit", "view", "remove"]);
  expect(at(2, 1)).toEqual(["withdraw", "view"]);
  expect(at(3, 1)).toEqual(["submit", "edit", "view", "remove"]);
  expect(at(4, 2)).toEqual(["view", "remove"]);
  expect(at(4, 3)).toEqual(["edit", "view", "remove"]);
});

test("a draft is submitted and withdrawn after a question", async () => {
  const { wrapper, notices } = await openShop({ products: 1, videoProducts: 1 });
  const { result: list } = renderHook(() => useVideoDraftList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.page.rows).toHaveLength(1));
  const ask = async (name: "submit" | "withdraw") => {
    const [row] = list.current.page.rows;
    act(() => row && list.current[name].open(row));
    await act(() => list.current[name].confirm());
    return list.current.page.rows[0]?.platformEditStatus;
  };
  expect(await ask("submit")).toBe(2);
  expect(await ask("withdraw")).toBe(1);
  expect(notices.map(({ text }) => text)).toEqual(["提交成功", "撤回成功"]);
});

test("a product is put on where it was taken down, and taken down where it is on the shelf", async () => {
  const approved = { platformEditStatus: VideoEditStatus.passed, editStatus: VideoEditStatus.passed };
  const states = Object.values(VideoStatus).map((status) => ({ ...approved, status }));
  const { wrapper } = await openShop({ products: 4, videoProducts: states });
  const { result: list } = renderHook(() => useVideoProductList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.page.rows).toHaveLength(4));
  const offered = () =>
    list.current.page.rows.map((row) => [row.status, Boolean(list.current.putOnOf(row)), Boolean(list.current.putDownOf(row))]);
  expect(offered()).toEqual([
    [13, false, false],
    [11, true, false],
    [5, false, true],
    [0, false, true],
  ]);
  act(() => list.current.page.rows[1] && list.current.putOnOf(list.current.page.rows[1])?.());
  await waitFor(() => expect(list.current.page.rows[1]?.status).toBe(5));
});

test("an application can be made at first and after a refusal, and its steps say where it is", async () => {
  const { wrapper } = await openShop({ videoAccess: { status: 9, reason: "营业执照已过期" } });
  const { result: access } = renderHook(() => useVideoAccess(), { wrapper });
  await waitFor(() => expect(access.current.access?.status).toBe(9));
  expect(access.current.canApply).toBe(true);
  expect(access.current.access && accessProgress(access.current.access)).toMatchObject({ platform: "failed", wechat: "waiting" });
  const progress = (status: Parameters<typeof accessProgress>[0]["status"], isAtWechat = false) =>
    Object.values(accessProgress({ status, isAtWechat }));
  expect(progress(0)).toEqual(["current", "waiting", "waiting", "waiting"]);
  expect(progress(2)).toEqual(["done", "done", "current", "waiting"]);
  expect(progress(3)).toEqual(["done", "done", "done", "done"]);
  expect(progress(9)).toEqual(["done", "failed", "waiting", "waiting"]);
  expect(progress(9, true)).toEqual(["done", "done", "failed", "waiting"]);
});
