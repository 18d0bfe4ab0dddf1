import { createServer, type Server } from "node:http";
import { createMerchantClient, memorySession } from "@shopkeeper/sdk";
import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { PictureLibrary } from "../pages/picture-library";
import { pictureBytes } from "../picture-bytes";
import { freePort, type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const png = (name: string, shade: number) => ({ name, buffer: pictureBytes(shade) });

/** A client of the shop that the page is logged in to. */
async function clientOf(view: Console) {
  return createMerchantClient({ baseUrl: `${shop.url}/api`, session: memorySession(await view.token()) });
}

test("upload 30 pictures with two broken ones among them, crop one, rename it, move it, and delete it after the warning of where it is used", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/maintain/picture");
  const library = new PictureLibrary(page);
  await library.addCategory("旅程");
  await view.says("创建成功");
  await library.toCategory("旅程");
  await view.says("图片库为空");

  const files = Array.from({ length: 30 }, (_, at) =>
    at === 7 || at === 21 ? { name: `坏图${at}.png`, buffer: Buffer.from(`no picture ${at}`) } : png(`图${at}.png`, at),
  );
  await library.upload(files);
  await expect(library.uploads.getByText("上传完成：成功 28 个，失败 2 个")).toBeVisible({ timeout: 60_000 });
  await expect(library.uploads.getByRole("listitem")).toHaveCount(30);
  for (const name of ["坏图7.png", "坏图21.png"]) {
    await expect(library.uploads.getByRole("listitem").filter({ hasText: name })).toContainText(
      "图片类型必须是.gif,jpeg,jpg,png,bmp中的一种",
    );
  }
  await library.isCounted(28);
  await library.uploads.getByRole("button", { name: "清除已结束的" }).click();

  await page.getByRole("button", { name: "下载", exact: true }).click();
  await view.says("请先选择图片");
  await library.tile("图3.png").click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "下载", exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole("button", { name: "裁剪图片" }).click();
  const crop = view.dialog("上传图片");
  await expect(crop.getByText(/\d+ × \d+ 像素/)).toBeVisible();
  await crop.getByRole("button", { name: "向右旋转" }).click();
  await crop.getByRole("button", { name: "上传至图片库" }).click();
  await view.says("上传成功");
  await expect(crop).toHaveCount(0);
  await library.isCounted(29);
  await expect(library.tile("图3.png")).toHaveCount(2);

  await library.tile("图3.png").first().focus();
  await page.keyboard.press("F2");
  await page.keyboard.type("裁好的图");
  await page.keyboard.press("Enter");
  await expect(library.tile("裁好的图")).toBeVisible();

  await page.getByRole("button", { name: "清空已选" }).click();
  await library.tile("裁好的图").click();
  await page.getByRole("button", { name: "图片移动至" }).click();
  await page.getByRole("button", { name: "全部图片", exact: true }).last().click();
  await view.says("操作成功");
  await library.isCounted(28);

  const client = await clientOf(view);
  const product = (await client.listProducts({ query: { type: 1, limit: 1 } })).list[0];
  await library.toCategory("全部图片");
  const used = (await client.listAttachments({ query: { limit: 500, attType: "png" } })).list;
  expect(product).toBeDefined();
  const uses = await client.listAttachmentUses({
    query: {
      ids: used
        .slice(0, 100)
        .map(({ attId }) => attId)
        .join(","),
    },
  });
  const shown = used.find(({ attId }) => attId === uses.find(({ count }) => count > 0)?.attId);
  expect(shown, "the demo shows a picture of its own library").toBeDefined();
  await page.getByRole("searchbox", { name: "搜索名称" }).fill(shown?.name ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/name=/);
  await library
    .tile(shown?.name ?? "")
    .first()
    .click();
  await page.getByRole("button", { name: "删除图片" }).click();
  await expect(view.dialog("系统提示")).toContainText("处正在使用");
  await view.confirm();
  await view.says("刪除成功");
  view.expectQuiet();
});

test("a fresh upload comes chosen, a double press uses it, and a square is cut out of it; what nothing uses is found, ordered and deleted", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/comment");
  await page.getByRole("button", { name: "添加自评" }).click();
  const form = view.dialog("添加自评");
  await form.getByRole("button", { name: "选择图片" }).first().click();
  const picker = view.dialog("上传图片");
  const library = new PictureLibrary(page, picker);
  await expect(library.tiles.first()).toBeVisible();
  await library.upload([{ name: "宽图.png", buffer: pictureBytes(3, 400, 200) }]);
  await expect(picker.getByRole("button", { name: "宽图.png，已选，第 1 个" })).toBeVisible();
  await library.tile("宽图.png").dblclick();
  await expect(picker).toHaveCount(0);
  await expect(form.getByText("建议使用正方形图片（当前 400 × 200）")).toBeVisible();
  await form.getByRole("button", { name: "裁剪为正方形" }).click();
  const crop = view.dialog("上传图片");
  await expect(crop.getByText(/(199|200) × \1 像素/)).toBeVisible();
  await crop.getByRole("button", { name: "使用", exact: true }).click();
  await expect(crop).toHaveCount(0);
  await expect(form.getByText("建议使用正方形图片")).toHaveCount(0);

  await view.open("/maintain/picture?orderBy=name&order=desc");
  const own = new PictureLibrary(page);
  await expect(own.tiles.first()).toBeVisible();
  const names = (await own.names()).slice(0, 2);
  expect(names).toEqual([...names].sort().reverse());
  await page.getByRole("combobox", { name: "排序方式" }).selectOption({ label: "最近上传" });
  await page.getByText("未使用", { exact: true }).click();
  await expect(page).toHaveURL(/isUsed=0/);
  await expect(own.tile("宽图.png").first()).toBeVisible();
  await page.getByRole("button", { name: "更多操作 宽图.png" }).first().click();
  await page.getByRole("menuitem", { name: "详情和使用位置" }).click();
  await expect(view.dialog("素材详情")).toContainText("没有地方在使用");
  await page.keyboard.press("Escape");
  await own.tile("宽图.png").first().click();
  await page.getByRole("button", { name: "删除图片" }).click();
  await expect(view.dialog("系统提示")).toContainText("没有地方在使用");
  await view.confirm();
  await view.says("刪除成功");
  view.expectQuiet();
});

test("a category has its rules: a name, a parent that is not itself, and nothing below it when it goes", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/maintain/picture");
  const library = new PictureLibrary(page);
  await page.getByRole("button", { name: "添加分类" }).click();
  const adding = view.dialog("添加分类");
  await adding.getByRole("button", { name: "确定" }).click();
  await expect(adding.getByText("请输入分类名称")).toBeVisible();
  await adding.getByLabel("分类名称").fill("规则");
  await adding.getByRole("button", { name: "确定" }).click();
  await view.says("创建成功");

  await library.onCategory("规则", "添加分类");
  await view.dialog("添加分类").getByLabel("分类名称").fill("下级");
  await view.dialog("添加分类").getByRole("button", { name: "确定" }).click();
  await expect(view.dialog("添加分类")).toHaveCount(0);

  await library.onCategory("规则", "编辑分类");
  const editing = view.dialog("编辑分类");
  await expect(editing.getByLabel("分类名称")).toHaveValue("规则");
  await editing.getByRole("button", { name: /^上级分类/ }).click();
  await page.getByRole("button", { name: "选择 规则" }).click();
  await editing.getByRole("button", { name: "确定" }).click();
  await expect(editing.getByText("上级分类不能选当前分类")).toBeVisible();
  await editing.getByRole("button", { name: "取消" }).click();
  await view.confirm(); // discards the changes
  await expect(editing).toHaveCount(0);

  await library.onCategory("规则", "删除分类");
  await expect(view.dialog("系统提示")).toContainText("确定删除分类“");
  await view.confirm();
  await expect(view.dialog("系统提示").getByText("下还有子分类，请先删除").first()).toBeVisible();
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();

  await library.category("规则").focus();
  await page.keyboard.press("ArrowRight");
  await library.onCategory("下级", "删除分类");
  await view.confirm();
  await view.says("删除成功");
  view.expectQuiet();
});

test("pictures picked in the order 3, 1, 2 by keys alone come back in that order, and only to a window of our own origin", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/dashboard");
  await page.evaluate(() => {
    const got: unknown[] = [];
    Object.assign(globalThis, { got });
    addEventListener("message", ({ origin, data }) => got.push({ origin, data }));
    const iframe = document.createElement("iframe");
    iframe.src = "/setting/uploadPicture?field=dialog";
    iframe.title = "图片库";
    iframe.style.cssText = "position:fixed;inset:0;width:100vw;height:100vh;z-index:9999;background:white";
    document.body.append(iframe);
  });
  const library = new PictureLibrary(page, page.frameLocator("iframe"));
  await library.tiles.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(library.scope.getByText("已选 3 项")).toBeVisible();
  const wanted = (await (await clientOf(view)).listAttachments({ query: { limit: 3, attType: "jpg,jpeg,gif,png,bmp" } })).list;
  await library.scope.getByRole("button", { name: "使用选中图片" }).focus();
  await page.keyboard.press("Enter");
  const [third, first, second] = [wanted[2], wanted[0], wanted[1]].map((picture) => ({ attId: picture?.attId, sattDir: picture?.sattDir }));
  const got = () => page.evaluate(() => Reflect.get(globalThis, "got"));
  await expect.poll(got).toEqual([{ origin: shop.url, data: { type: "pictures.chosen", pictures: [third, first, second] } }]);
  view.expectQuiet();
});

test("a window that was opened from our own page answers it and closes; one opened from elsewhere tells nobody", async ({
  page,
  context,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/dashboard");
  const choose = async (window: typeof page) => {
    const library = new PictureLibrary(window);
    await library.tiles.first().click();
    await window.getByRole("button", { name: "使用选中图片" }).click();
  };
  const listen = () =>
    page.evaluate(() => {
      const got: unknown[] = [];
      Object.assign(globalThis, { got });
      addEventListener("message", ({ data }) => got.push(data?.type));
    });
  await listen();
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open("/setting/uploadPicture?field=dialog"));
  const own = await opened;
  const closed = own.waitForEvent("close");
  await choose(own);
  await closed;
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "got"))).toEqual(["pictures.chosen"]);

  const elsewhere = await pageElsewhere();
  try {
    await page.goto(elsewhere.url);
    await listen();
    const foreign = context.waitForEvent("page");
    await page.evaluate((url) => void window.open(url), `${shop.url}/setting/uploadPicture?field=dialog`);
    const stranger = await foreign;
    await choose(stranger);
    await expect(stranger.getByText("没有找到接收图片的页面")).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, "got"))).toEqual([]);
  } finally {
    elsewhere.server.close();
  }
});

test("without a session the bare library has the log-in dialog over itself", async ({ page }) => {
  const view = new Console(page, shop.url);
  await page.goto(`${shop.url}/setting/uploadPicture?field=dialog`);
  const login = view.dialog("登录");
  await expect(login).toBeVisible();
  await expect(page).toHaveURL(/\/setting\/uploadPicture\?field=dialog$/);
  await login.getByPlaceholder("用户名").fill("admin");
  await login.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
  await login.getByRole("button", { name: "登录" }).click();
  await expect(page.getByRole("button", { name: "使用选中图片" })).toBeVisible();
  await expect(login).toHaveCount(0);
  await expect(page).toHaveURL(/\/setting\/uploadPicture\?field=dialog$/);
  await expect(page.getByRole("navigation", { name: "主菜单" })).toHaveCount(0);
  view.expectQuiet();
});

test("the pictures of a live room are cropped to their size, full to the edge, and a small one says so", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/marketing/broadcast/creatRoom");
  const library = new PictureLibrary(page, view.dialog("上传图片"));
  const crop = view.dialog("上传图片").last();
  const edges = async (address: string) =>
    page.evaluate(async (src) => {
      const bitmap = await createImageBitmap(await (await fetch(src)).blob());
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      pen?.drawImage(bitmap, 0, 0);
      const alpha = (x: number, y: number) => pen?.getImageData(x, y, 1, 1).data[3];
      const [right, bottom] = [bitmap.width - 1, bitmap.height - 1];
      return [bitmap.width, bitmap.height, alpha(0, 0), alpha(right, 0), alpha(0, bottom), alpha(right, bottom)];
    }, address);
  for (const { field, at, source, size, warning } of [
    { field: "直播频道封面图", at: 70, source: [1200, 900], size: [800, 800] },
    { field: "背景图", at: 71, source: [1000, 1600], size: [1080, 1920], warning: "900 × 1600" },
  ] as const) {
    const group = page.getByRole("group", { name: new RegExp(`^${field}`) });
    await group.getByRole("button", { name: "选择图片" }).click();
    await expect(library.tiles.first()).toBeVisible();
    await library.upload([{ name: `${field}.png`, buffer: pictureBytes(at, ...source) }]);
    await library.tile(`${field}.png`).dblclick();
    await expect(group.getByText("图片须为")).toBeVisible();
    await group.getByRole("button", { name: "裁剪" }).click();
    await expect(crop.getByRole("radio", { name: `${size[0]} × ${size[1]}` })).toBeChecked();
    await expect(crop.getByText(`${size[0]} × ${size[1]} 像素`, { exact: true })).toBeVisible();
    if (warning) await expect(crop.getByRole("alert")).toContainText(warning);
    await crop.getByRole("button", { name: "使用", exact: true }).click();
    await expect(crop).toHaveCount(0);
    await expect(group.getByText("图片须为")).toHaveCount(0);
    const used = (await (await clientOf(view)).listAttachments({ query: { limit: 1 } })).list[0];
    expect(used?.name).toBe(`${field}.png`);
    expect(await edges(used?.sattDir ?? "")).toEqual([...size, 255, 255, 255, 255]);
  }
  view.expectQuiet();
});

async function pageElsewhere(): Promise<{ url: string; server: Server }> {
  const port = await freePort();
  const server = createServer((_request, answer) => answer.setHeader("content-type", "text/html").end("<title>elsewhere</title>"));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, server };
}
