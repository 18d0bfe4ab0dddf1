import { readFileSync } from "node:fs";
import { Secret, TOTP } from "otpauth";
import { Console } from "../pages/console";
import { startShop } from "../shop";
import { expect, test } from "../test";

test("an owner turns the second factor on; log-in and money then take a code, and a recovery code once", async ({ page }) => {
  const shop = await startShop();
  try {
    const view = new Console(page, shop.url);
    await view.logInByForm("admin", "/maintain/user");
    await page.getByRole("button", { name: "开启两步验证" }).click();
    const dialog = view.dialog("开启两步验证");
    await dialog.getByRole("textbox", { name: /登录密码/ }).fill("Shopkeeper-1");
    await dialog.getByRole("button", { name: "下一步" }).click();
    await expect(dialog.getByRole("img", { name: "两步验证的二维码" })).toBeVisible();
    const secret = /[A-Z2-7]{32}/.exec((await dialog.textContent()) ?? "")?.[0] ?? "";
    const codeIn = (steps: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    await dialog.getByRole("textbox", { name: /验证码/ }).fill(codeIn(0));
    await dialog.getByRole("button", { name: "开启两步验证" }).click();
    const codes = view.dialog("保存恢复码");
    const download = page.waitForEvent("download");
    await codes.getByRole("button", { name: "下载恢复码" }).click();
    const kept = readFileSync(await (await download).path(), "utf8")
      .trim()
      .split(/\r\n/);
    expect(kept).toHaveLength(10);
    await codes.getByRole("button", { name: "我已保存" }).click();
    await expect(page.getByText("已开启", { exact: true })).toBeVisible();

    await view.logOut();
    await page.getByPlaceholder("用户名").fill("ADMIN");
    await page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
    await page.getByRole("button", { name: "登录" }).click();
    await page.getByPlaceholder("两步验证码").fill(codeIn(1));
    await page.getByRole("button", { name: "登录" }).click();
    await page.waitForURL((url) => url.pathname !== "/login");

    await view.open("/finance/closingRecord");
    await page.getByRole("button", { name: "申请结算" }).click();
    const apply = view.dialog("申请结算");
    await apply.getByRole("textbox", { name: /申请金额/ }).fill("500");
    await apply.getByRole("button", { name: "立即申请" }).click();
    await expect(apply.getByText("请输入两步验证码").first()).toBeVisible();
    await apply.getByRole("textbox", { name: /两步验证码/ }).fill(kept[0] ?? "");
    await apply.getByRole("button", { name: "立即申请" }).click();
    await view.says("申请成功");

    await view.open("/maintain/user");
    await expect(page.getByText(/还有 9 个恢复码可用/)).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "关闭", exact: true }).click();
    const off = view.dialog("关闭两步验证");
    await off.getByRole("textbox", { name: /登录密码/ }).fill("Shopkeeper-1");
    await off.getByRole("textbox", { name: /验证码/ }).fill(kept[1] ?? "");
    await off.getByRole("button", { name: "关闭两步验证" }).click();
    await expect(page.getByText("未开启", { exact: true })).toBeVisible();
  } finally {
    await shop.stop();
  }
});
