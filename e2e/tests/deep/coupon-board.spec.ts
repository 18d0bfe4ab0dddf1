import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { freePort, type RunningShop, startShop } from "../../shop";

// the gate "package" builds it from the packed packages
const board = fileURLToPath(new URL("../../../examples/coupon-board/dist", import.meta.url));
const types = new Map([
  [".html", "text/html"],
  [".js", "text/javascript"],
  [".css", "text/css"],
]);

let shop: RunningShop;
let site: Server;
let url: string;
test.beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  shop = await startShop({ env: { CORS_ORIGINS: url } });
  site = createServer(answer).listen(port, "127.0.0.1");
});
test.afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await shop.stop();
});

/** Serves only the board's own files; its page names the server. */
function answer(asked: IncomingMessage, response: ServerResponse) {
  const path = new URL(asked.url ?? "/", url).pathname;
  const file = join(board, path === "/" ? "index.html" : path);
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": types.get(extname(file)) ?? "application/octet-stream" });
  const content = readFileSync(file);
  response.end(extname(file) === ".html" ? content.toString().replaceAll("http://127.0.0.1:3000", shop.url) : content);
}

test("what the READMEs show works as it stands there: lists, a screen, a picker, drawing on a server", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  // its client calls the origin of its page
  await page.route(`${url}/api/**`, (route) => route.continue({ url: route.request().url().replace(url, shop.url) }));
  const block = (name: string) => page.getByRole("region", { name: `readme-${name}`, exact: true });
  await page.goto(`${url}/readme.html`);

  const list = block("hooks-1");
  await expect(list.getByRole("listitem")).toHaveCount(20);
  await list.getByRole("button", { name: "On", exact: true }).click();
  await expect(list.getByRole("button", { name: "Back" })).toBeEnabled();
  await expect(block("hooks-3").getByRole("row")).toHaveCount(20);
  await expect(block("hooks-7").getByRole("table")).toBeAttached();
  await expect(block("ui-2").getByRole("heading", { name: "Coupon list" })).toBeVisible();
  await expect(block("ui-2").getByRole("row")).toHaveCount(21);

  await block("ui-1").getByRole("button", { name: "0 products" }).click();
  const picker = page.getByRole("dialog", { name: "Products" });
  await picker.getByRole("row").nth(1).getByRole("checkbox").click();
  await picker.getByRole("button", { name: "OK" }).click();
  await expect(block("ui-1").getByRole("button", { name: "1 products" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("an app of another origin on the packed packages: log in, filter, page, switch a coupon, pick products", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(url);
  await page.getByLabel("Account").fill("admin");
  await page.getByLabel("Password").fill("wrong-password-1");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByLabel("Account").fill("admin");
  await page.getByLabel("Password").fill("Shopkeeper-1");
  await page.getByRole("button", { name: "Log in" }).click();

  await expect(page.getByRole("row")).toHaveCount(20);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  const filtered = page.waitForResponse((response) => response.url().includes("category=2"));
  await page.getByLabel("Category").selectOption("Product");
  await filtered;
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  const first = page.getByRole("row").first().getByRole("checkbox");
  const isOn = await first.isChecked();
  await first.click();
  await expect(first).toBeChecked({ checked: !isOn });

  await page.getByRole("button", { name: "Pick products" }).click();
  const picker = page.getByRole("dialog", { name: "Products" });
  const picture = picker.getByRole("row").nth(1).locator("img");
  await expect(picture).toHaveAttribute("src", new RegExp(`^${shop.url}/files/`));
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await picker.getByRole("row").nth(1).getByRole("checkbox").click();
  await picker.getByRole("row").nth(2).getByRole("checkbox").click();
  await picker.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("list", { name: "Picked products" }).getByRole("listitem")).toHaveCount(2);
  expect(errors).toEqual([]);
});
