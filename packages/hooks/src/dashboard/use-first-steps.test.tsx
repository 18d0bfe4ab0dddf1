import { FirstStepKey } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { firstSteps, useFirstSteps } from "./use-first-steps";

const everywhere = () => true;

test("each step is ticked by what the shop has, until all of them are put away", async () => {
  const { wrapper } = await openShop({ products: 1 });
  const { result } = renderHook(() => useFirstSteps(everywhere), { wrapper });
  await waitFor(() => expect(result.current.steps).toHaveLength(8));
  const done = () => result.current.steps.filter(({ isDone }) => isDone).map(({ key }) => key);
  expect(done()).toEqual(["freight", "category", "product", "onSale", "open"]);
  act(() => result.current.putAway?.open(true));
  await act(async () => result.current.putAway?.confirm());
  await waitFor(() => expect(result.current.steps).toEqual([]));
});

test("a step that the account may not take is not listed, and one whose screen does not exist leads nowhere", () => {
  const stored = Object.values(FirstStepKey).map((key) => ({ key, isDone: key === "product" }));
  const may = (permission: string) => permission.startsWith("merchant:product:");
  expect(firstSteps(stored, may, (path) => path === "/product/classify").map(({ key, isDone, path }) => [key, isDone, path])).toEqual([
    ["category", false, "/product/classify"],
    ["product", true, undefined],
    ["onSale", false, undefined],
  ]);
  expect(
    firstSteps(
      stored.map((step) => ({ ...step, isDone: true })),
      everywhere,
      everywhere,
    ),
  ).toEqual([]);
});
