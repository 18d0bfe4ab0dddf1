// P5 and P7 in the editor of seckill offers: its picker over 100,000 products, and a product with 2,048 SKUs.
import { bar, median } from "./bar.mjs";
import { loggedIn, makeProduct } from "./matrix.mjs";
import { reviewProducts } from "./shop.mjs";
import { enter, longestDelay, series, timed } from "./visit.mjs";

const count = (many, sign) => Array.from({ length: many }, (_, at) => `${sign}${at + 1}`);
/** The activity of the demo that sells now. */
const address = "/marketing/seckill/creatSeckill/2";

/** Milliseconds until the marketing picker shows its rows. */
export async function marketingPicker(browser, url) {
  const seen = await series(async () => {
    const visit = await enter(browser, url, address);
    await visit.page.getByRole("button", { name: "添加商品" }).hover();
    const opened = await openPicker(visit.page);
    await visit.close();
    return opened;
  });
  return [bar("P5", "marketing picker over 100,000 products until rows", 250, median(seen), "ms")];
}

/** The bars of P7 for an offer; the product is created for them and deleted again. */
export async function offerEditor(browser, url, _floor, shop) {
  const client = await loggedIn(url);
  const name = `两千种秒杀组合${Date.now() % 100_000}`;
  const id = await makeProduct(client, {
    name,
    isAutoSubmitAudit: true,
    price: "9999.00",
    stock: 100,
    specs: { 颜色: count(16, "色"), 尺码: count(16, "码"), 面料: count(8, "料") },
  });
  try {
    await reviewProducts(shop);
    const visit = await enter(browser, url, address);
    const { page } = visit;
    await openPicker(page);
    await page.getByRole("dialog").getByPlaceholder("请输入商品名称").fill(name);
    await page.keyboard.press("Enter");
    await page.getByRole("checkbox", { name: `选择 ${name}` }).check();
    const built = await timed(page, () => page.getByRole("dialog").getByRole("button", { name: "确定" }).click(), hasRows, 30);

    const cell = page.getByRole("textbox", { name: /活动价格$/ }).first();
    await cell.click();
    await longestDelay(page); // discards earlier events
    await page.keyboard.type("9998.50", { delay: 60 });
    const delay = await longestDelay(page);

    await setAll(page, "设置限量", "限量", "9");
    const filled = await setAll(page, "设置活动价", "活动价", "9998");
    const saved = await timed(page, () => page.getByRole("button", { name: "保存修改" }).click(), isSaveReported);
    await visit.close();
    return [
      bar("P7", "offer of 2,048 SKUs: build", 150, built, "ms"),
      bar("P7", "offer: type in a cell", 50, delay, "ms"),
      bar("P7", "offer: set all prices", 100, filled, "ms"),
      bar("P7", "offer: save", 800, saved, "ms"),
    ];
  } finally {
    await client.deleteProduct({ body: { id, type: "recycle" } });
    await client.deleteProduct({ body: { id, type: "delete" } });
  }
}

const openPicker = (page) =>
  timed(
    page,
    () => page.getByRole("button", { name: "添加商品" }).click(),
    () => document.querySelectorAll("dialog tbody tr [type=checkbox]").length >= 10 && globalThis.painted(),
  );

async function setAll(page, title, label, value) {
  await page.getByRole("button", { name: title }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("textbox", { name: label }).fill(value);
  return timed(
    page,
    () => dialog.getByRole("button", { name: "确定" }).click(),
    (value) => [...document.querySelectorAll("main input")].some((input) => Number(input.value) === Number(value)) && globalThis.painted(),
    value,
  );
}

const hasRows = (rows) => document.querySelectorAll("main table tbody tr, main [role=row]").length >= rows && globalThis.painted();

const isSaveReported = () => document.body.textContent.includes("添加成功") && globalThis.painted();
