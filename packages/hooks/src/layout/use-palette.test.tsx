import { createMerchantClient, memorySession } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { couponSearch } from "../coupons/coupon-search";
import { type RecordSearch } from "../list";
import { ShopProvider } from "../shop";
import { openShop } from "../testing";
import { userRecordSearch } from "../users/user-record-search";
import type { MenuEntry } from "./menu-tree";
import type { PaletteAction } from "./palette-entry";
import { usePalette } from "./use-palette";

const page = (id: number, title: string, path: string): MenuEntry => ({ id, title, path, isExternal: false, children: [] });
const menus: MenuEntry[] = [
  page(1, "主页", "/dashboard"),
  page(1, "主页", "/dashboard"),
  { id: 2, title: "优惠券", isExternal: false, children: [page(21, "优惠券列表", "/coupon/list"), page(22, "领取记录", "/coupon/record")] },
];

interface Given {
  records?: readonly RecordSearch[];
  shop?: Awaited<ReturnType<typeof openShop>>;
  /** Answers a request; undefined leaves it to the server. */
  network?: (request: Request) => Promise<Response> | undefined;
}

async function openPalette(seed: Seed = {}, { records = [], shop, network }: Given = {}) {
  const opened = shop ?? (await openShop(seed));
  const requests: string[] = [];
  const fetch = async (request: Request) => {
    requests.push(decodeURIComponent(new URL(request.url).search));
    return network?.(request) ?? opened.fetch(request);
  };
  const session = memorySession(opened.shop.token);
  const client = createMerchantClient({ baseUrl: "http://shop.test/api", session, fetch, retry: false });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client} account={opened.account} storage={opened.storage}>
      {children}
    </ShopProvider>
  );
  const [open, close, refresh, dark] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const actions: PaletteAction[] = [
    { key: "refresh", title: "刷新当前页", group: "action", shortcut: "alt+r", run: refresh },
    { key: "dark", title: "深色模式", keywords: ["dark"], group: "setting", run: dark },
  ];
  const { result: palette, unmount } = renderHook(() => usePalette({ menus, records, actions, open, close }), { wrapper });
  const kept = () => opened.storage.get(`${opened.account.merId}/${opened.account.account}/palette`);
  await act(async () => void (await kept()));
  const press = (key: string, held: { isComposing?: boolean; isMod?: boolean; isShift?: boolean } = {}) => {
    let isTaken = false;
    act(() => void (isTaken = palette.current.press({ key, isComposing: false, isMod: false, isShift: false, ...held })));
    return isTaken;
  };
  const type = (text: string) => act(() => palette.current.type(text));
  const shown = () => palette.current.groups.map(({ heading, items }) => [heading, ...items.map(({ entry }) => entry.label)]);
  return { ...opened, kept, palette, press, type, shown, requests, open, close, refresh, dark, unmount };
}

test("nothing typed offers every page of the menu once, the actions and the settings", async () => {
  const { shown, palette } = await openPalette();
  expect(shown()).toEqual([
    ["menus", "主页", "优惠券 > 优惠券列表", "优惠券 > 领取记录"],
    ["actions", "刷新当前页"],
    ["settings", "深色模式"],
  ]);
  expect(palette.current.highlighted?.entry.label).toBe("主页");
});

test("the group with the best find comes first, and its first entry is highlighted", async () => {
  const { type, shown, palette } = await openPalette();
  type("dark");
  expect(shown()).toEqual([["settings", "深色模式"]]);
  type("优惠");
  expect(palette.current.highlighted).toMatchObject({ entry: { path: "/coupon/list" }, marks: [[6, 8]] });
});

test("pinyin finds once its table has come", async () => {
  const { type, palette } = await openPalette();
  type("lqjl");
  await waitFor(() => expect(palette.current.highlighted?.entry.path).toBe("/coupon/record"));
});

test("the arrows go round, Home, End and the page keys lead on; what else is pressed is not taken", async () => {
  const { press, palette } = await openPalette();
  const at = () => palette.current.items.findIndex(({ id }) => id === palette.current.highlighted?.id);
  const way = ["ArrowDown", "ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "PageDown", "PageUp"].map((key) => [press(key), at()]);
  expect(way).toEqual([1, 2, 4, 0, 4, 0, 4, 0].map((index) => [true, index]));
  expect([press("a"), press("Tab"), press("End", { isShift: true }), at()]).toEqual([false, false, false, 0]);
});

test("Enter closes the palette and opens what is highlighted; while an input method composes it does neither", async () => {
  const { press, type, open, close } = await openPalette();
  type("领取");
  expect(press("Enter", { isComposing: true })).toBe(false);
  expect(open).not.toHaveBeenCalled();
  expect(press("Enter")).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledWith("/coupon/record");
});

test("an action is run", async () => {
  const { press, type, refresh, open } = await openPalette();
  type("刷新");
  press("Enter");
  expect(refresh).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

test("what was chosen is a recent one the next time, for this account alone", async () => {
  const first = await openPalette({ coupons: 0 });
  first.type("领取");
  first.press("Enter");
  await waitFor(async () => expect(await first.kept()).toContain("/coupon/record"));
  first.unmount();
  const again = await openPalette({}, { shop: first });
  await waitFor(() => expect(again.shown()[0]).toEqual(["recent", "优惠券 > 领取记录"]));
  const stranger = await openPalette({}, { shop: { ...first, account: { ...first.account, account: "other" } } });
  expect(stranger.shown()[0]?.[0]).toBe("menus");
});

test("a pinned entry leads the list, is taken off the recents, and is unpinned the same way", async () => {
  const { press, type, shown, palette } = await openPalette();
  type("领取");
  expect(press("d", { isMod: true })).toBe(true);
  await waitFor(() => expect(palette.current.highlighted?.isPinned).toBe(true));
  type("");
  expect(shown()[0]).toEqual(["pinned", "优惠券 > 领取记录"]);
  const [pinned] = palette.current.items;
  if (pinned) act(() => palette.current.pin(pinned));
  await waitFor(() => expect(shown()[0]?.[0]).toBe("menus"));
});

test("two pins pressed at once are both kept", async () => {
  const { palette, shown } = await openPalette();
  act(() => palette.current.items.slice(1, 3).forEach((item) => palette.current.pin(item)));
  await waitFor(() => expect(shown()[0]).toEqual(["pinned", "优惠券 > 优惠券列表", "优惠券 > 领取记录"]));
});

test("records are found behind the menus, chosen, and come back as recents", async () => {
  const records = [couponSearch];
  const first = await openPalette({ coupons: [{ name: "领取有礼" }] }, { records });
  first.type("领取");
  expect(first.shown()).toEqual([["menus", "优惠券 > 领取记录"], [{ records: "优惠券" }]]);
  expect(first.palette.current.isLoading).toBe(true);
  await waitFor(() => expect(first.shown()[1]).toEqual([{ records: "优惠券" }, "领取有礼"]));
  expect(first.palette.current).toMatchObject({ isLoading: false, highlighted: { entry: { kind: "menu" } } });
  first.press("End");
  expect(first.palette.current.highlighted?.marks).toEqual([[0, 2]]);
  first.press("Enter");
  expect(first.open).toHaveBeenCalledWith(`/coupon/list?${new URLSearchParams({ name: "领取有礼" })}`);
  await waitFor(async () => expect(await first.kept()).toContain("领取有礼"));
  first.unmount();
  const again = await openPalette({}, { shop: first, records });
  await waitFor(() => expect(again.shown()[0]).toEqual(["recent", "领取有礼"]));
  const elsewhere = await openPalette({}, { shop: first });
  expect(elsewhere.shown()[0]?.[0]).toBe("menus");
});

test("typing on asks once, when it stops, and nothing typed asks nothing", async () => {
  const { type, requests, palette } = await openPalette({ coupons: [{ name: "春节券" }] }, { records: [couponSearch] });
  type("   ");
  for (const text of ["春", "春节", "春节券"]) type(text);
  await waitFor(() => expect(palette.current.isLoading).toBe(false));
  expect(requests).toEqual([expect.stringContaining("name=春节券")]);
});

test("typing on ends a call that is under way, and its answer is never shown", async () => {
  let isEnded = false;
  const network = (request: Request) =>
    new URL(request.url).searchParams.get("name") === "春"
      ? new Promise<Response>((_, reject) =>
          request.signal.addEventListener("abort", () => {
            isEnded = true;
            reject(request.signal.reason);
          }),
        )
      : undefined;
  const { type, requests, shown } = await openPalette(
    { coupons: [{ name: "春节券" }, { name: "春天券" }] },
    { records: [couponSearch], network },
  );
  type("春");
  await waitFor(() => expect(requests).toHaveLength(1));
  type("春天");
  await waitFor(() => expect(isEnded).toBe(true));
  await waitFor(() => expect(shown()).toEqual([[{ records: "优惠券" }, "春天券"]]));
});

test("a domain that cannot be asked says so in one line, and the others answer all the same", async () => {
  const network = (request: Request) => (request.url.includes("/coupon/") ? Promise.reject(new TypeError("Failed to fetch")) : undefined);
  const records = [couponSearch, userRecordSearch];
  const { type, palette } = await openPalette({ users: [{ nickname: "春天的风" }] }, { records, network });
  type("春天");
  await waitFor(() => expect(palette.current.isLoading).toBe(false));
  expect(palette.current.groups).toMatchObject([
    { heading: { records: "优惠券" }, items: [], problem: "网络连接失败，请检查网络后重试" },
    { heading: { records: "用户" }, items: [{ entry: { label: "春天的风" } }], problem: undefined },
  ]);
});

test("records that the account may not list are not searched", async () => {
  const seed = { coupons: [{ name: "春节券" }], permissions: [] };
  const { type, requests, palette } = await openPalette(seed, { records: [couponSearch] });
  type("春节");
  expect(palette.current).toMatchObject({ isNothing: true, searched: [], groups: [] });
  expect(requests).toEqual([]);
});

test("nothing found is said once everything has answered, with what was searched", async () => {
  const { type, palette } = await openPalette({}, { records: [couponSearch, userRecordSearch] });
  type("没有这样的东西");
  expect(palette.current.isNothing).toBe(false);
  await waitFor(() => expect(palette.current).toMatchObject({ isNothing: true, searched: ["优惠券", "用户"] }));
  expect(palette.current.highlighted).toBeUndefined();
});

test("more than 64 characters are not taken, and no character is cut in two", async () => {
  const { type, palette } = await openPalette();
  type("😀".repeat(70));
  expect(palette.current.text).toBe("😀".repeat(64));
});
