import { expect, type FrameLocator, type Page } from "@playwright/test";

/** The picture library as journeys use it, on its page, in a dialog or in a frame. */
export class PictureLibrary {
  constructor(
    readonly page: Page,
    readonly scope: Pick<Page | FrameLocator, "getByRole" | "getByText"> = page,
  ) {}

  get tiles() {
    return this.scope.getByRole("list", { name: "图片" }).locator("[data-face]");
  }

  tile(name: string) {
    return this.scope.getByRole("list", { name: "图片" }).getByRole("listitem").filter({ hasText: name }).locator("[data-face]");
  }

  names() {
    return this.scope.getByRole("list", { name: "图片" }).locator("[data-name]").allInnerTexts();
  }

  category(name: string) {
    return this.scope.getByRole("treeitem", { name, exact: true });
  }

  async toCategory(name: string) {
    await this.category(name).click();
    await expect(this.category(name)).toHaveAttribute("aria-selected", "true");
  }

  /** Adds a category below 全部图片. */
  async addCategory(name: string) {
    await this.scope.getByRole("button", { name: "添加分类" }).click();
    const dialog = this.page.getByRole("dialog", { name: "添加分类" });
    await dialog.getByLabel("分类名称").fill(name);
    await dialog.getByRole("button", { name: "确定" }).click();
    await expect(this.category(name)).toBeVisible();
  }

  /** Opens the menu of a category, and chooses an action. */
  async onCategory(name: string, action: string) {
    await this.category(name).hover();
    await this.scope.getByRole("button", { name: `${name} 的操作` }).click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  async upload(files: { name: string; buffer: Buffer }[]) {
    const chooser = this.page.waitForEvent("filechooser");
    await this.scope.getByRole("button", { name: "多图上传" }).first().click();
    await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: "image/png" })));
  }

  get uploads() {
    return this.scope.getByRole("region", { name: "上传列表" });
  }

  async isCounted(total: number) {
    await expect(this.scope.getByText(`共 ${total} 条`)).toBeVisible();
  }
}
