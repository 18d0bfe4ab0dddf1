import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { servicesOf } from "./group-services";
import { useGuaranteeGroups } from "./use-guarantee-groups";

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const { result: list } = renderHook(() => useGuaranteeGroups(), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.isLoading).toBe(false));
  const named = (name: string) => {
    const found = list.current.groups.find((group) => group.name === name);
    if (!found) throw new Error(`${name} is on the page`);
    return found;
  };
  return { ...shop, list, named };
}

const hidden = 6;

test("groups say what they hold, and what of it is no longer valid", async () => {
  const { list, named } = await open({ guaranteeGroups: [{ name: "送装", gids: [2, hidden] }] });
  await waitFor(() => expect(list.current.services).toBeDefined());
  expect(servicesOf(list.current.services ?? [], named("送装")).map(({ name, isValid }) => [name, isValid])).toEqual([
    ["正品保证", true],
    ["免费安装", false],
  ]);
});

test("a deleted group leaves the list; one in use stays and says by what", async () => {
  const { list, named, notices } = await open({
    products: [{ name: "绿茶", guaranteeIds: [1] }],
    guaranteeGroups: [
      { name: "用着", gids: [1] },
      { name: "没用", gids: [1, 2] },
    ],
  });
  act(() => list.current.remove?.ask(named("没用")));
  await act(async () => void (await list.current.remove?.confirm()));
  expect(list.current.groups.map(({ name }) => name)).toEqual(["用着"]);
  expect(notices).toEqual([{ kind: "success", text: "删除成功" }]);
  act(() => list.current.remove?.ask(named("用着")));
  await act(async () => void (await list.current.remove?.confirm()));
  expect(list.current.remove?.isOpen).toBe(true);
  expect(notices.at(-1)?.text).toContain("绿茶");
});

test("what the account may not do is not offered", async () => {
  const { list } = await open({ guaranteeGroups: 1, permissions: ["merchant:product:guarantee:group:list"] });
  expect(list.current.groups).toHaveLength(1);
  expect([list.current.add, list.current.edit, list.current.remove]).toEqual([undefined, undefined, undefined]);
  const refused = await open({ permissions: ["merchant:coupon:save"] });
  expect(refused.list.current).toMatchObject({ isRefused: true, groups: [] });
});
