import { expect, type Page } from "@playwright/test";

/** The console as every journey uses it: login, rows, messages. */
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

  /** Opens a page as an account of the demo that is already logged in. */
  async logIn(account = "admin", path = "/dashboard") {
    const answer = await this.page.request.post(`${this.url}/api/admin/merchant/login`, { data: { account, pwd: "Shopkeeper-1" } });
    const { data }: { data: { token: string } } = await answer.json();
    await this.enter(data.token, path);
  }

  /** Opens a page in an existing session. */
  async enter(token: string, path = "/dashboard") {
    await this.page.context().addCookies([{ name: "merJToken", value: encodeURIComponent(token), url: this.url, sameSite: "Strict" }]);
    await this.open(path);
    await expect(this.page.getByRole("main")).toBeVisible();
  }

  /** Logs in through the form, and waits for the page that follows. */
  async logInByForm(account = "admin", path = "/dashboard") {
    await this.page.goto(`${this.url}/login?redirect=${encodeURIComponent(path)}`);
    await this.page.getByPlaceholder("用户名").fill(account);
    await this.page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
    await this.page.getByRole("button", { name: "登录" }).click();
    await this.page.waitForURL((url) => url.pathname === new URL(path, this.url).pathname);
  }

  open(path: string) {
    return this.page.goto(this.url + path);
  }

  /** Navigates to a page as a link does, without reloading the console, and waits for its first content. */
  async go(path: string) {
    await this.page.evaluate((to) => {
      history.pushState({ idx: history.length, key: to, usr: null }, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }, path);
    await this.shown();
  }

  /** Waits until nothing on the page is a skeleton or marked busy. */
  async shown() {
    await expect(this.page.getByRole("main")).toBeVisible();
    await expect(this.page.locator("[data-skeleton]:visible, [data-busy]:visible")).toHaveCount(0);
  }

  /** The browser's stored data of this shop, such as drafts and tabs: each key with its text. */
  kept() {
    return this.page.evaluate(async () => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error("IndexedDB failed"));
        });
      const database = await done(indexedDB.open("shopkeeper"));
      const store = database.transaction("kept").objectStore("kept");
      const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      database.close();
      return keys.map((key, at) => `${String(key)} ${String(texts[at])}`);
    });
  }

  /** Waits until the browser has stored a draft with this text, within a second. */
  async keepsDraft(text: string) {
    await expect.poll(() => this.kept()).toContainEqual(expect.stringContaining(text));
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

  /** The menu at the left. */
  get menu() {
    return this.page.getByRole("navigation", { name: "主菜单" });
  }

  /** The column with the logo and the menu. */
  get sidebar() {
    return this.menu.locator("..");
  }

  /** The breadcrumb from the dashboard to the page. */
  get trail() {
    return this.page.getByRole("navigation", { name: "当前位置" });
  }

  /** The input of the menu search. */
  get palette() {
    return this.page.getByPlaceholder(/^(菜单搜索：|Menu search: )/);
  }

  async openPalette() {
    await expect(this.page.getByRole("banner")).toBeVisible();
    // a key pressed before the page listens is lost
    await expect(async () => {
      await this.page.keyboard.press("Control+k");
      await expect(this.palette).toBeFocused({ timeout: 5000 });
    }).toPass();
  }

  /** Opens a group of the menu, unless it is open. */
  async openGroup(title: string) {
    const group = this.menu.getByRole("button", { name: title });
    if ((await group.getAttribute("aria-expanded")) !== "true") await group.click();
    await expect(group).toHaveAttribute("aria-expanded", "true");
  }

  /** The strip of visited pages. */
  get tags() {
    return this.page.getByRole("navigation", { name: "已打开的页面" });
  }

  /** Opens a page by its entry in the sidebar. */
  async toMenu(title: string) {
    await this.menu.getByRole("link", { name: title }).click();
    await expect(this.tags.getByRole("link", { name: title })).toHaveAttribute("aria-current", "page");
  }

  /** The titles of the visited pages, in order. */
  async tagTitles() {
    return (await this.tags.getByRole("link").allTextContents()).map((title) => title.trim());
  }

  /** Shows a visited page again by its tab. */
  async toTag(title: string) {
    const tag = this.tags.getByRole("link", { name: title });
    await tag.click();
    await expect(tag).toHaveAttribute("aria-current", "page");
  }

  /** Chooses an item of the account's menu at the end of the navbar. */
  async choose(item: string) {
    await this.page.getByRole("banner").locator("[aria-haspopup=menu]").last().click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }

  async logOut() {
    await this.choose("退出登录");
    await this.page.getByRole("button", { name: "确认" }).click();
    await this.page.waitForURL(/\/login/);
  }

  /** Confirms the top dialog with 确定. */
  confirm() {
    return this.page.getByRole("dialog", { name: "系统提示" }).getByRole("button", { name: "确定" }).click();
  }

  async says(text: string | RegExp) {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  /** The browser's token, for calls outside the page. */
  async token() {
    const cookies = await this.page.context().cookies();
    return decodeURIComponent(cookies.find((cookie) => cookie.name === "merJToken")?.value ?? "");
  }

  /** Expects no error in the page that a person would not see. */
  expectQuiet() {
    expect(this.errors).toEqual([]);
  }
}
