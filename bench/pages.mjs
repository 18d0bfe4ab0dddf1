// P1 to P8: response times of the console. Production build on loopback, Chromium slowed four times, 100,000 products.
import { chromium as launcher } from "playwright";
import { chromium, chromiumArgs } from "../scripts/chromium.mjs";
import { bar, median } from "./bar.mjs";
import { startFloor } from "./floor.mjs";
import { skuMatrix } from "./matrix.mjs";
import { marketingPicker, offerEditor } from "./offer.mjs";
import { seedBench, startShop } from "./shop.mjs";
import { enter, firstRows, longestDelay, open, series, timed, untilRows, untilSize } from "./visit.mjs";

/** Runs the named measures of P1 to P8. */
export async function measure(names) {
  await seedBench();
  const shop = await startShop();
  const browser = await launcher.launch({ executablePath: chromium(), args: chromiumArgs });
  const measures = {
    P1: login,
    P2: firstList,
    P3: laterRoutes,
    P4: widestList,
    P4b: picker,
    P5: pickerOfMany,
    P5b: marketingPicker,
    P6: pictureLibrary,
    P7: skuMatrix,
    P7b: offerEditor,
    P8: openTabs,
  };
  const rows = [];
  const floor = names.some((name) => withFloor.has(name)) ? await startFloor(shop.url) : undefined;
  try {
    for (const name of names.filter((name) => name in measures)) rows.push(...(await measures[name](browser, shop.url, floor?.url, shop)));
  } finally {
    floor?.stop();
    await browser.close();
    await shop.stop();
  }
  return rows;
}

/** The measures that also run on the floor page, in turn with the console. */
const withFloor = new Set(["P2", "P3", "P4"]);

/** A measured time as a multiple of the floor page's, which the unit names. */
function againstFloor(name, what, limit, seen, figure) {
  const [own, least] = ["console", "floor"].map((where) => median(seen.map((one) => one[where][figure])));
  return bar(name, `${what}, against the floor page`, limit, own / least, `× ${Math.round(least)} ms`);
}

async function login(browser, url) {
  const seen = await series(async () => {
    const visit = await open(browser);
    await visit.page.goto(`${url}/login`);
    await visit.page.getByPlaceholder("用户名").waitFor();
    const lcp = await visit.page.evaluate(
      () =>
        new Promise((resolve) =>
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          }),
        ),
    );
    const kilobytes = visit.script();
    await visit.close();
    return { lcp, kilobytes };
  });
  return [
    bar("P1", "/login cold, JavaScript", 195, median(seen.map((one) => one.kilobytes)), "kB"),
    bar("P1", "/login cold, LCP", 700, median(seen.map((one) => one.lcp)), "ms"),
  ];
}

async function firstList(browser, url, floor) {
  const seen = await series(async () => ({
    console: await firstRows(browser, url, "/coupon/list"),
    floor: await firstRows(browser, floor, "/coupon/list"),
  }));
  const middle = (figure) => median(seen.map((one) => one.console[figure]));
  return [
    bar("P2", "press 登录 until the first rows, cold", 500, middle("time"), "ms"),
    againstFloor("P2", "first rows", 1.5, seen, "time"),
    bar("P2", "JavaScript by then", 300, middle("kilobytes"), "kB"),
    bar("P2", "layout shift", 0.02, middle("shift"), ""),
  ];
}

async function laterRoutes(browser, url, floor) {
  const seen = await series(async () => ({ console: await laterRows(browser, url), floor: await laterRows(browser, floor) }));
  const middle = (figure) => median(seen.map((one) => one.console[figure]));
  return [
    bar("P3", "a later route until its rows, first time", 300, middle("first"), "ms"),
    againstFloor("P3", "a later route, first time", 1.2, seen, "first"),
    bar("P3", "the same again", 120, middle("again"), "ms"),
    bar("P3", "extra JavaScript", 60, middle("extra"), "kB"),
  ];
}

async function laterRows(browser, url) {
  const visit = await enter(browser, url, "/coupon/list");
  const before = visit.script();
  const go = (name) => untilRows(visit.page, () => visit.page.getByRole("link", { name, exact: true }).first().click());
  const first = await go("领取记录");
  const extra = visit.script() - before;
  await go("优惠券列表");
  const again = await go("领取记录");
  await visit.close();
  return { first, again, extra };
}

async function widestList(browser, url, floor) {
  const seen = await series(async () => ({
    console: await hundredRows(browser, url, pickAndType),
    floor: await hundredRows(browser, floor),
  }));
  const middle = (figure) => median(seen.map((one) => one.console[figure]));
  return [
    bar("P4", "100 on a page until rows", 200, middle("size"), "ms"),
    againstFloor("P4", "100 on a page", 1.2, seen, "size"),
    bar("P4", "tick a row", 80, middle("tick"), "ms"),
    bar("P4", "type in a filter", 80, middle("type"), "ms"),
  ];
}

async function hundredRows(browser, url, then = async () => undefined) {
  const visit = await enter(browser, url, "/coupon/list");
  const { page } = visit;
  const size = await untilSize(page, () => page.getByLabel("每页条数").selectOption({ label: "100 条/页" }), 60);
  const delays = await then(page);
  await visit.close();
  return { size, ...delays };
}

async function pickAndType(page) {
  await page.evaluate(() => (globalThis.delays = []));
  await page.getByRole("row").nth(3).getByRole("checkbox").click();
  const tick = await longestDelay(page);
  await page.getByPlaceholder("请输入优惠券名称").pressSequentially("春节券春节", { delay: 60 });
  return { tick, type: await longestDelay(page) };
}

async function picker(browser, url) {
  const seen = await series(async () => {
    const visit = await openForm(browser, url);
    await openPicker(visit.page);
    await visit.page.getByRole("dialog").getByLabel("每页条数").selectOption({ label: "20 条/页" });
    await rowsOfDialog(visit.page, 20);
    await visit.page.keyboard.press("Escape");
    await visit.page.getByRole("dialog").waitFor({ state: "detached" });
    const again = await openPicker(visit.page);
    await visit.close();
    return again;
  });
  return [bar("P4b", "picker opened again until rows", 120, median(seen), "ms")];
}

async function pickerOfMany(browser, url) {
  const seen = await series(async () => {
    const visit = await openForm(browser, url);
    const { page } = visit;
    await page.getByRole("button", { name: "添加商品" }).hover();
    const opened = await openPicker(page);
    const turned = await untilPage(page, 2);
    await page.getByRole("dialog").getByLabel("每页条数").selectOption({ label: "40 条/页" });
    await rowsOfDialog(page, 40);
    const none = median([await untilPage(page, 2), await untilPage(page, 3), await untilPage(page, 4)]);
    for (let number = 4; number < 26; number++) {
      await page.getByRole("dialog").getByRole("checkbox", { name: "全选本页" }).check();
      await untilPage(page, number + 1);
    }
    const many = median([await untilPage(page, 27), await untilPage(page, 28), await untilPage(page, 29)]);
    await visit.close();
    return { opened, turned, slower: many / none };
  }, 1);
  const turned = median(seen.map((one) => one.turned));
  return [
    bar("P5", "picker over 100,000 products until rows", 250, median(seen.map((one) => one.opened)), "ms"),
    bar("P5", "its next page", 200, turned, "ms"),
    bar("P5", "a page with 880 picked (a coupon takes 909 at most), against none", 1.1, median(seen.map((one) => one.slower)), "×"),
  ];
}

async function pictureLibrary(browser, url) {
  const seen = await series(async () => {
    const visit = await enter(browser, url, "/dashboard");
    const { page } = visit;
    const menu = page.getByRole("navigation", { name: "主菜单" });
    const entry = menu.getByRole("link", { name: "素材管理", exact: true });
    if (!(await entry.isVisible())) await menu.getByText("维护", { exact: true }).click();
    await entry.hover();
    const opened = await untilTiles(page, 30, () => entry.click());
    const next = () => page.getByRole("button", { name: "下一页" }).click();
    const turned = median([await untilTiles(page, 30, next, 2), await untilTiles(page, 30, next, 3), await untilTiles(page, 30, next, 4)]);
    await untilTiles(page, 120, () => page.getByLabel("每页条数").selectOption({ label: "120 条/页" }), 1);
    await page.waitForLoadState("networkidle");
    const heap = await visit.heap();
    await visit.close();
    return { opened, turned, heap };
  });
  return [
    bar("P6", "picture library over 100,000 pictures until its grid", 400, median(seen.map((one) => one.opened)), "ms"),
    bar("P6", "its next page", 250, median(seen.map((one) => one.turned)), "ms"),
    bar("P6", "heap with 120 on a page", 150, median(seen.map((one) => one.heap)), "MB"),
  ];
}

async function openTabs(browser, url) {
  const visit = await enter(browser, url, "/coupon/list");
  const { page } = visit;
  const tags = page.getByRole("navigation", { name: "已打开的页面" });
  const list = tags.getByRole("link", { name: "优惠券列表" });
  const follow = (name) => page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name, exact: true }).click();
  await follow("领取记录");
  await follow("主页");
  await page.waitForLoadState("networkidle");
  const before = await visit.heap();
  for (let row = 0; row < 9; row++) {
    await list.click();
    await page
      .getByRole("button", { name: /^复制 / })
      .nth(row)
      .click();
    await page.getByLabel("优惠券名称").locator("visible=true").fill(`第 ${row} 张`);
  }
  const perTab = ((await visit.heap()) - before) / 9;
  const names = await tags.getByRole("link").count();
  const switches = [];
  for (const at of [1, 5, 2, 8, 3, 11, 0, 6]) {
    const tag = tags.getByRole("link").nth(at);
    const isSeen = (at) =>
      document.querySelectorAll("nav li[data-active]").length === 1 &&
      document.querySelector("nav li[data-active]").matches(`:nth-child(${at + 1})`) &&
      globalThis.painted();
    switches.push(await timed(page, () => tag.click(), isSeen, at));
  }
  const started = await visit.heap();
  for (let turn = 0; turn < 100; turn++) {
    await list.click();
    await tags.getByRole("link", { name: "领取记录" }).click();
  }
  await page.waitForLoadState("networkidle");
  const grown = ((await visit.heap()) / started - 1) * 100;
  await visit.close();
  return [
    bar("P8", `switch among ${names} open tabs`, 100, median(switches), "ms"),
    bar("P8", "heap of a tab", 8, perTab, "MB"),
    bar("P8", "heap after 200 changes of route", 10, Math.max(0, grown), "%"),
  ];
}

async function openForm(browser, url) {
  const visit = await enter(browser, url, "/coupon/list/save");
  await visit.page.getByText("商品券", { exact: true }).click();
  return visit;
}

const openPicker = (page) =>
  timed(
    page,
    () => page.getByRole("button", { name: "添加商品" }).click(),
    () => document.querySelectorAll("dialog tbody tr [type=checkbox]").length >= 10 && globalThis.painted(),
  );

const rowsOfDialog = (page, count) =>
  page.waitForFunction((count) => document.querySelectorAll("dialog tbody tr [type=checkbox]").length === count, count);

const untilPage = (page, number) =>
  timed(
    page,
    () => page.getByRole("dialog").getByRole("button", { name: "下一页" }).click(),
    (number) =>
      document.querySelector("dialog nav [aria-current=page]")?.textContent === String(number) &&
      !document.querySelector("dialog table[aria-busy]") &&
      globalThis.painted(),
    number,
  );

/** Milliseconds until a page of the library shows its tiles and no older tile is greyed out. */
const untilTiles = (page, count, act, number = 1) =>
  timed(
    page,
    act,
    ([count, number]) =>
      document.querySelectorAll("main [data-face]").length === count &&
      document.querySelector("main nav [aria-current=page]")?.textContent === String(number) &&
      !document.querySelector("main ul[aria-busy]") &&
      globalThis.painted(),
    [count, number],
  );
