import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import type { ProductChange } from "./product-change-form";
import { useProductChange } from "./use-product-change";

test("prices that would look wrong are asked about before any is changed, and those that are not go through", async () => {
  const shop = await openShop({
    products: [
      { name: "绿茶", price: 10_000, specs: [] },
      { name: "红茶", price: 10_000, specs: [] },
    ],
  });
  const { list: rows } = await shop.client.listProducts({ query: {} });
  const changes: ProductChange[] = [];
  const trials: boolean[] = [];
  const onChange = (change: ProductChange, isTrial: boolean) => {
    changes.push(change);
    trials.push(isTrial);
  };
  const options = { kind: "price", rows, onChange, onClose: () => undefined } as const;
  const { result: dialog } = renderHook(() => useProductChange(options), { wrapper: shop.wrapper });
  const submit = async (mode: "percent" | "lower", amount: number) => {
    act(() => dialog.current.form.setValue("mode", mode));
    act(() => dialog.current.form.setValue("amount", amount));
    await act(async () => dialog.current.submit());
    await waitFor(() => expect(dialog.current.isSubmitting).toBe(false));
  };
  await submit("percent", 1001);
  expect(dialog.current.form.getFieldState("amount").error?.message).toBe("problems.percentRange");
  await submit("percent", 5);
  await waitFor(() => expect(dialog.current.prices.count).toBe(2));
  act(() => dialog.current.prices.showFirst());
  expect([changes.length, dialog.current.doubtful.map(({ before, after }) => [before, after])]).toEqual([
    0,
    [
      ["100.00", "5.00"],
      ["100.00", "5.00"],
    ],
  ]);
  await submit("lower", 0.5);
  await waitFor(() => expect(changes).toEqual([{ kind: "price", body: { changeMode: 2, amount: "-0.5", rounding: 1 } }]));
  act(() => dialog.current.form.setValue("amount", 99));
  await waitFor(() => expect(dialog.current.isSubmitting).toBe(false));
  act(() => dialog.current.dryRun());
  await waitFor(() => expect(trials).toEqual([false, true]));
  expect(dialog.current.prices.count).toBeUndefined();
});
