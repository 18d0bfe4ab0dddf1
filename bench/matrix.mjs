// P7: adding a value to the SKU matrix of a product with 1,792 combinations, which makes 2,048.
import { bar } from "./bar.mjs";
import { builtSdk } from "./shop.mjs";
import { enter, longestDelay, timed } from "./visit.mjs";

const count = (many, sign) => Array.from({ length: many }, (_, at) => `${sign}${at + 1}`);
const specs = { 颜色: count(16, "色"), 尺码: count(16, "码"), 面料: count(7, "料") };

/** The bars of P7; the product is created for them and deleted again. */
export async function skuMatrix(browser, url) {
  const client = await loggedIn(url);
  const id = await makeProduct(client, { name: "两千种组合", specs, price: "9.90" });
  try {
    const visit = await enter(browser, url, `/product/list/creatProduct/${id}/2/2`);
    const { page } = visit;
    const step = page.getByRole("tab", { name: "规格库存" });
    await step.hover();
    await page.waitForLoadState("networkidle");
    const built = await timed(page, () => step.click(), hasRows, 1_792);

    await page.getByRole("button", { name: "添加 面料 的规格值" }).click();
    await page.getByPlaceholder("按回车键添加").fill("料8");
    const added = await timed(page, () => page.keyboard.press("Enter"), hasRows, 2_048);

    await page.getByRole("gridcell").filter({ hasText: "9.90" }).first().click();
    await longestDelay(page); // discards earlier events
    await page.keyboard.type("128.50", { delay: 60 });
    const delay = await longestDelay(page);
    await page.keyboard.press("Enter");

    for (const column of ["售价（元）", "成本价（元）", "原价（元）"])
      await page.getByRole("textbox", { name: `批量设置 ${column}` }).fill("66");
    const filled = await timed(page, () => page.getByRole("button", { name: "批量添加" }).click(), isFilled, "66.00");

    const saved = await timed(page, () => page.getByRole("button", { name: "保存", exact: true }).click(), isSaveReported);
    await visit.close();
    return [
      bar("P7", "1,792 combinations: build", 150, built, "ms"),
      bar("P7", "a value more, 2,048 combinations", 200, added, "ms"),
      bar("P7", "type in a cell", 50, delay, "ms"),
      bar("P7", "fill three columns", 100, filled, "ms"),
      bar("P7", "save", 800, saved, "ms"),
    ];
  } finally {
    await client.deleteProduct({ body: { id, type: "recycle" } });
    await client.deleteProduct({ body: { id, type: "delete" } });
  }
}

const hasRows = (rows) =>
  document.querySelector("[role=grid] [data-body] [role=row]") &&
  Number(document.querySelector("[role=grid]").ariaRowCount) === rows + 2 &&
  globalThis.painted();

const isFilled = (text) =>
  [...document.querySelectorAll("[role=grid] [data-body] [role=row]:first-child [role=gridcell]")].some(
    (cell) => cell.textContent === text,
  ) && globalThis.painted();

const isSaveReported = () => document.body.textContent.includes("编辑成功") && globalThis.painted();

/** A client of the demo's owner. */
export async function loggedIn(url) {
  const { createMerchantClient, memorySession } = await builtSdk();
  const session = memorySession();
  const client = createMerchantClient({ baseUrl: `${url}/api`, session });
  session.set((await client.login({ body: { account: "admin", pwd: "Shopkeeper-1" } })).token);
  return client;
}

/** Creates a product with every combination of `specs`. */
export async function makeProduct(client, { name, specs, price, stock = 0, isAutoSubmitAudit = false }) {
  const [{ id }] = (await client.listProducts({ query: { limit: 1 } })).list;
  const original = await client.getProduct({ path: { id } });
  const { id: _, attrValue, sku, ...cells } = original.attrValue[0];
  const combinations = Object.entries(specs).reduce(
    (all, [name, values]) => all.flatMap((known) => values.map((value) => ({ ...known, [name]: value }))),
    [{}],
  );
  const made = await client.saveProduct({
    body: {
      ...original,
      name,
      isAutoUp: false,
      isAutoSubmitAudit,
      specType: true,
      attr: Object.entries(specs).map(([attrName, values]) => ({ attrName, attrValues: values.join(",") })),
      attrValue: combinations.map((values) => ({ ...cells, price, stock, attrValue: JSON.stringify(values) })),
    },
  });
  return made.id;
}
