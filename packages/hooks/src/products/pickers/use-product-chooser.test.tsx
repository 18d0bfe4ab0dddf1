import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { useProductChooser } from "./use-product-chooser";

test("the simple chooser shows one product at a time by storeName, up to four, and keeps what is picked", async () => {
  const shop = await openShop({ products: 5 });
  const { result: chooser } = renderHook(() => useProductChooser({ onPick: () => undefined }), { wrapper: shop.wrapper });
  await waitFor(() => expect(chooser.current.rows).toHaveLength(1));
  const [first] = chooser.current.rows;
  expect(first?.storeName).toBe(first?.name);
  expect(chooser.current).toMatchObject({ definition: { sizes: [1, 2, 3, 4] }, total: 5 });
  act(() => void (first && chooser.current.choose(first)));
  act(() => chooser.current.change({ limit: 4, page: 2 }));
  await waitFor(() => expect(chooser.current.rows[0]?.id).not.toBe(first?.id));
  expect(chooser.current.selection.rows).toEqual([first]);
});

test("a single product is handed back at once, and stays the picked one", async () => {
  const shop = await openShop({ products: 2 });
  const handed: number[][] = [];
  const onPick = (rows: readonly { id: number }[]) => void handed.push(rows.map(({ id }) => id));
  const { result: chooser } = renderHook(() => useProductChooser({ mode: "single", onPick }), { wrapper: shop.wrapper });
  await waitFor(() => expect(chooser.current.rows).toHaveLength(1));
  const [first] = chooser.current.rows;
  act(() => void (first && chooser.current.choose(first)));
  act(() => void (first && chooser.current.choose(first)));
  expect(handed).toEqual([[first?.id], [first?.id]]);
  expect(chooser.current.selection.ids).toEqual([first?.id]);
  expect(chooser.current.confirm).toBeUndefined();
});
