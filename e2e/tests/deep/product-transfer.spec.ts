import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { Console } from "../../pages/console";
import { type RunningShop, startShop } from "../../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

/** Presses 导出 and saves the file. */
async function exportTo(view: Console, path: string) {
  const { page } = view;
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出", exact: true }).click();
  await view.dialog("导出商品").getByRole("button", { name: "导出" }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^商品 \d{4}-\d{2}-\d{2} \d{4}\.xlsx$/);
  await file.saveAs(path);
  await expect(page.getByRole("group", { name: "导出商品" })).toContainText(/已导出 \d+ 件商品、\d+ 行/);
  await page.getByRole("button", { name: "知道了" }).click();
}

test("export the filter, import it again, change a price and a stock, correct a wrong cell in place, and see it in the list", async ({
  page,
}, info) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/list?type=2&keywords=松风");
  await expect(view.rows().first()).toBeVisible();
  const path = info.outputPath("products.xlsx");
  await exportTo(view, path);

  const { sheets } = await readXlsx(readFileSync(path));
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  const at = (heading: string) => headings.indexOf(heading);
  const products = [...new Set(rows.map((row) => row[at("商品ID")]))];
  const count = products.length;
  expect(count).toBeGreaterThan(3);
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible();

  const dialog = view.dialog("导入商品");
  const choose = async (file: string) => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "选择文件" }).click();
    await (await chooser).setFiles(file);
    await dialog.getByRole("button", { name: "核对" }).click();
  };
  await page.getByRole("button", { name: "导入", exact: true }).click();
  await choose(path);
  await expect(dialog.getByText(`新增 0，修改 0，无变化 ${count}，有误 0`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "导入 0 项" })).toBeDisabled();

  // three products: a changed price, a changed stock, and an invalid price
  const rowOf = (place: number) => rows.findIndex((row) => row[at("商品ID")] === products[place]);
  const changed = rows.map((row) => [...row]);
  const put = (place: number, heading: string, value: string | number) => {
    const row = changed[rowOf(place)];
    if (row) row[at(heading)] = value;
  };
  put(0, "售价（元）", 6.66);
  put(1, "库存", 4321);
  put(2, "售价（元）", "六十");
  const other = info.outputPath("changed.xlsx");
  writeFileSync(other, await writeXlsx({ sheets: [{ name: "商品", rows: [headings, ...changed] }] }));

  await dialog.getByRole("button", { name: "上一步" }).click();
  await dialog.getByRole("button", { name: "换一个文件" }).click();
  await choose(other);
  await expect(dialog.getByText(`新增 0，修改 2，无变化 ${count - 3}，有误 1`)).toBeVisible();
  await dialog.getByRole("tab", { name: /^修改/ }).click();
  await expect(view.rows(dialog)).toHaveCount(2);
  await expect(dialog.getByText(/售价（元）：[\d.]+ → 6.66$/)).toBeVisible();
  await expect(dialog.getByText(/库存：\d+ → 4321$/)).toBeVisible();

  await dialog.getByRole("tab", { name: /^有误/ }).click();
  const wrong = dialog.getByLabel(`第 ${rowOf(2) + 2} 行 售价（元）`);
  await expect(wrong).toHaveValue("六十");
  await wrong.fill("7.77");
  await wrong.press("Enter");
  await dialog.getByRole("button", { name: "重新核对" }).click();
  await expect(dialog.getByText(`新增 0，修改 3，无变化 ${count - 3}，有误 0`)).toBeVisible();
  await dialog.getByRole("button", { name: "导入 3 项" }).click();
  await expect(dialog.getByRole("heading", { name: "导入完成" })).toBeVisible();
  await dialog.getByRole("button", { name: "完成" }).click();
  await expect(dialog).toHaveCount(0);

  // the history shows the import and its result
  await view.open("/operation/export?tab=imports");
  await expect(view.row("changed.xlsx")).toContainText(String(rows.length));
  await view.open("/product/list?type=2&keywords=松风");

  // the demo's products are reviewed: changed ones must be submitted again
  await page.getByRole("tab", { name: /待提审/ }).click();
  await expect(view.row("¥6.66")).toContainText(String(products[0]));
  await expect(view.row("¥7.77")).toContainText(String(products[2]));
  view.expectQuiet();
});

test("leaving asks while something would be lost, by keys alone as well; a file that is none says why", async ({ page }, info) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/list?type=2&keywords=松风");
  await expect(view.rows().first()).toBeVisible();
  await page.getByRole("button", { name: "导入", exact: true }).press("Enter");
  const dialog = view.dialog("导入商品");
  const choose = async (name: string, content: string | Buffer) => {
    const path = info.outputPath(name);
    writeFileSync(path, content);
    const chooser = page.waitForEvent("filechooser");
    await expect(dialog.getByRole("button", { name: "选择文件" })).toBeVisible();
    await dialog.getByRole("button", { name: "选择文件" }).press("Enter");
    await (await chooser).setFiles(path);
  };
  await choose("old.xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]));
  await expect(dialog.getByRole("alert")).toContainText("文件“old.xls”已损坏，无法读取，请重新保存后再试");
  await choose("goods.csv", "商品名称,售价（元）\n没有的茶,5\n");
  await expect(dialog.getByRole("button", { name: "核对" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("导入还没有完成，离开后读取的文件和所做的修改都会丢失，确定离开吗？")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "核对" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "离开" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "导入", exact: true })).toBeFocused();
  view.expectQuiet();
});
