import { createMerchantClient, memorySession, UnauthorizedError } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../testing";
import { useOwnSessions } from "./use-own-sessions";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

/** Another session of the same account, opened with Firefox. */
async function again({ shop, fetch }: OpenShop) {
  const session = memorySession();
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session,
    retry: false,
    fetch: async (request) => {
      request.headers.set("User-Agent", firefox);
      return fetch(request);
    },
  });
  session.set((await client.login({ body: { account: shop.account, pwd: shop.password } })).token);
  return client;
}

async function open(shop: OpenShop) {
  const { result: own } = renderHook(() => useOwnSessions(), { wrapper: shop.wrapper });
  await waitFor(() => expect(own.current.isLoading).toBe(false));
  return own;
}

test("one's sessions come with their devices, the present one first", async () => {
  const shop = await openShop();
  await again(shop);
  const own = await open(shop);
  expect(own.current.sessions).toMatchObject([
    { isCurrent: true },
    { isCurrent: false, device: { kind: "desktop", browser: "Firefox 133", system: "Linux" } },
  ]);
  expect(own.current.others).toBe(1);
});

test("one session is ended after a question, and leaves the list", async () => {
  const shop = await openShop();
  const [lost, kept] = [await again(shop), await again(shop)];
  const [own, ids] = [await open(shop), await lost.listOwnSessions()];
  const session = own.current.sessions.find(({ id }) => id === ids[0]?.id);
  if (!session) throw new Error("the session is listed");
  act(() => own.current.revoke.open(session));
  expect(own.current.revoke.isOpen).toBe(true);
  await act(() => own.current.revoke.confirm());
  expect(own.current.sessions).toHaveLength(2);
  expect(shop.notices).toEqual([{ kind: "success", text: "该设备已退出登录" }]);
  await expect(lost.getMenus()).rejects.toBeInstanceOf(UnauthorizedError);
  expect(await kept.getMenus()).toBeDefined();
});

test("a session that has ended by itself meanwhile is no failure", async () => {
  const shop = await openShop();
  const other = await again(shop);
  const own = await open(shop);
  const session = own.current.sessions[1];
  if (!session) throw new Error("the session is listed");
  await other.logout();
  act(() => own.current.revoke.open(session));
  await act(() => own.current.revoke.confirm());
  expect(own.current.sessions).toHaveLength(1);
  expect(own.current.revoke.isOpen).toBe(false);
});

test("all others are ended at once, also those that came after the list", async () => {
  const shop = await openShop();
  await again(shop);
  const own = await open(shop);
  const later = await again(shop);
  act(() => own.current.revokeOthers.open(own.current.others));
  await act(() => own.current.revokeOthers.confirm());
  expect(own.current.sessions).toMatchObject([{ isCurrent: true }]);
  expect(own.current.others).toBe(0);
  await expect(later.getMenus()).rejects.toBeInstanceOf(UnauthorizedError);
});

test("a question that is cancelled ends nothing", async () => {
  const shop = await openShop();
  const other = await again(shop);
  const own = await open(shop);
  act(() => own.current.revokeOthers.open(1));
  act(() => own.current.revokeOthers.cancel());
  expect(shop.notices).toEqual([{ kind: "info", text: "已取消" }]);
  expect(await other.getMenus()).toBeDefined();
});
