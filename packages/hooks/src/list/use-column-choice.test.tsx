import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useColumnChoice } from "./use-column-choice";

test("hidden columns stay hidden for the account, table by table", async () => {
  const { wrapper, storage } = await openShop();
  const first = renderHook(() => useColumnChoice("products"), { wrapper });
  expect([...first.result.current.hidden]).toEqual([]);
  act(() => first.result.current.hide(["id", "sales"]));
  expect([...first.result.current.hidden]).toEqual(["id", "sales"]);
  first.unmount();

  const again = renderHook(() => useColumnChoice("products"), { wrapper });
  await waitFor(() => expect([...again.result.current.hidden]).toEqual(["id", "sales"]));
  const other = renderHook(() => useColumnChoice("orders"), { wrapper });
  await act(() => storage.get("nothing"));
  expect([...other.result.current.hidden]).toEqual([]);
});

test("choosing all columns forgets the choice", async () => {
  const { wrapper } = await openShop();
  const { result, unmount } = renderHook(() => useColumnChoice("products"), { wrapper });
  act(() => result.current.hide(["id"]));
  act(() => result.current.hide([]));
  unmount();
  const again = renderHook(() => useColumnChoice("products"), { wrapper });
  await act(() => Promise.resolve());
  expect([...again.result.current.hidden]).toEqual([]);
});

test("a choice that cannot be read hides nothing", async () => {
  const { wrapper, storage, account } = await openShop();
  await storage.set(`${account.merId}/${account.account}/columns/products`, "{broken");
  const { result } = renderHook(() => useColumnChoice("products"), { wrapper });
  await act(() => Promise.resolve());
  expect([...result.current.hidden]).toEqual([]);
});
