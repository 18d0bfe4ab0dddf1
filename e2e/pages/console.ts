import { expect, type Page } from "@playwright/test";

/** What every journey does with the console: log in, look at rows, read messages. */
export class Console {
  readonly errors: string[] = [];

  constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("the server responded with a status of")) this.errors.push(message.text());
    });
  }

  async logIn(account = "admin", path = "/dashboard") {
    await this.page.goto(`${this.url}/login?redirect=${encodeURIComponent(path)}`);
    await this.page.getByPlaceholder("用户名").fill(account);
    await this.page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
    await this.page.getByRole("button", { name: "登录" }).click();
    await this.page.waitForURL((url) => url.pathname === new URL(path, this.url).pathname);
  }

  open(path: string) {
    return this.page.goto(this.url + path);
  }

  /** The body rows of the list on the page, or in the open dialog. */
  rows(scope: Pick<Page, "getByRole"> = this.page) {
    return scope.getByRole("row").filter({ has: this.page.getByRole("cell") });
  }

  row(text: string) {
    return this.rows().filter({ hasText: text });
  }

  dialog(name?: string) {
    return this.page.getByRole("dialog", name ? { name } : {});
  }

  /** Answers the question on top with 确定. */
  confirm() {
    return this.page.getByRole("dialog", { name: "系统提示" }).getByRole("button", { name: "确定" }).click();
  }

  async says(text: string | RegExp) {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  /** The token that the browser holds, for calls beside the page. */
  async token() {
    const cookies = await this.page.context().cookies();
    return decodeURIComponent(cookies.find((cookie) => cookie.name === "merJToken")?.value ?? "");
  }

  /** Nothing went wrong in the page that a person would not see. */
  expectQuiet() {
    expect(this.errors).toEqual([]);
  }
}
