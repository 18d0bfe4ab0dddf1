import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

const roles = "/operation/roleManager/identityManager";
const people = "/operation/roleManager/adminList";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("a clerk is hired, given a role, refused, explained, and dismissed while logged in", async ({ page, browser }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", roles);
  await page.getByRole("button", { name: "添加角色" }).click();
  const role = view.dialog("添加角色");
  await role.getByRole("textbox", { name: /角色名称/ }).fill("优惠券专员");
  await role.getByRole("checkbox", { name: "展开/折叠" }).check();
  const list = role.getByRole("button", { name: "优惠券列表" });
  await list.click();
  await expect(list).toHaveAttribute("aria-pressed", "true");
  await expect(role.getByRole("button", { name: "优惠券", exact: true })).toHaveAttribute("aria-pressed", "mixed");
  // by keyboard: the box of the focused row
  const remove = role.getByRole("treeitem", { name: "优惠券列表" }).getByRole("treeitem", { name: "删除" });
  await remove.focus();
  await page.keyboard.press("Space");
  await expect(remove).toHaveAttribute("aria-checked", "false");
  await expect(list).toHaveAttribute("aria-pressed", "mixed");
  await role.getByRole("button", { name: "确定", exact: true }).click();
  await expect(view.row("优惠券专员")).toBeVisible();

  await view.open(people);
  await page.getByRole("button", { name: "创建管理员" }).click();
  const hiring = view.dialog("创建管理员");
  await hiring.getByRole("textbox", { name: "管理员账号" }).fill("clerk");
  await hiring.getByLabel("管理员密码").fill("Welcome-1");
  await hiring.getByLabel("确认密码").fill("Welcome-1");
  await hiring.getByRole("textbox", { name: "管理员姓名" }).fill("李青禾");
  await hiring.getByRole("button", { name: /^管理员身份/ }).click();
  await page.getByRole("checkbox", { name: "优惠券专员" }).check();
  await page.getByRole("button", { name: "完成" }).click();
  await hiring.getByRole("button", { name: "确定", exact: true }).click();
  await expect(hiring.getByText("账号“clerk”已被使用，请换一个").first()).toBeVisible();
  await hiring.getByRole("textbox", { name: "管理员账号" }).fill("qinghe");
  await hiring.getByRole("button", { name: "确定", exact: true }).click();
  await expect(view.row("qinghe")).toContainText("优惠券专员");

  const clerk = new Console(await (await browser.newContext()).newPage(), shop.url);
  await clerk.open("/login?redirect=%2Fcoupon%2Flist");
  await clerk.page.getByPlaceholder("用户名").fill("qinghe");
  await clerk.page.getByPlaceholder("密码", { exact: true }).fill("Welcome-1");
  await clerk.page.getByRole("button", { name: "登录" }).click();
  await clerk.says("请修改初始密码");
  await clerk.open("/coupon/record");
  await expect(clerk.page).toHaveURL(/\/password\?redirect=%2Fcoupon%2Frecord/);
  const token = await clerk.token();
  const refused = await clerk.page.request.get(`${shop.url}/api/admin/merchant/coupon/list`, { headers: { "Authori-zation": token } });
  expect(await refused.json()).toMatchObject({ code: 90003 });
  await clerk.page.getByLabel("初始密码").fill("Welcome-1");
  await clerk.page.getByLabel(/^新密码/).fill("Mine-only-1");
  await clerk.page.getByLabel("确认新密码").fill("Mine-only-1");
  await clerk.page.getByRole("button", { name: "确认修改" }).click();
  await expect(clerk.page).toHaveURL(/\/401/); // the records are not in the role
  await clerk.open("/coupon/list");
  await expect(clerk.row("").first()).toBeVisible();
  await expect(clerk.page.getByRole("button", { name: /^删除 / })).toHaveCount(0);

  await view
    .row("qinghe")
    .getByRole("button", { name: /更多操作/ })
    .click();
  await page.getByRole("menuitem", { name: /权限解释/ }).click();
  const explaining = view.dialog("权限解释");
  await explaining.getByRole("button", { name: /^页面或操作/ }).click();
  await page.getByPlaceholder(/搜索/).last().fill("领取记录");
  await page.getByRole("button", { name: "优惠券 / 领取记录" }).click();
  await expect(explaining.getByText("不能使用")).toBeVisible();
  await expect(explaining.getByText("身份“优惠券专员”没有勾选“优惠券 / 领取记录”")).toBeVisible();
  await explaining.getByRole("button", { name: "关闭" }).last().click();

  await view.open(roles);
  await page.getByRole("button", { name: /^删除 优惠券专员/ }).click();
  await view.confirm();
  await view.says(/身份“优惠券专员”正在被 1 位管理员使用：“李青禾（qinghe）”/);
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();
  await page.getByRole("button", { name: /^预览菜单 优惠券专员/ }).click();
  await expect(page.getByRole("dialog", { name: /以“优惠券专员”身份/ })).toContainText("优惠券列表");
  await page.keyboard.press("Escape");

  await clerk.page.getByPlaceholder("请输入优惠券名称").fill("券");
  await view.open(people);
  await view.row("qinghe").getByRole("switch", { name: /账号/ }).click();
  await expect(view.row("qinghe").getByRole("switch", { name: /账号/ })).not.toBeChecked();
  await view.says("修改成功");
  // the next call, by a press or by the counters, ends the session
  await clerk.page.getByRole("button", { name: /^(查询|登录)$/ }).click();
  await expect(clerk.page).toHaveURL(/\/login/);
  await clerk.says("无效的会话，或者登录已过期，请重新登录。");
  await clerk.page.context().close();
  view.expectQuiet();
});
