// A visit to the console in a slowed browser, and the time that an action takes on its page.
const slowdown = 4;
const turns = 3;

/** Opens a page in its own slowed browser context that counts scripts, shifts and delays. */
export async function open(browser) {
  const context = await browser.newContext({ locale: "zh-CN", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  const scripts = new Set();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, response }) => response.mimeType.includes("javascript") && scripts.add(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => scripts.has(requestId) && (bytes += encodedDataLength));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    globalThis.shifts = 0;
    globalThis.delays = [];
    // posted in a frame before its paint, so that the message arrives after it; before the press nothing counts
    globalThis.painted = () =>
      globalThis.pressedAt !== undefined &&
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    globalThis.shownTable = () => [...document.querySelectorAll("main table")].find((table) => table.checkVisibility());
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => entry.hadRecentInput || (globalThis.shifts += entry.value)),
    ).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => globalThis.delays.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: "event",
      durationThreshold: 16,
      buffered: true,
    });
  });
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await page.evaluate(() => performance.memory.usedJSHeapSize)) / 1e6;
  };
  return { page, heap, script: () => bytes / 1024, close: () => context.close() };
}

/** Opens such a page, logged in at a path. */
export async function enter(browser, url, path) {
  const visit = await open(browser);
  await visit.page.goto(`${url}/login?redirect=${encodeURIComponent(path)}`);
  await fill(visit.page);
  await visit.page.getByRole("button", { name: "登录" }).click();
  await visit.page.waitForURL((address) => address.pathname === path);
  await visit.page.waitForLoadState("networkidle");
  return visit;
}

/** Milliseconds from the press to the first painted frame with the expected content, by the page's clock; `isThere` ends in `painted()`. */
export async function timed(page, act, isThere, arg) {
  await page.evaluate(() => {
    globalThis.pressedAt = undefined;
    const press = () => {
      globalThis.left = globalThis.shownTable();
      globalThis.pressedAt ??= performance.now();
    };
    for (const type of ["pointerdown", "keydown", "change"]) addEventListener(type, press, { once: true, capture: true });
  });
  const there = page.waitForFunction(isThere, arg, { polling: "raf" });
  await act();
  const seenAt = await (await there).jsonValue();
  return seenAt - (await page.evaluate(() => globalThis.pressedAt));
}

/** The longest delay between a press and its frame since the last call. */
export async function longestDelay(page) {
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(16, ...globalThis.delays.splice(0)));
}

async function fill(page) {
  await page.getByPlaceholder("用户名").fill("admin");
  await page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
  await page.waitForLoadState("networkidle");
}

/** The figures of several runs in a row. */
export async function series(run, count = turns) {
  const figures = [];
  for (let turn = 0; turn < count; turn++) figures.push(await run());
  return figures;
}

/** From the press on 登录 until the rows of a list: milliseconds, layout shift, and kilobytes of JavaScript by then. */
export async function firstRows(browser, url, path) {
  const visit = await open(browser);
  await visit.page.goto(`${url}/login?redirect=${path}`);
  await fill(visit.page);
  const time = await untilRows(visit.page, () => visit.page.getByRole("button", { name: "登录" }).click());
  const shift = await visit.page.evaluate(() => globalThis.shifts);
  const kilobytes = visit.script();
  await visit.close();
  return { time, kilobytes, shift };
}

/** Milliseconds until the list of another page shows its rows. */
export const untilRows = (page, act) =>
  timed(page, act, () => {
    const table = globalThis.shownTable();
    return table && table !== globalThis.left && !table.ariaBusy && table.querySelector("tbody td") && globalThis.painted();
  });

/** Milliseconds until the current list shows this many rows. */
export const untilSize = (page, act, rows) =>
  timed(
    page,
    act,
    (rows) => {
      const table = globalThis.shownTable();
      return table.querySelectorAll("tbody tr").length >= rows && !table.ariaBusy && globalThis.painted();
    },
    rows,
  );
