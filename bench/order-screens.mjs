// P2b, P3b, P4c and P14 in the console: the list of orders after login, its 100 rows, an order's drawer, a carrier's sheet of 5,000 rows.
import { importFrom } from "../scripts/programs.mjs";
import { bar, median } from "./bar.mjs";
import { loggedIn } from "./matrix.mjs";
import { placeOrders } from "./shop.mjs";
import { enter, firstRows, longestDelay, series, timed, untilSize } from "./visit.mjs";

const address = "/order/list";
const sheetRows = 5_000;

/** P2b: the same as P2, for the list of orders. */
export async function firstOrders(browser, { url }) {
  const seen = await series(() => firstRows(browser, url, address));
  const middle = (figure) => median(seen.map((one) => one[figure]));
  return [
    bar("P2b", "orders: press 登录 until the first rows, cold", 500, middle("time"), "ms"),
    bar("P2b", "orders: JavaScript by then", 300, middle("kilobytes"), "kB"),
    bar("P2b", "orders: layout shift", 0.02, middle("shift"), ""),
  ];
}

/** P4c: the same as P4, for the list of orders. */
export async function hundredOrders(browser, { url }) {
  const seen = await series(async () => {
    const visit = await enter(browser, url, address);
    const { page } = visit;
    const size = await untilSize(page, () => page.getByLabel("每页条数").selectOption({ label: "100 条/页" }), 60);
    await page.evaluate(() => (globalThis.delays = []));
    await page.getByRole("row").nth(3).getByRole("checkbox").click();
    const tick = await longestDelay(page);
    await page.getByPlaceholder("请输入订单号").pressSequentially("261123", { delay: 60 });
    const type = await longestDelay(page);
    await visit.close();
    return { size, tick, type };
  });
  const middle = (figure) => median(seen.map((one) => one[figure]));
  return [
    bar("P4c", "orders: 100 on a page until rows", 200, middle("size"), "ms"),
    bar("P4c", "orders: tick a row", 80, middle("tick"), "ms"),
    bar("P4c", "orders: type in a filter", 80, middle("type"), "ms"),
  ];
}

/** P3b: the drawer of an order, the first one that is opened and those after it. */
export async function detailDrawer(browser, { url }) {
  const seen = await series(async () => {
    const visit = await enter(browser, url, address);
    const { page } = visit;
    const times = [];
    for (const at of [2, 3, 4, 5]) {
      const details = page.getByRole("button", { name: /^详情/ }).nth(at);
      times.push(await timed(page, () => details.click(), isDrawerFilled));
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await visit.close();
    const [first, ...later] = times;
    return { first, later: median(later) };
  });
  return [
    bar("P3b", "an order's drawer, first one, until it is filled", 250, median(seen.map(({ first }) => first)), "ms"),
    bar("P3b", "an order's drawer, later ones", 250, median(seen.map(({ later }) => later)), "ms"),
  ];
}

const isDrawerFilled = () => {
  const drawer = document.querySelector("dialog[open]");
  return drawer?.querySelector("[role=tabpanel] dd") && globalThis.painted();
};

/** P14: a workbook of a carrier is read and matched, checked with the server, and sent. */
export async function sheetShipping(browser, shop) {
  const workbook = await carrierSheet(shop);
  const visit = await enter(browser, shop.url, address);
  const { page } = visit;
  await page.getByRole("button", { name: "表格发货" }).click();
  const dialog = page.getByRole("dialog", { name: "表格批量发货" });
  await dialog.getByText("需要订单编号和快递单号两列").waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    globalThis.longTasks = [];
    const observer = new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: "longtask" });
  });
  const matched = await timed(page, () => paste(page, workbook), isSheetShown, sheetRows);
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.longTasks));
  const send = dialog.getByRole("button", { name: `发货 ${sheetRows} 个订单` });
  await send.and(page.locator(":not([aria-busy=true]):not(:disabled)")).waitFor({ timeout: 60_000 });
  const committed = await timed(page, () => send.click(), isSent);
  await visit.close();
  return [
    bar("P14", "a workbook of 5,000 rows until they are read and matched", 2_000, matched, "ms"),
    bar("P14", "the page's longest task meanwhile, CPU slowed four times", 200, longest, "ms"),
    bar("P14", "5,000 orders sent", 5_000, committed, "ms"),
  ];
}

/** Pastes a file into the page; it is handled like one that is dropped or chosen. */
const paste = (page, bytes) =>
  page.evaluate((base64) => {
    const transfer = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([file], "carrier.xlsx"));
    dispatchEvent(new Event("change"));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true }));
  }, Buffer.from(bytes).toString("base64"));

const isSheetShown = (rows) => {
  const dialog = document.querySelector("dialog[open]");
  const count = dialog?.querySelector("[role=tab]")?.textContent.replaceAll(/\D/g, "");
  return count === String(rows) && dialog.querySelector("tbody td") && globalThis.painted();
};

const isSent = () =>
  [...document.querySelectorAll("dialog[open]")].some((dialog) => /成功 5,?000 项，失败 0 项/.test(dialog.textContent)) &&
  globalThis.painted();

/** A carrier's workbook of 5,000 orders that wait to be sent; buyers place the missing ones. */
async function carrierSheet(shop) {
  const { writeXlsx } = await importFrom("packages/hooks", "hucre/xlsx");
  const client = await loggedIn(shop.url);
  let numbers = await sendable(client);
  if (numbers.length < sheetRows) {
    await placeOrders(shop, 2 * (sheetRows - numbers.length));
    numbers = await sendable(client);
  }
  if (numbers.length < sheetRows) throw new Error(`Only ${numbers.length} orders wait to be sent; a sheet has ${sheetRows}.`);
  const rows = numbers.map((orderNo, at) => [at + 1, orderNo, "顺丰", `SF${String(at).padStart(13, "0")}`, "林"]);
  return writeXlsx({ sheets: [{ name: "发货", rows: [["序号", "商家订单号", "快递公司", "运单号", "收件人"], ...rows] }] });
}

/** The numbers of orders that can be sent, at most as many as a sheet has. */
async function sendable(client) {
  const numbers = [];
  for (let page = 1; numbers.length < sheetRows; page++) {
    const { list } = await client.listOrders({ query: { status: "notShipped", limit: 100, page } });
    if (list.length === 0) break;
    const open = list.filter(({ refundStatus, secondType, isLogoff }) => refundStatus === 0 && secondType === 0 && !isLogoff);
    numbers.push(...open.map(({ orderNo }) => orderNo));
  }
  return numbers.slice(0, sheetRows);
}
