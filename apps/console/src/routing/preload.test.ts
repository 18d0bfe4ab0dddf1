import { expect, onTestFinished, test } from "vitest";
import { routeAt } from "./route-at";
import { preload } from "./preload";
import { preloadScreen } from "./preload-screen";
import { loadedScreen } from "./screens";

const isLoaded = (path: string) => {
  const row = routeAt(path);
  return row !== undefined && loadedScreen(row) !== undefined;
};

/** The addresses of the API calls that the page sends from now on. */
function watchCalls() {
  const calls: string[] = [];
  const observer = new PerformanceObserver((sent) => {
    for (const { name } of sent.getEntries())
      if (new URL(name).pathname.startsWith("/api/")) calls.push(name.replace(/^.*\/merchant|&temp=\d+$/g, ""));
  });
  observer.observe({ type: "resource" });
  onTestFinished(() => observer.disconnect());
  return () => calls.toSorted();
}

test("the code of a screen is fetched before its page is opened, and no data", async () => {
  const calls = watchCalls();
  expect(isLoaded("/product/guarantee/group")).toBe(false);
  preload.code("/product/guarantee/group?page=2");
  await expect.poll(() => isLoaded("/product/guarantee/group")).toBe(true);
  expect(calls()).toEqual([]);
});

test("an address that leads on preloads the screen it leads to; one without a page preloads nothing", async () => {
  expect(isLoaded("/finance/statement")).toBe(false);
  for (const address of ["/nowhere", "/nowhere?page=2", ""]) preloadScreen(address);
  preloadScreen("/finance?from=menu");
  await expect.poll(() => isLoaded("/finance/statement")).toBe(true);
});

test("the first data of a page is requested with the search of its address, once while it is under way", async () => {
  const calls = watchCalls();
  for (const page of [7, 7, 8]) preload.data(`/coupon/list?page=${page}`);
  await expect.poll(calls).toEqual(["/coupon/list?page=7&limit=20", "/coupon/list?page=8&limit=20"]);
});

test("a page whose code is not there yet gets code and data; one that requests nothing first gets its code alone", async () => {
  const calls = watchCalls();
  expect(isLoaded("/user/index")).toBe(false);
  preload.data("/coupon/list/save");
  preload.data("/nowhere");
  preload.data("/user/index");
  await expect.poll(() => isLoaded("/user/index") && isLoaded("/coupon/list/save")).toBe(true);
  await expect.poll(calls).toEqual(["/user/list?page=1&limit=20"]);
});
