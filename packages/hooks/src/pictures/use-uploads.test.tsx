import { createMerchantClient, memorySession } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShopProvider } from "../shop";
import { openShop } from "../testing";
import { pictureFile } from "../testing/picture-file";
import type { Arrival } from "./upload-file";
import { type UploadsOptions, useUploads } from "./use-uploads";

type Seed = NonNullable<Parameters<typeof openShop>[0]>;

/** Uploads of a shop with a network that the test can cut. */
async function open(seed: Seed = {}, given: Partial<UploadsOptions> = {}) {
  const opened = await openShop(seed);
  const network = { isUp: true, listeners: new Set<() => void>() };
  const requests: { path: string; key: string | null }[] = [];
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: memorySession(opened.shop.token),
    retry: false,
    fetch(request) {
      requests.push({ path: new URL(request.url).pathname, key: request.headers.get("Idempotency-Key") });
      return network.isUp ? opened.fetch(request) : Promise.reject(new TypeError("Failed to fetch"));
    },
  });
  const arrivals: (readonly Arrival[])[] = [];
  const { result: uploads } = renderHook(
    () =>
      useUploads({
        kind: "image",
        model: "product",
        onArrived: (arrived) => arrivals.push(arrived),
        connection: {
          isOnline: () => network.isUp,
          onChange(listener) {
            network.listeners.add(listener);
            return () => void network.listeners.delete(listener);
          },
        },
        ...given,
      }),
    {
      wrapper: ({ children }) => (
        <ShopProvider client={client} account={opened.account} notify={(notice) => opened.notices.push(notice)}>
          {children}
        </ShopProvider>
      ),
    },
  );
  if (!seed.permissions) await waitFor(() => expect(uploads.current?.rules).toBeDefined());
  const switchNetwork = (isUp: boolean) =>
    act(() => {
      network.isUp = isUp;
      for (const listener of [...network.listeners]) listener();
    });
  const add = (...files: File[]) => act(() => uploads.current?.add(files));
  const ended = () => waitFor(() => expect(uploads.current?.isUnderWay).toBe(false));
  return { ...opened, uploads, arrivals, requests, switchNetwork, add, ended };
}

test("of thirty pictures with two broken ones among them 28 arrive, in order, and two say why", async () => {
  const { uploads, arrivals, add, ended, client } = await open();
  const files = Array.from({ length: 30 }, (_, at) =>
    at % 15 === 7 ? new File([`no picture ${at}`], `${at}.png`, { type: "image/png" }) : pictureFile(`${at}.png`, at),
  );
  add(...files);
  await ended();
  const good = files.filter((_file, at) => at % 15 !== 7).map(({ name }) => name);
  expect(arrivals.map((batch) => batch.map(({ name }) => name))).toEqual([good]);
  expect(uploads.current?.summary).toMatchObject({ total: 30, done: 28, failed: 2 });
  const failed = uploads.current?.rows.filter(({ status }) => status === "failed") ?? [];
  expect(failed.map(({ name, isFinal }) => [name, isFinal])).toEqual([
    ["7.png", true],
    ["22.png", true],
  ]);
  expect((await client.listAttachments({ query: { limit: 100 } })).total).toBe(28);
});

test("what the rules refuse is not sent at all", async () => {
  const { uploads, add, ended, requests } = await open();
  add(
    new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }),
    new File([], "b.png", { type: "image/png" }),
    new File(["RIFF"], "c.webp", { type: "image/webp" }),
    new File(["MZ"], "d.png.exe", { type: "" }),
  );
  await ended();
  expect(uploads.current?.rows.map(({ reason }) => reason)).toMatchObject([
    { phrase: { key: "upload.refused.picture" } },
    { phrase: { key: "upload.refused.empty" } },
    { phrase: { key: "upload.refused.picture" } },
    { phrase: { key: "upload.refused.picture" } },
  ]);
  expect(requests.filter(({ path }) => path.includes("/upload/image"))).toEqual([]);
});

test("a picture that the library has already is taken from there, or sent all the same and not added again", async () => {
  const { uploads, arrivals, add, ended, client, notices } = await open();
  add(pictureFile("一.png", 9));
  await ended();
  add(pictureFile("同一张.png", 9), pictureFile("又是.png", 9));
  await ended();
  expect(uploads.current?.rows.slice(1).map(({ status }) => status)).toEqual(["known", "known"]);
  act(() => uploads.current?.use(2));
  expect(arrivals.at(-1)).toMatchObject([{ attId: arrivals[0]?.[0]?.attId, isKnown: true }]);
  act(() => uploads.current?.again(3));
  await ended();
  expect(uploads.current?.rows[2]).toMatchObject({ status: "done", answer: { isKnown: true } });
  expect(uploads.current?.summary).toMatchObject({ done: 1, reused: 2, failed: 0 }); // not three uploaded files
  expect(notices.map(({ text }) => text)).toEqual(["上传成功", "图库中已有 1 个相同文件", "图库中已有 1 个相同文件"]);
  expect((await client.listAttachments()).total).toBe(1);
});

test("without a connection files wait, and go on by themselves when it returns, each with its own key", async () => {
  const { uploads, arrivals, add, ended, switchNetwork, requests } = await open();
  switchNetwork(false);
  add(pictureFile("一.png", 1), pictureFile("二.png", 2));
  expect(uploads.current?.hold).toBe("offline");
  expect(uploads.current?.rows.map(({ status }) => status)).toEqual(["waiting", "waiting"]);
  switchNetwork(true);
  await ended();
  expect(arrivals.map((batch) => batch.map(({ name }) => name))).toEqual([["一.png", "二.png"]]);
  const keys = requests.filter(({ path }) => path.includes("/upload/image")).map(({ key }) => key);
  expect([new Set(keys).size, keys.length]).toEqual([2, 2]);
});

test("who may not upload has no uploads", async () => {
  const { uploads } = await open({ permissions: ["merchant:attachment:list"] });
  expect(uploads.current).toBeUndefined();
});
