import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { freePort } from "../../shop";

const folder = fileURLToPath(new URL("../../../packages/ui/storybook-static", import.meta.url));
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};

let files: Server;
let url: string;

test.beforeAll(async () => {
  if (!existsSync(join(folder, "index.html"))) throw new Error("Build the Storybook first: pnpm --filter @shopkeeper/ui build-storybook");
  const port = await freePort();
  files = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url ?? "/", "http://files").pathname)));
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path;
    if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => files.listen(port, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${port}`;
});

test.afterAll(() => new Promise((resolve) => files.close(resolve)));

for (const [name, story, text] of [
  ["the coupon list", "screens-coupons-list--full", /共 \d+ 条/], // the story goes on to filter: how many there are depends on the moment
  ["the product picker", "pickers-products--playground", /商品列表/],
] as const) {
  test(`the static Storybook shows ${name} on live behaviour from a plain file server, with every other origin blocked`, async ({
    page,
  }) => {
    const outside: string[] = [];
    await page.route(
      (address) => address.protocol.startsWith("http") && address.origin !== url,
      (route) => {
        outside.push(route.request().url());
        return route.abort();
      },
    );
    await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    expect(outside).toEqual([]);
  });
}
