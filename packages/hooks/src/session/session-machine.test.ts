import { expect, test } from "vitest";
import { clearLocalData } from "./local-data";
import { beginSession, checkLoginInfo, nextSession } from "./session-machine";

const info = {
  id: 1,
  account: "admin",
  realName: "陈掌柜",
  roles: ["admin"],
  permissionsList: ["*:*:*"],
  merStarLevel: 5,
  isTemporary: false,
};

test("a session goes from no token over a token to ready, and back to none whatever ends it", () => {
  const loggedIn = nextSession(beginSession(undefined), { type: "loggedIn", token: "t" });
  expect(loggedIn).toEqual({ is: "unknown", token: "t" });
  const ready = nextSession(loggedIn, { type: "loaded", info, menus: [] });
  expect(ready).toMatchObject({ is: "ready", token: "t" });
  for (const type of ["failed", "expired", "loggedOut"] as const) expect(nextSession(ready, { type })).toEqual({ is: "anonymous" });
});

test("what is loaded after the session ended is dropped", () => {
  expect(nextSession({ is: "anonymous" }, { type: "loaded", info, menus: [] })).toEqual({ is: "anonymous" });
});

test("a user info without roles or without anything is refused in the specified words", () => {
  expect(() => checkLoginInfo({ ...info, roles: [] })).toThrow("getInfo: roles must be a non-null array!");
  expect(() => checkLoginInfo(null)).toThrow("Verification failed, please Login again.");
  expect(checkLoginInfo(info)).toBe(info);
});

test("clearing local storage keeps the layout and the language only", () => {
  const kept = new Map([
    ["layout-setting", "{}"],
    ["language", "en"],
    ["staff", "[]"],
  ]);
  clearLocalData({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  });
  expect([...kept.keys()]).toEqual(["layout-setting", "language"]);
});
