import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { indexTree } from "../selection";
import { openShop } from "../testing";
import { type CategoryOwner, useCategoryTree } from "./use-category-tree";

async function open(owner: CategoryOwner, permissions?: string[]) {
  const { wrapper } = await openShop({ products: 1, permissions });
  const { result: tree } = renderHook(() => useCategoryTree(owner), { wrapper });
  await waitFor(() => expect(tree.current.isLoading).toBe(false));
  const index = indexTree(tree.current.nodes ?? []);
  return { tree, index, depth: Math.max(0, ...index.all.map(({ path }) => path.length)) };
}

test("the platform's tree has three levels, the shop's two", async () => {
  expect((await open("platform")).depth).toBe(3);
  expect((await open("merchant")).depth).toBe(2);
});

test("shown nodes can be chosen", async () => {
  const { index } = await open("merchant");
  expect(index.all.some(({ isDisabled }) => isDisabled)).toBe(false);
});

test("who may make coupons may see the trees, others may not", async () => {
  expect((await open("merchant", ["merchant:coupon:save"])).tree.current).toMatchObject({ isRefused: false, error: undefined });
  expect((await open("merchant", ["merchant:user:page:list"])).tree.current).toMatchObject({ isRefused: true, nodes: undefined });
});
