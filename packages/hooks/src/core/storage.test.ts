import { expect, test } from "vitest";
import { draftKeeper } from "../form/draft";
import { indexedStorage } from "./indexed-storage";
import { memoryStorage, scopedStorage } from "./storage";

test("what one account keeps, another never sees", async () => {
  const storage = memoryStorage();
  const [clerk, admin] = [scopedStorage(storage, "1/clerk"), scopedStorage(storage, "1/admin")];
  await clerk.set("draft", "mine");
  expect([await clerk.get("draft"), await admin.get("draft")]).toEqual(["mine", undefined]);
  await admin.remove("draft");
  expect(await clerk.get("draft")).toBe("mine");
});

test("where there is no IndexedDB nothing is kept, and nothing fails", async () => {
  const storage = indexedStorage();
  await storage.set("draft", "mine");
  await storage.remove("draft");
  expect(await storage.get("draft")).toBeUndefined();
});

test.each(["", "{", "null", "[]", '{"at":"x","values":{}}', '{"at":1,"values":null}', '{"values":{}}'])(
  "a broken draft (%s) is as good as none",
  async (text) => {
    const storage = memoryStorage();
    await storage.set("draft/form", text);
    expect(await draftKeeper(storage, "form").read()).toEqual([]);
  },
);
