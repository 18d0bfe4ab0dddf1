import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useGuaranteeGroupList } from "./use-guarantee-groups";

async function open(seed: Seed) {
  const { wrapper } = await openShop(seed);
  const { result: list } = renderHook(() => useGuaranteeGroupList(), { wrapper });
  await waitFor(() => expect(list.current.page.rows[0]?.services).toBeDefined());
  return list;
}

const hidden = 6;

test("groups have their services, and those that are no longer valid are marked", async () => {
  const list = await open({ guaranteeGroups: [{ name: "送装", gids: [2, hidden] }] });
  expect(list.current.page.rows[0]?.services?.map(({ name, isValid }) => [name, isValid])).toEqual([
    ["正品保证", true],
    ["免费安装", false],
  ]);
});

test("a group in use is not deleted, and the reason names a product", async () => {
  const list = await open({ products: [{ name: "绿茶", guaranteeIds: [1] }], guaranteeGroups: [{ name: "组", gids: [1] }] });
  act(() => list.current.page.rows[0] && list.current.removal?.open(list.current.page.rows[0]));
  await act(async () => void (await list.current.removal?.question.confirm()));
  expect(list.current.removal?.question).toMatchObject({ isOpen: true, error: { message: expect.stringContaining("绿茶") } });
});
