import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Console } from "../pages/console";
import { startShop } from "../shop";
import { expect, test } from "../test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
const name = "谷雨新茶品鉴会";

/** An hour of the day after tomorrow, as a person types it. */
const dayAfterTomorrowAt = (hour: number) => `${new Date(Date.now() + 56 * 3_600_000).toISOString().slice(0, 10)} ${hour}:00`;

test("a room is planned, filled with goods, its switches used, goes on air and ends", async ({ page }) => {
  const shop = await startShop();
  const simulate = (verdict: string) =>
    run(process.execPath, ["scripts/simulate.mjs", "live", "--account", "admin", "--verdict", verdict], {
      cwd: root,
      env: { ...process.env, DATA_DIR: shop.dataDir },
    });
  try {
    const view = new Console(page, shop.url);
    const room = view.row(name);
    const shows = async (text: string) => {
      await expect(async () => {
        await page.reload();
        await expect(room).toContainText(text, { timeout: 10_000 });
      }).toPass({ timeout: 120_000 });
    };
    // an address without an id opens a new room
    await view.logIn("admin", "/marketing/broadcast/creatRoom/abc");
    await page.getByLabel("直播间名字").fill(name);
    await page.getByLabel("主播昵称").fill("茶师小满");
    await page.getByLabel("主播微信号").fill("shanyue_live");
    await page.getByLabel("开始时间").fill(dayAfterTomorrowAt(12));
    await page.keyboard.press("Tab");
    await page.getByLabel("结束时间").fill(dayAfterTomorrowAt(14));
    await page.keyboard.press("Tab");
    for (const field of ["直播频道封面图", "背景图", "分享图"]) {
      await page.getByRole("group", { name: field }).first().getByRole("button", { name: "选择图片" }).click();
      const library = view.dialog("上传图片");
      await library
        .getByRole("button", { pressed: false })
        .filter({ has: page.locator("img") })
        .first()
        .click();
      await library.getByRole("button", { name: "使用选中图片" }).click();
      if (field === "直播频道封面图") {
        // the picture of the demo is too large for a cover, which the field shows
        await page.getByRole("button", { name: "压缩图片" }).click();
        await view.says("图片已压缩");
        continue;
      }
      // then a square one, unlike the other pictures
      await page.getByRole("button", { name: "裁剪", exact: true }).click();
      await view.dialog("上传图片").getByRole("button", { name: "使用", exact: true }).click();
      await expect(page.getByRole("button", { name: "裁剪", exact: true })).toHaveCount(0);
    }
    await page.getByRole("button", { name: "立即提交" }).click();
    await expect(room).toContainText("平台待审核");

    await simulate("pass");
    await shows("微信审核成功");
    await room.getByRole("button", { name: /^导入商品/ }).click();
    const goods = view.dialog("商品信息");
    await goods.getByRole("checkbox", { name: /^选择/ }).first().check({ force: true });
    await goods.getByRole("button", { name: "确定" }).click();
    await view.says("导入商品成功");
    await expect(room.getByRole("switch", { name: /官方收录/ })).toBeDisabled();
    await room.getByRole("switch", { name: /禁言/ }).click();
    await expect(room.getByRole("switch", { name: /禁言/ })).toBeChecked();

    await simulate("start");
    await shows("直播中");
    await expect(room.getByRole("switch", { name: /禁言/ })).toBeDisabled();
    await room.getByRole("switch", { name: /回放/ }).click();
    await expect(room.getByRole("switch", { name: /回放/ })).not.toBeChecked();

    await simulate("end");
    await shows("已结束");
    expect(view.errors).toEqual([]);
  } finally {
    await shop.stop();
  }
});
