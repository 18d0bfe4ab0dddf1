import { createMerchantClient, memorySession } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { expect, test } from "vitest";
import { isStaff } from "../shop/permissions";
import { openShop } from "../testing";
import { keepStaffList } from "./keep-staff-list";
import { sessionControl } from "./session-control";
import { readStaffList } from "./staff-list";

async function open(seed: Seed = {}) {
  const { shop, fetch } = await openShop(seed);
  const data = new Map<string, string>();
  const localData = {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
    clear: () => data.clear(),
  };
  const requests: string[] = [];
  const tokens = memorySession(shop.token);
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: tokens,
    retry: false,
    fetch: async (request) => {
      requests.push(new URL(request.url).pathname);
      return fetch(request);
    },
  });
  const session = sessionControl({
    client,
    tokens,
    localData,
    loginInfo: { get: () => undefined, set: () => undefined, clear: () => undefined },
    notify: () => undefined,
    hasUnsaved: () => false,
    restart: () => undefined,
  });
  const idle: (() => Promise<void>)[] = [];
  keepStaffList({ client, session, localData, whenIdle: (work) => void idle.push(work) });
  const rest = () => Promise.all(idle.splice(0).map((work) => work()));
  const listCalls = () => requests.filter((path) => path.endsWith("/staff/list")).length;
  return { shop, session, localData, rest, listCalls, data };
}

test("the accounts of the shop are kept once the page is at rest, and asked for once", async () => {
  const { shop, session, localData, rest, listCalls } = await open();
  const clerk = await shop.as([]);
  await session.load();
  expect(listCalls()).toBe(0);
  await rest();
  expect(readStaffList(localData)).toEqual([clerk.account, shop.account].sort());
  expect(isStaff(shop.account, readStaffList(localData))).toBe(true);
  await rest();
  expect(listCalls()).toBe(1);
});

test("an account without any right has the same list, the owner in it, in place of an older one", async () => {
  const { shop, session, data, localData, rest } = await open({ permissions: [] });
  data.set("staffList", '["somebody"]');
  await session.load();
  await rest();
  const kept = readStaffList(localData);
  expect(kept).toHaveLength(2);
  expect([isStaff(shop.account, kept), isStaff("somebody", kept)]).toEqual([true, false]);
});

test("logging out drops the list, and what arrives later is not kept", async () => {
  const { session, data, rest } = await open();
  await session.load();
  const arriving = rest();
  await session.logOut();
  await arriving;
  expect(data.has("staffList")).toBe(false);
});
