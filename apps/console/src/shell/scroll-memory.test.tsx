import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useScrollMemory } from "./scroll-memory";

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** The height of each page's content in pixels; the main area shows 100 of it. */
let heights: Record<string, number> = {};
let grow: (height: number) => void = () => undefined;
let keepAlive: (...paths: string[]) => void = () => undefined;

function Main() {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [height, setHeight] = useState<number>();
  const [live, setLive] = useState<readonly string[]>(["/list", "/record"]);
  useEffect(() => {
    grow = setHeight;
    keepAlive = (...paths) => setLive(paths);
  }, []);
  useScrollMemory(main, pathname, live);
  return (
    <main ref={main} style={{ height: 100, overflowY: "auto" }}>
      <div style={{ height: height ?? heights[pathname] ?? 1000 }}>{pathname + search}</div>
    </main>
  );
}

/** A console at /list; it and /record are alive. */
async function openConsole() {
  heights = {};
  const root = document.body.appendChild(document.createElement("div"));
  const reactRoot = createRoot(root);
  const router = createMemoryRouter([{ path: "*", element: <Main /> }], { initialEntries: ["/list"] });
  reactRoot.render(<RouterProvider router={router} />);
  closers.push(() => {
    reactRoot.unmount();
    root.remove();
  });
  const area = () => {
    const main = root.querySelector("main");
    if (!main) throw new Error("There is no main area");
    return main;
  };
  await expect.poll(() => root.querySelector("main")?.textContent).toBe("/list");
  const scrollTop = () => area().scrollTop;
  return {
    area,
    scrollTop,
    /** Scrolls as a person does: the page is recorded before the next one is opened. */
    async scroll(to: number) {
      const scrolled = new Promise((resolve) => area().addEventListener("scroll", resolve, { once: true }));
      area().scrollTop = to;
      await scrolled;
    },
    async go(to: string | number, options?: { replace: boolean }) {
      await (typeof to === "number" ? router.navigate(to) : router.navigate(to, options));
      const { pathname, search } = router.state.location;
      await expect.poll(() => area().textContent).toBe(pathname + search);
      await nextFrame();
    },
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test("a new page begins at its top, and a page that is shown again is where it was", async () => {
  const { scroll, scrollTop, go } = await openConsole();
  await scroll(300);
  await go("/record");
  expect(scrollTop()).toBe(0);
  await scroll(120);
  await go("/list");
  expect(scrollTop()).toBe(300);
  await go("/record");
  expect(scrollTop()).toBe(120);
});

test("another address within a page begins at its top; one that only replaces the address leaves the place", async () => {
  const { scroll, scrollTop, go } = await openConsole();
  await scroll(300);
  await go("/list?name=a", { replace: true });
  expect(scrollTop()).toBe(300);
  await go("/list?page=2");
  expect(scrollTop()).toBe(0);
});

test("Back and forward return to where each entry was, also within one page", async () => {
  const { scroll, scrollTop, go } = await openConsole();
  await scroll(300);
  await go("/list?page=2");
  await scroll(80);
  await go(-1);
  expect(scrollTop()).toBe(300);
  await go(1);
  expect(scrollTop()).toBe(80);
});

test("a page that is no longer alive begins at its top", async () => {
  const { scroll, scrollTop, go } = await openConsole();
  await go("/record");
  await scroll(200);
  await go("/list");
  keepAlive("/list");
  await nextFrame();
  await go("/record");
  expect(scrollTop()).toBe(0);
});

test("the place in content that arrives late is taken as soon as there is enough of it", async () => {
  const { scroll, scrollTop, go } = await openConsole();
  await scroll(300);
  await go("/record");
  heights = { "/list": 150 };
  await go("/list");
  expect(scrollTop()).toBe(50);
  grow(1000);
  await expect.poll(scrollTop).toBe(300);
});

test("who turns the wheel meanwhile is not scrolled away", async () => {
  const { area, scroll, scrollTop, go } = await openConsole();
  await scroll(300);
  await go("/record");
  heights = { "/list": 150 };
  await go("/list");
  area().dispatchEvent(new WheelEvent("wheel"));
  grow(1000);
  await expect.poll(() => area().scrollHeight).toBe(1000);
  await nextFrame();
  expect(scrollTop()).toBe(50);
});
