import { expect, type Locator, type Page } from "@playwright/test";

/** The product form and the product list as journeys use them. */
export class ProductPages {
  constructor(readonly page: Page) {}

  /** Fills in the first step of the form. */
  async fillFacts(name: string) {
    const { page } = this;
    await page.getByLabel("商品名称").fill(name);
    await page.getByRole("button", { name: /^商户商品分类/ }).click();
    const tree = page.getByRole("dialog", { name: "商户商品分类" });
    await tree.getByRole("checkbox").first().check();
    await tree.getByRole("button", { name: "完成" }).click();
    await page.getByRole("button", { name: /^平台商品分类/ }).click();
    const platform = page.getByRole("dialog", { name: "平台商品分类" });
    await platform.getByRole("textbox").fill("绿茶");
    await platform.getByRole("button", { name: /绿茶/ }).first().click();
    await page.getByRole("combobox", { name: "品牌" }).click();
    await page.getByRole("option", { name: "其他" }).click();
    await page.getByLabel("单位").fill("件");
    await page.getByLabel("运费模板").selectOption({ index: 1 });
    await page.getByLabel("商品简介").fill("柔软亲肤");
    await this.choosePicture("商品封面图", 1);
    await this.choosePicture("商品轮播图", 2);
  }

  /** Chooses the first pictures of the library for a field. */
  async choosePicture(field: string, count: number) {
    await this.page
      .getByRole("group", { name: field })
      .getByRole("button", { name: /选择图片/ })
      .click();
    const library = this.page.getByRole("dialog", { name: "上传图片" });
    const open = library.getByRole("button", { pressed: false }).filter({ has: this.page.locator("img") });
    for (let at = 0; at < count; at++) await open.first().click();
    await library.getByRole("button", { name: "使用选中图片" }).click();
    await expect(library).toHaveCount(0);
  }

  /** Adds a spec with its comma-separated values. */
  async addSpec(spec: string, values: string) {
    const { page } = this;
    await page.getByRole("button", { name: "添加新规格" }).click();
    await page.getByPlaceholder("请输入规格", { exact: true }).fill(spec);
    await page.getByPlaceholder("请输入规格值").fill(values);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: `规格 ${spec}` })).toBeVisible();
  }

  /** Fills columns in every row. */
  async fillBatch(cells: Readonly<Record<string, string>>) {
    const { page } = this;
    for (const [column, text] of Object.entries(cells)) await page.getByRole("textbox", { name: `批量设置 ${column}` }).fill(text);
    await page.getByRole("button", { name: "批量添加" }).click();
  }

  /** Removes the combination of a row. */
  async takeOut(row: RegExp) {
    const found = this.page.getByRole("row", { name: row }).first();
    await found.scrollIntoViewIfNeeded();
    await found.getByRole("button", { name: /删除/ }).click();
  }

  async tab(name: string) {
    await this.page.getByRole("tab", { name }).click();
    await expect(this.page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }

  /** Searches for the products of a name in a tab. */
  async find(name: string, tab: string) {
    await this.tab(tab);
    await this.page.getByPlaceholder("请输入商品名称关键字").fill(name);
    await this.page.getByRole("button", { name: "查询" }).click();
  }

  /** Runs an action of a row: by its link, or from its menu. */
  async act(row: Locator, action: string) {
    await row
      .getByRole("button", { name: action })
      .or(row.getByRole("button", { name: /更多/ }))
      .first()
      .waitFor();
    const link = row.getByRole("button", { name: new RegExp(`^${action}`) });
    if ((await link.count()) > 0) return link.first().click();
    await row.getByRole("button", { name: /更多/ }).click();
    return this.page.getByRole("menuitem", { name: action, exact: true }).click();
  }

  /** Turns the shelf switch of a row. */
  toggle(row: Locator) {
    return row.getByRole("switch").click();
  }

  /** Chooses whether a submitted product is put on the shelf automatically. */
  answerSubmission(isAutoUp: boolean) {
    return this.page.getByRole("button", { name: isAutoUp ? "上架" : "不用了", exact: true }).click();
  }

  /** Adds pieces to the first SKU of the open drawer. */
  async addStock(pieces: string) {
    const drawer = this.page.getByRole("dialog", { name: /增加库存/ });
    await drawer
      .getByRole("textbox", { name: /增加库存/ })
      .first()
      .fill(pieces);
    await drawer.getByRole("button", { name: /确\s*定/ }).click();
  }

  /** The ids of the products on the page. */
  async rowIds() {
    const rows = this.page.getByRole("row").filter({ has: this.page.getByRole("cell") });
    await expect(rows.first()).toBeVisible();
    const texts = await rows.evaluateAll((all) => all.map((row) => /\b\d+\b/.exec(row.textContent ?? "")?.[0] ?? ""));
    return texts.filter((text) => text !== "");
  }
}
