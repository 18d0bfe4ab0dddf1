import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useAddressList } from "./use-address-list";

async function open(seed: Seed) {
  const { wrapper } = await openShop(seed);
  const { result: list } = renderHook(() => useAddressList(), { wrapper });
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  return list;
}

test("the default moves to the front, and hiding it leaves none", async () => {
  const list = await open({ addresses: [{ receiverName: "甲" }, { receiverName: "乙", isDefault: true }] });
  const [, second] = list.current.page.rows;
  await act(async () => void (second && (await list.current.setDefault?.run(second))));
  expect(list.current.page.rows).toMatchObject([{ receiverName: "甲", isDefault: true }, { isDefault: false }]);
  const [first] = list.current.page.rows;
  await act(async () => void (first && (await list.current.toggle?.run(first))));
  expect(list.current.page.rows.find(({ receiverName }) => receiverName === "甲")).toMatchObject({ isDefault: false, isShow: false });
});

test("who may only see the addresses is offered nothing", async () => {
  const { setDefault, toggle, removal: remove, dialog } = (await open({ addresses: 1, permissions: ["merchant:address:list"] })).current;
  expect([setDefault, toggle, remove, dialog.add, dialog.edit]).toEqual(Array.from({ length: 5 }, () => undefined));
});
