import { Console } from "../pages/console";
import { expect, test } from "../test";

test("login clears local storage first, keeps the layout and the language, and puts the token and the answer into their cookies", async ({
  page,
  view,
}) => {
  await view.open("/login");
  await page.getByRole("button", { name: "忘记密码" }).click();
  await expect(view.dialog("忘记密码")).toContainText("pnpm shop reset --account");
  await view.dialog("忘记密码").getByRole("button", { name: "知道了" }).click();
  await page.evaluate(() => {
    localStorage.setItem("staff", "[]");
    localStorage.setItem("layout-setting", "{}");
  });
  await view.logInByForm();
  expect(await page.evaluate(() => [localStorage.getItem("staff"), localStorage.getItem("layout-setting")])).toEqual([null, "{}"]);
  const cookies = await page.context().cookies();
  const info = cookies.find((cookie) => cookie.name === "JavaMerInfo");
  expect(await view.token()).not.toBe("");
  expect(JSON.parse(decodeURIComponent(info?.value ?? "{}"))).toMatchObject({ account: "admin", realName: expect.any(String) });
});

/** Ends the session of the page on the server, like another device or the end of its lifetime. */
async function endSession(view: Console) {
  await view.page.request.get(`${view.url}/api/admin/merchant/logout`, { headers: { "Authori-zation": await view.token() } });
}

test("a session that ends with nothing at stake: one message, one redirect, and back after logging in", async ({ page, view }) => {
  await view.logInByForm("admin", "/coupon/list?category=2");
  await expect(view.row("").first()).toBeVisible();
  // pending tasks have been requested, and are not again for half a minute
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await endSession(view);
  await page.getByRole("button", { name: "刷新" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Flist%3Fcategory%3D2/);
  await expect(page.getByText("无效的会话，或者登录已过期，请重新登录。")).toHaveCount(1);
  await page.getByPlaceholder("用户名").fill("admin");
  await page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
  await page.getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/coupon\/list/);
});

test("a session that ends in the middle of a form opens a log-in over the page, and the save goes on after it", async ({ page, view }) => {
  await view.logInByForm("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("写到一半的券");
  await page.getByLabel("优惠券面值").fill("5");
  await page.getByLabel("使用有效期限（天）").fill("7");
  await endSession(view);
  await page.getByRole("button", { name: "立即提交" }).click();
  const dialog = view.dialog("请重新登录");
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/coupon\/list\/save$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
  await dialog.getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/coupon\/list$/);
  await page.getByLabel("优惠名称").fill("写到一半的券");
  await page.getByRole("button", { name: "查询" }).click();
  await expect(view.row("写到一半的券")).toHaveCount(1);
  view.expectQuiet();
});

test("another account that logs in over the page gets nothing of the first: it begins at the dashboard with a cache of its own", async ({
  page,
  view,
  shop,
}) => {
  await view.logInByForm("admin", "/coupon/list");
  await page.goto(`${shop.url}/coupon/list/save`);
  await page.getByLabel("优惠券名称").fill("第一家店的秘密");
  await view.keepsDraft("第一家店的秘密");
  await endSession(view);
  await page.getByLabel("优惠券面值").fill("5");
  await page.getByLabel("使用有效期限（天）").fill("7");
  await page.getByRole("button", { name: "立即提交" }).click();
  const dialog = view.dialog("请重新登录");
  await dialog.getByPlaceholder("用户名").fill("admin2");
  await dialog.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
  await dialog.getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => view.tagTitles()).toEqual(["主页"]);
  await view.open("/coupon/list/save");
  await expect(page.getByLabel("优惠券名称")).toHaveValue("");
  await expect(page.getByRole("button", { name: "继续编辑" })).toHaveCount(0);
});

test("a draft is offered again after the page was left at the log-in", async ({ page, view }) => {
  await view.logInByForm("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("写到一半的券");
  await view.keepsDraft("写到一半的券");
  await endSession(view);
  await page.getByLabel("优惠券面值").fill("5");
  await page.getByLabel("使用有效期限（天）").fill("7");
  await page.getByRole("button", { name: "立即提交" }).click();
  await view.dialog("请重新登录").getByRole("button", { name: "离开页面" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Flist%2Fsave$/);
  await view.logInByForm("admin", "/coupon/list/save");
  await page.getByRole("button", { name: "继续编辑" }).click();
  await expect(page.getByLabel("优惠券名称")).toHaveValue("写到一半的券");
  await page.getByLabel("优惠券名称").fill("写完马上刷新的券");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload(); // at once, not after the second until a draft is stored
  await page.getByRole("button", { name: "继续编辑" }).click();
  await expect(page.getByLabel("优惠券名称")).toHaveValue("写完马上刷新的券");
});

test("drafts of long forms are saved within a second, and offered again on return: a tab that is killed loses nothing older", async ({
  page,
  context,
  view,
  shop,
}) => {
  await view.logInByForm("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("标签页被关掉的券");
  await view.keepsDraft("标签页被关掉的券");
  await page.close({ runBeforeUnload: false });
  const next = new Console(await context.newPage(), shop.url);
  await next.open("/coupon/list/save");
  await expect(next.page.getByLabel("优惠券名称")).toHaveValue("");
  await next.page.getByRole("button", { name: "继续编辑" }).click();
  await expect(next.page.getByLabel("优惠券名称")).toHaveValue("标签页被关掉的券");
  await next.page.getByRole("button", { name: "返回" }).click();
  await next.confirm();
  await expect(next.page).toHaveURL(/\/coupon\/list$/);
});

test("two tabs of a browser log out together", async ({ context, view, shop }) => {
  await view.logInByForm("admin", "/coupon/record");
  const other = new Console(await context.newPage(), shop.url);
  await other.open("/coupon/list");
  await expect(other.row("").first()).toBeVisible();
  await view.logOut();
  await expect(other.page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Flist$/);
});

test("an account that logs in elsewhere in the browser takes over every tab, and what was typed for the first is not sent", async ({
  context,
  view,
  shop,
}) => {
  await view.logInByForm("admin", "/coupon/list");
  const other = new Console(await context.newPage(), shop.url);
  await other.open("/coupon/list");
  await expect(other.row("").first()).toBeVisible();
  await view.logOut();
  await expect(other.page).toHaveURL(/\/login/);
  await view.logInByForm("admin2", "/coupon/list");
  await other.open("/dashboard");
  await expect(other.page.getByRole("banner")).not.toContainText("山月茶家");
});

test("a visitor without a token is led to login and back; a logged-in one leaves /login; an unknown address is 404", async ({
  page,
  view,
}) => {
  await view.open("/coupon/list?category=2");
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Flist%3Fcategory%3D2/);
  await view.logInByForm("admin", "/coupon/list?category=2");
  await expect(page).toHaveURL(/\/coupon\/list\?category=2/);
  await view.open("/login");
  await expect(page).toHaveURL(/\/dashboard$/);
  await view.open("/nowhere");
  await expect(page).toHaveURL(/\/404$/);
  await view.open("/redirect/coupon/record?status=1");
  await expect(page).toHaveURL(/\/coupon\/record\?status=1$/);
});

test("logging out asks, revokes the session on the server, and leads back after the next login", async ({ page, view, shop }) => {
  await view.logInByForm("admin", "/coupon/record");
  const token = await view.token();
  await view.choose("退出登录");
  await expect(page.getByText("此操作将退出登录, 是否继续?")).toBeVisible();
  await page.getByRole("button", { name: "确认" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Frecord$/);
  const answer = await page.request.get(`${shop.url}/api/admin/merchant/getMenus`, { headers: { "Authori-zation": token } });
  expect(answer.status()).toBe(401);
});

/** Some of the values of the unit test for `redirect`. */
const hostile = ["//evil.example", "/\\evil.example", "javascript:alert(1)", "/login?redirect=//evil.example"];

test(`${hostile.length} hostile values of redirect: nobody leaves our origin, and nothing of a foreign one is asked for`, async ({
  page,
  view,
  shop,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== shop.url) foreign.push(request.url());
  });
  page.on("dialog", (dialog) => {
    foreign.push(dialog.message());
    return dialog.dismiss();
  });
  // the dashboard, where each login ends, is fast without its figures
  await page.route(/\/statistics\/|\/demo\/|sales-chart/, (route) => route.abort());
  for (const value of hostile) {
    await view.open(`/login?redirect=${encodeURIComponent(value)}`);
    await page.getByPlaceholder("用户名").fill("admin");
    await page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
    await page.getByRole("button", { name: "登录" }).click();
    await page.waitForURL((url) => url.pathname !== "/login");
    expect(new URL(page.url()).origin, value).toBe(shop.url);
    expect(new URL(page.url()).pathname, value).toMatch(/^\/(dashboard|404)$/);
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(foreign).toEqual([]);
});

test("/redirect/{path} stays on our origin as well", async ({ page, view, shop }) => {
  await view.logIn();
  for (const path of ["/redirect//evil.example", "/redirect/%5cevil.example"]) {
    await view.open(path);
    await expect(page).toHaveURL(/\/(dashboard|404)$/);
    expect(new URL(page.url()).origin).toBe(shop.url);
  }
});

test.describe("in a browser whose language is English", () => {
  test.use({ locale: "en-US" });

  test("the console is in Chinese until its switch is used, and then remembers the choice", async ({ page, view }) => {
    const calls: (string | undefined)[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.headers()["accept-language"]));
    await view.open("/login");
    await expect(page.getByRole("heading", { name: "欢迎回来" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "中文" }).click();
    await page.reload();
    await expect(page.getByRole("heading", { name: "欢迎回来" })).toBeVisible();
    calls.length = 0;
    await view.logIn("admin", "/coupon/list");
    await expect(view.row("").first()).toBeVisible();
    expect(new Set(calls)).toEqual(new Set(["zh-CN"]));
  });
});
