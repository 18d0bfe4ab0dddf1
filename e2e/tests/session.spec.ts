import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("login clears local storage first, keeps the layout and the language, and puts the token and the answer into their cookies", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  await view.open("/login");
  await page.evaluate(() => {
    localStorage.setItem("staff", "[]");
    localStorage.setItem("layout-setting", "{}");
  });
  await view.logIn();
  expect(await page.evaluate(() => [localStorage.getItem("staff"), localStorage.getItem("layout-setting")])).toEqual([null, "{}"]);
  const cookies = await page.context().cookies();
  const info = cookies.find((cookie) => cookie.name === "JavaMerInfo");
  expect(await view.token()).not.toBe("");
  expect(JSON.parse(decodeURIComponent(info?.value ?? "{}"))).toMatchObject({ account: "admin", realName: expect.any(String) });
});

test("a 401 in the middle of work: one message, one redirect, and the half-filled form is offered again after logging in", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠劵名称").fill("写到一半的券");
  await page.getByLabel("优惠券面值").fill("5");
  await page.getByLabel("使用有效期限（天）").fill("7");
  await page.waitForTimeout(1_000); // a draft is kept within a second
  await page.request.get(`${shop.url}/api/admin/merchant/logout`, { headers: { "Authori-zation": await view.token() } });
  await page.getByRole("button", { name: "立即提交" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Flist%2Fsave/);
  await expect(page.getByText("无效的会话，或者登录已过期，请重新登录。")).toHaveCount(1);
  await page.getByPlaceholder("用户名").fill("admin");
  await page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
  await page.getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/coupon\/list\/save$/);
  await page.getByRole("button", { name: "继续编辑" }).click();
  await expect(page.getByLabel("优惠劵名称")).toHaveValue("写到一半的券");
});

test("a visitor without a token is led to login and back; a logged-in one leaves /login; unknown and unready addresses are 404", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  await view.open("/coupon/list?category=2");
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Flist%3Fcategory%3D2/);
  await view.logIn("admin", "/coupon/list?category=2");
  await expect(page).toHaveURL(/\/coupon\/list\?category=2/);
  await view.open("/login");
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ["/nowhere", "/order/list"]) {
    await view.open(path);
    await expect(page).toHaveURL(/\/404$/);
  }
  await view.open("/redirect/coupon/record?status=1");
  await expect(page).toHaveURL(/\/coupon\/record\?status=1$/);
});

test("redirect stays on our origin", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.open(`/login?redirect=${encodeURIComponent("//evil.example/x")}`);
  await page.getByPlaceholder("用户名").fill("admin");
  await page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
  await page.getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(`${shop.url}/dashboard`);
});

test("logging out asks, revokes the session on the server, and leads back after the next login", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/record");
  const token = await view.token();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /林知夏/ })
    .click();
  await page.getByRole("menuitem", { name: "退出登录" }).click();
  await expect(page.getByText("此操作将退出登录, 是否继续?")).toBeVisible();
  await page.getByRole("button", { name: "确认" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Frecord$/);
  const answer = await page.request.get(`${shop.url}/api/admin/merchant/getMenus`, { headers: { "Authori-zation": token } });
  expect(answer.status()).toBe(401);
});
