import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

const run = promisify(execFile);

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("a device is registered, connected by one call, seen within seconds, and silenced by its dead token", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/dataMonitor/deviceRealTime");
  await expect(page.getByRole("region", { name: "当前告警" })).toContainText("后厨小票机");

  await page.getByRole("button", { name: "登记设备" }).click();
  const adding = view.dialog("登记设备");
  await adding.getByRole("textbox", { name: /设备名称/ }).fill("旅程打印机");
  await adding.getByRole("combobox", { name: /设备类型/ }).selectOption("小票打印机");
  await adding.getByRole("button", { name: "确定", exact: true }).click();
  const connecting = view.dialog("接入设备 旅程打印机");
  const line = await connecting.getByText(/^curl -X POST/).textContent();
  const [, url, token] = /'(http[^']*)' -H 'Authorization: Bearer (\w+)'/.exec(line ?? "") ?? [];
  await connecting.getByRole("button", { name: "我已保存" }).click();
  await expect(view.row("旅程打印机")).toContainText("未上报");

  const { stdout } = await run("sh", ["-c", line ?? ""]);
  expect(JSON.parse(stdout)).toMatchObject({ code: 200 });
  await expect(view.row("旅程打印机")).toContainText("在线");

  const report = (data: unknown) => page.request.post(String(url), { headers: { Authorization: `Bearer ${token}` }, data });
  expect((await report({ readings: { temperature: 41.5 }, alarms: ["jam"], consumables: { paper: 7 } })).status()).toBe(200);
  const row = view.row("旅程打印机");
  await expect(row).toContainText("在线");
  await expect(row).toContainText("41.5 ℃");
  await expect(row).toContainText("卡纸");
  const refused = await report({ readings: { temperature: "hot" } });
  expect([refused.status(), await refused.json()]).toMatchObject([400, { data: { fields: { "readings.temperature": "请填写数字" } } }]);

  await page.getByRole("button", { name: "详情 旅程打印机" }).click();
  await expect(view.dialog("旅程打印机")).toContainText("持续中");
  await view.dialog("旅程打印机").getByRole("button", { name: "关闭" }).click();

  await row.getByRole("button", { name: /更多操作/ }).click();
  await page.getByRole("menuitem", { name: "生成令牌" }).click();
  await view.confirm();
  await view.dialog("接入设备 旅程打印机").getByRole("button", { name: "我已保存" }).click();
  expect((await report({})).status()).toBe(401);

  await view.open("/dataMonitor/consumable");
  await expect(view.row("旅程打印机")).toContainText("不足");
  await page.getByRole("button", { name: "登记补充 旅程打印机 小票纸" }).click();
  const refill = view.dialog("登记补充");
  await refill.getByRole("button", { name: "确定", exact: true }).click();
  await view.says("操作成功");
  await expect(view.row("旅程打印机")).toContainText("充足");
  view.expectQuiet();
});
