import { createMerchantClient, memorySession } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useAdminSessions } from "./use-admin-sessions";

test("the owner sees the sessions of one of his people, ends one and then all, and they are logged out", async () => {
  const { shop, wrapper, fetch, notices } = await openShop();
  const clerk = await shop.as(["merchant:coupon:page:list"]);
  const clientOf = (token: string) =>
    createMerchantClient({ baseUrl: "http://shop.test/api", session: memorySession(token), fetch, retry: false });
  const { id } = await clientOf(clerk.token).getLoginInfo();
  const { result } = renderHook(() => useAdminSessions({ id }), { wrapper });
  await waitFor(() => expect(result.current.sessions).toHaveLength(1));
  const [session] = result.current.sessions;
  if (!session) throw new Error("there is a session");
  act(() => result.current.revoke?.open(session));
  expect(result.current.sessions).toHaveLength(1);
  await act(async () => result.current.revoke?.confirm());
  await waitFor(() => expect(result.current.sessions).toEqual([]));
  expect(notices.map(({ text }) => text)).toHaveLength(1);
  await expect(clientOf(clerk.token).getLoginInfo()).rejects.toMatchObject({ status: 401 });
});

test("who may not end sessions is not offered it", async () => {
  const { wrapper, client } = await openShop({ permissions: ["merchant:admin:list"] });
  const { id } = await client.getLoginInfo();
  const { result } = renderHook(() => useAdminSessions({ id }), { wrapper });
  expect(result.current.revoke).toBeUndefined();
});
