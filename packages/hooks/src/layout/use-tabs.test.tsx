import { act, renderHook, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../testing";
import { useShop } from "../shop";
import { useTabs } from "./use-tabs";

const visitOf = (address: string) =>
  address.startsWith("/gone") ? undefined : { key: address.split("?")[0] ?? "", address, isAffixed: address === "/dashboard" };

/** Tabs in a browser of their own: an address that changes when they ask for it. */
function useBrowser(first: string, isOn = true) {
  const [address, open] = useState(first);
  const { unsaved } = useShop();
  const tabs = useTabs({
    here: { key: address.split("?")[0] ?? "", address },
    affixed: [{ key: "/dashboard", address: "/dashboard", isAffixed: true }],
    isKept: (key) => !key.startsWith("/form"),
    visitOf,
    open,
    isOn,
  });
  return { tabs, open, address, unsaved };
}

async function openBrowser(shop: OpenShop, first: string, isOn = true) {
  const { result, unmount } = renderHook(() => useBrowser(first, isOn), { wrapper: shop.wrapper });
  await act(async () => undefined); // stored tabs are restored by now
  const visit = (...addresses: readonly string[]) => addresses.forEach((address) => act(() => result.current.open(address)));
  const keys = () => result.current.tabs.tabs.map(({ key }) => key);
  return { current: () => result.current, visit, keys, unmount };
}

test("visited pages become tabs, and come back in the next page of the same account", async () => {
  const shop = await openShop();
  const browser = await openBrowser(shop, "/list?page=2");
  browser.visit("/record", "/p/1");
  expect(browser.keys()).toEqual(["/dashboard", "/list", "/record", "/p/1"]);
  await waitFor(async () => expect(await shop.storage.get(`${shop.account.merId}/${shop.account.account}/tabs`)).toContain("/p/1"));
  browser.unmount();
  const next = await openBrowser(shop, "/record");
  await waitFor(() => expect(next.keys()).toEqual(["/dashboard", "/list", "/record", "/p/1"]));
});

test("another account finds none of them", async () => {
  const shop = await openShop();
  const browser = await openBrowser(shop, "/list");
  browser.visit("/record");
  const other = await openShop();
  const next = await openBrowser({ ...other, storage: shop.storage }, "/p/1");
  expect(next.keys()).toEqual(["/dashboard", "/p/1"]);
});

test("closing a page with unsaved words asks first; taking it back leaves all as it was, and saying so closes it", async () => {
  const browser = await openBrowser(await openShop(), "/list");
  browser.visit("/form/1");
  act(() =>
    browser
      .current()
      .unsaved.ofPage("/form/1", () => true)
      .note("name", true),
  );
  act(() => browser.current().tabs.close("this", "/form/1"));
  expect(browser.current().tabs.leaving.isOpen).toBe(true);
  act(() => browser.current().tabs.leaving.cancel());
  expect([browser.current().address, browser.current().tabs.unsaved]).toEqual(["/form/1", ["/form/1"]]);
  act(() => browser.current().tabs.close("this", "/form/1"));
  await act(() => browser.current().tabs.leaving.confirm());
  await waitFor(() => expect(browser.keys()).toEqual(["/dashboard", "/list"]));
  expect([browser.current().address, browser.current().unsaved.isAny()]).toEqual(["/list", false]);
});

test("a hidden form stays alive while it holds unsaved words, and is gone once it holds none", async () => {
  const browser = await openBrowser(await openShop(), "/form/1");
  act(() =>
    browser
      .current()
      .unsaved.ofPage("/form/1", () => true)
      .note("name", true),
  );
  browser.visit("/list");
  expect(browser.current().tabs.live).toEqual(["/list", "/form/1"]);
  act(() =>
    browser
      .current()
      .unsaved.ofPage("/form/1", () => true)
      .note("name", false),
  );
  browser.visit("/record");
  expect(browser.current().tabs.live).toEqual(["/record", "/list"]);
});

test("where tabs are switched off a page is gone when it is left, with what it held", async () => {
  const browser = await openBrowser(await openShop(), "/form/1", false);
  act(() =>
    browser
      .current()
      .unsaved.ofPage("/form/1", () => true)
      .note("name", true),
  );
  browser.visit("/list");
  expect([browser.current().tabs.live, browser.current().unsaved.isAny()]).toEqual([["/list"], false]);
});

test("a refreshed page is mounted anew, asking first where words would be lost", async () => {
  const browser = await openBrowser(await openShop(), "/list");
  act(() => browser.current().tabs.refresh("/list"));
  expect(browser.current().tabs.refreshesOf("/list")).toBe(1);
  act(() =>
    browser
      .current()
      .unsaved.ofPage("/list", () => false)
      .note("name", true),
  );
  act(() => browser.current().tabs.refresh("/list"));
  expect([browser.current().tabs.refreshesOf("/list"), browser.current().tabs.leaving.isOpen]).toEqual([1, true]);
});

test("a logout forgets them", async () => {
  const shop = await openShop();
  const browser = await openBrowser(shop, "/list");
  browser.visit("/record");
  await act(() => browser.current().tabs.closeAll());
  browser.unmount();
  const next = await openBrowser(shop, "/dashboard");
  expect(next.keys()).toEqual(["/dashboard"]);
});
