import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("find what is not answered, answer it once, add a review of one's own with pictures, delete it", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/comment");
  await expect(view.rows()).toHaveCount(20);
  await expect(page.getByText("|(已注销)").first()).toBeVisible();

  await page.getByRole("tab", { name: /^未回复/ }).click();
  await page.getByRole("radio", { name: "5 星" }).check({ force: true });
  await expect(page).toHaveURL(/star=5/);
  await expect(page).toHaveURL(/isReply=0/);
  const open = page.getByRole("button", { name: /^回复 / });
  await expect(open.first()).toBeVisible();
  const answered = ((await open.first().getAttribute("aria-label")) ?? "").replace(/^回复 /, "");
  await open.first().click();
  const answer = view.dialog("回复");
  await answer.getByRole("textbox", { name: "回复" }).fill("请加微信领取红包");
  await answer.getByRole("button", { name: "确定" }).click();
  await expect(answer.getByText("含有不允许使用的词“加微信”，请修改")).toBeVisible();
  await expect(answer.getByRole("textbox", { name: "回复" })).toHaveValue("请加微信领取红包");
  await answer.getByRole("textbox", { name: "回复" }).fill("谢谢您的喜欢，欢迎再来。");
  await answer.getByRole("button", { name: "确定" }).click();
  await expect(answer.getByRole("button", { name: "执行中..." })).toBeVisible();
  await view.says("回复成功");
  await expect(page.getByRole("button", { name: `回复 ${answered}` })).toHaveCount(0);

  await page.getByRole("button", { name: "重置" }).click();
  await page.getByRole("tab", { name: /^全部/ }).click();
  await page.getByRole("button", { name: "添加自评" }).click();
  const form = view.dialog("添加自评");
  await form.getByRole("button", { name: "选择商品" }).click();
  await view.dialog("商品列表").getByRole("radio").first().click();
  await form
    .getByRole("radio", { name: /^选择 / })
    .first()
    .click();
  await form.getByRole("textbox", { name: /用户昵称/ }).fill("用户13812345678");
  await form.getByRole("textbox", { name: /评价文字/ }).fill("包装讲究，送长辈很体面。");
  await form.getByRole("radio", { name: "4 星" }).check({ force: true });
  await form.getByRole("button", { name: "提交" }).click();
  await expect(form.getByText("请选择用户头像")).toBeVisible();
  const library = view.dialog("上传图片");
  for (const choose of [form.getByRole("button", { name: /选择图片/ }).first(), form.getByRole("button", { name: /选择图片/ }).last()]) {
    await choose.click();
    await library.getByRole("list", { name: "图片" }).locator("[data-face]").first().click();
    await library.getByRole("button", { name: "使用选中图片" }).click();
    await expect(library).toHaveCount(0);
  }
  await form.getByRole("button", { name: "提交" }).click();
  await view.says("新增成功");
  const [first] = await view.rows().all();
  await expect(first ?? page.locator("body")).toContainText("包装讲究，送长辈很体面。");
  await expect(first ?? page.locator("body")).toContainText("用户138****5678");
  await page.getByRole("button", { name: /^删除 用户138/ }).click();
  await view.confirm();
  await view.says("删除成功");
  await expect(page.getByText("包装讲究，送长辈很体面。")).toHaveCount(0);
  view.expectQuiet();
});

test("several reviews get the same answer out of a template, with a result each, and the answered ones are exported", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/comment");
  await page.getByRole("button", { name: "回复模板" }).click();
  await page.getByRole("button", { name: "添加模板" }).click();
  const form = view.dialog("添加模板");
  await form.getByRole("textbox").fill("请加微信");
  await form.getByRole("button", { name: "确定" }).click();
  await expect(form.getByText("含有不允许使用的词“加微信”，请修改")).toBeVisible();
  await form.getByRole("textbox").fill("感谢支持，欢迎再来。");
  await form.getByRole("button", { name: "确定" }).click();
  await expect(form).toHaveCount(0);
  await view.dialog("回复模板").getByText("关闭", { exact: true }).click();

  await page.getByRole("tab", { name: /^未回复/ }).click();
  await expect(page).toHaveURL(/isReply=0/);
  await expect(view.rows().first()).toBeVisible();
  const picks = view.rows().getByRole("checkbox");
  for (const at of [0, 1]) await picks.nth(at).check();
  await page.getByRole("button", { name: "批量回复" }).click();
  const answer = view.dialog("回复");
  await answer.getByRole("combobox", { name: "使用模板" }).selectOption({ label: "感谢支持，欢迎再来。" });
  await expect(answer.getByRole("textbox", { name: "回复" })).toHaveValue("感谢支持，欢迎再来。");
  await answer.getByRole("button", { name: "确定" }).click();
  const results = view.dialog("批量回复");
  await expect(results.getByRole("status")).toContainText("成功 2");
  await results.getByRole("button", { name: "确定" }).click();

  await page.getByRole("tab", { name: /^已回复/ }).click();
  await expect(page.getByText("感谢支持，欢迎再来。").first()).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出" }).click();
  await view.dialog("导出评价").getByRole("button", { name: "导出" }).click();
  expect((await file).suggestedFilename()).toMatch(/^商品评价 .*\.xlsx$/);
  view.expectQuiet();
});

test("a review is found by its writer and by its product; another shop's are not there", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/comment");
  await page.getByRole("combobox", { name: "搜索类型" }).selectOption({ label: "用户昵称" });
  await page.getByRole("textbox", { name: "用户信息" }).fill("听雨的猫");
  await page.getByRole("button", { name: "查询" }).click();
  await expect(page).toHaveURL(/content=/);
  await expect(view.rows().first()).toContainText("听雨的猫|(已注销)");
  await expect(view.rows().filter({ hasNotText: "听雨的猫" })).toHaveCount(0);
  const mine = await page.request.get(`${shop.url}/api/admin/merchant/product/reply/list`, {
    headers: { "Authori-zation": await view.token() },
  });
  const [review] = (await mine.json()).data.list;
  await view.logOut();
  await view.logIn("admin2", "/product/comment");
  await expect(view.rows()).toHaveCount(20);
  const foreign = await page.request.get(`${shop.url}/api/admin/store/product/reply/info/${review.id}`, {
    headers: { "Authori-zation": await view.token() },
  });
  expect((await foreign.json()).code).toBe(6902);
  view.expectQuiet();
});

test("one day alone limits a list from then on or until then, in its address too, and 重置 clears it", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/comment");
  await expect(view.rows()).toHaveCount(20);
  const [start, end] = [page.getByLabel("开始时间"), page.getByLabel("结束时间")];
  await start.fill("2099/1/1");
  await start.press("Enter");
  await expect(page).toHaveURL(/dateLimit=2099-01-01%2C(&|$)/);
  await expect(view.rows()).toHaveCount(0);
  await page.reload();
  await expect(start).toHaveValue("2099-01-01");
  await page.getByRole("search").getByRole("button", { name: "重置" }).click();
  await expect(start).toHaveValue("");
  await expect(view.rows()).toHaveCount(20);

  await end.click();
  const calendar = page.getByRole("application", { name: "日历" });
  await expect(calendar.getByRole("grid")).toHaveCount(2);
  await calendar.getByRole("button", { name: "最近30天" }).click();
  await expect(calendar).toHaveCount(0);
  await expect(page).toHaveURL(/dateLimit=\d{4}-\d\d-\d\d%2C\d{4}-\d\d-\d\d/);
  await expect(end).not.toHaveValue("");
});
