import fc from "fast-check";
import { expect, test } from "vitest";
import {
  beginTabs,
  closeTabs,
  type Keeping,
  serializeTabs,
  mostLive,
  moveTab,
  restoreTabs,
  neighbourTab,
  type Tabs,
  tabsToClose,
  visitTab,
} from "./tabs";

const home = { key: "/dashboard", address: "/dashboard", isAffixed: true };
const kept: Keeping = { isKept: () => true, unsaved: [] };
const keysOf = ({ tabs }: Tabs) => tabs.map(({ key }) => key);

function visited(addresses: readonly string[], keeping = kept, from = beginTabs([home])) {
  return addresses.reduce((state, address) => visitTab(state, { key: address.split("?")[0] ?? "", address }, keeping), from);
}

test("every path has a tab of its own, and a tab remembers the search it was last seen with", () => {
  const state = visited(["/p/1", "/p/2", "/list?page=2", "/list?page=3"]);
  expect(state.tabs.map(({ address }) => address)).toEqual(["/dashboard", "/p/1", "/p/2", "/list?page=3"]);
  expect(visitTab(state, { key: "/list", address: "/list?page=3" }, kept)).toBe(state);
});

test("a closed tab leads to its right neighbour, the last one to its left, and is gone when that is seen", () => {
  const state = visited(["/a", "/b", "/c", "/b"]);
  const middle = closeTabs(state, ["/b"]);
  expect([middle.goTo, keysOf(middle.state)]).toEqual(["/c", ["/dashboard", "/a", "/b", "/c"]]);
  const after = visited(["/c"], kept, middle.state);
  expect([keysOf(after), after.live]).toEqual([
    ["/dashboard", "/a", "/c"],
    ["/c", "/a"],
  ]);
  expect(closeTabs(after, ["/c"]).goTo).toBe("/a");
});

test("a hidden tab is closed at once, with its page", () => {
  const { state, goTo } = closeTabs(visited(["/a", "/b"]), ["/a"]);
  expect([keysOf(state), state.live, goTo]).toEqual([["/dashboard", "/b"], ["/b"], undefined]);
});

test("a page that is only passed through has its tab until another one is seen", () => {
  const refused = visitTab(visited(["/list", "/list/save"]), { key: "/401", address: "/401", isPassing: true }, kept);
  expect(keysOf(refused)).toEqual(["/dashboard", "/list", "/list/save", "/401"]);
  expect(keysOf(visited(["/list"], kept, refused))).toEqual(["/dashboard", "/list", "/list/save"]);
});

test("closing others, left, right and all never takes an affixed tab", () => {
  const state = visited(["/a", "/b", "/c"]);
  expect(tabsToClose(state, "this", "/dashboard")).toEqual([]);
  expect(tabsToClose(state, "others", "/b")).toEqual(["/a", "/c"]);
  expect(tabsToClose(state, "left", "/b")).toEqual(["/a"]);
  expect(tabsToClose(state, "right", "/b")).toEqual(["/c"]);
  const all = closeTabs(state, tabsToClose(state, "all", "/b"));
  expect([all.goTo, keysOf(visited(["/dashboard"], kept, all.state))]).toEqual(["/dashboard", ["/dashboard"]]);
});

test("a finished form leads where it says, not to its neighbour", () => {
  const state = visited(["/list", "/form", "/other", "/form"]);
  expect(closeTabs(state, ["/form"], "/list").goTo).toBe("/list");
});

test("a finished form leads to its list as that was left, unless it asks for another view of it", () => {
  const state = visited(["/list?type=2&page=3", "/form"]);
  expect(closeTabs(state, ["/form"], "/list").goTo).toBe("/list?type=2&page=3");
  expect(closeTabs(state, ["/form"], "/list?type=8").goTo).toBe("/list?type=8");
});

test("at most twelve pages are alive, the ones seen last", () => {
  const state = visited(Array.from({ length: 20 }, (_, at) => `/p/${at}`));
  expect(state.live).toHaveLength(mostLive);
  expect(state.live[0]).toBe("/p/19");
  expect(state.tabs).toHaveLength(21);
});

test("a page with unsaved words stays alive beyond the bound, and where its route is not kept", () => {
  const keeping: Keeping = { isKept: (key) => !key.startsWith("/form"), unsaved: ["/form/1"] };
  const state = visited(["/form/1", "/form/2", ...Array.from({ length: 14 }, (_, at) => `/p/${at}`)], keeping);
  expect(state.live).toContain("/form/1");
  expect(state.live).not.toContain("/form/2");
  expect(state.live.filter((key) => key.startsWith("/p/"))).toHaveLength(mostLive);
});

test("a tab moves among the loose ones, and never before an affixed one", () => {
  const state = visited(["/a", "/b", "/c"]);
  expect(keysOf(moveTab(state, "/c", 0))).toEqual(["/dashboard", "/c", "/a", "/b"]);
  expect(keysOf(moveTab(state, "/a", 9))).toEqual(["/dashboard", "/b", "/c", "/a"]);
  expect(moveTab(state, "/dashboard", 2)).toBe(state);
  expect(moveTab(state, "/b", 2)).toBe(state);
});

test("the tab beside goes round the ends", () => {
  const state = visited(["/a", "/b"]);
  expect([neighbourTab(state, 1), neighbourTab(state, -1)]).toEqual(["/dashboard", "/a"]);
});

test("tabs come back after a reload in their order, without those that are no pages any more", () => {
  const before = visited(["/a", "/gone", "/b?x=1"]);
  const known = (address: string) =>
    address === "/gone" ? undefined : { key: address.split("?")[0] ?? "", address, isAffixed: address === "/dashboard" };
  const after = restoreTabs(visited(["/b?x=2"]), serializeTabs(before), known);
  expect(after.tabs.map(({ address }) => address)).toEqual(["/dashboard", "/a", "/b?x=2"]);
  for (const broken of ["", "{", "[1]", "null", undefined]) {
    const state = visited(["/a"]);
    expect(restoreTabs(state, broken, known)).toBe(state);
  }
});

test("whatever is done, keys are unique, affixed tabs are in front, and the seen page has a tab and is alive", () => {
  const path = fc.constantFrom("/dashboard", "/a", "/b", "/c", "/d");
  const step = fc.oneof(
    fc.record({ does: fc.constant("visit" as const), path }),
    fc.record({
      does: fc.constant("close" as const),
      path,
      which: fc.constantFrom("this" as const, "others" as const, "left" as const, "right" as const, "all" as const),
    }),
    fc.record({ does: fc.constant("move" as const), path, to: fc.integer({ min: -2, max: 8 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = visited(["/dashboard"]);
      for (const one of steps) {
        if (one.does === "visit") state = visited([one.path], kept, state);
        else if (one.does === "move") state = moveTab(state, one.path, one.to);
        else {
          const closed = closeTabs(state, tabsToClose(state, one.which, one.path));
          state = closed.goTo === undefined ? closed.state : visited([closed.goTo], kept, closed.state);
        }
        const keys = keysOf(state);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys[0]).toBe("/dashboard");
        expect(keys).toContain(state.active);
        expect(state.live[0]).toBe(state.active);
        expect(state.live.every((key) => keys.includes(key))).toBe(true);
      }
    }),
  );
});
