import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
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
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream", "content-length": statSync(file).size });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => files.listen(port, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${port}`;
});

test.afterAll(() => new Promise((resolve) => files.close(resolve)));

/** Opens a page of the static site with every other origin blocked; `outside` has the requests to others, `bytes` the received bytes. */
async function open(page: Page, query: string) {
  const seen: { outside: string[]; bytes: number } = { outside: [], bytes: 0 };
  await page.route(
    (address) => address.protocol.startsWith("http") && address.origin !== url,
    (route) => {
      seen.outside.push(route.request().url());
      return route.abort();
    },
  );
  page.on("response", (response) => {
    seen.bytes += Number(response.headers()["content-length"] ?? 0);
  });
  await page.goto(`${url}/iframe.html?${query}`, { waitUntil: "commit" });
  return seen;
}

test("the static Storybook shows the coupon list on live behaviour from a plain file server, with every other origin blocked", async ({
  page,
}) => {
  const { outside } = await open(page, "id=screens-coupons-list--full&viewMode=story");
  // the story continues with a filter: the count depends on the moment
  await expect(page.getByText(/共 \d+ 条/).first()).toBeVisible();
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  expect(outside).toEqual([]);
});

test("the first picker says how far it is, and needs at most 12 MB", async ({ page }) => {
  // it may be shown only for a moment
  await page.addInitScript(() => {
    const watch = () => {
      const said = [...document.querySelectorAll("[role=status]")].find((status) => status.textContent.includes("MB"));
      if (said) Reflect.set(globalThis, "saidProgress", said.textContent);
    };
    new MutationObserver(watch).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const start = Date.now();
  const seen = await open(page, "id=pickers-products--playground&viewMode=story");
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  expect(await page.evaluate(() => String(Reflect.get(globalThis, "saidProgress")))).toContain("MB");
  const seconds = (Date.now() - start) / 1000;
  console.log(`first picker: ${seconds.toFixed(1)} s (4 on a machine at rest), ${(seen.bytes / 1e6).toFixed(1)} MB (≤ 12)`);
  expect(seen.outside).toEqual([]);
  expect(seen.bytes).toBeGreaterThan(5e6);
  expect(seen.bytes).toBeLessThanOrEqual(12e6);
});

for (const language of ["zh-CN", "en"]) {
  test(`every picker works in the static Storybook in ${language}, with every other origin blocked`, async ({ page }) => {
    const ids = playgrounds();
    expect(ids.length).toBeGreaterThan(25);
    const { outside } = await open(page, `id=${ids[0]}&viewMode=story&globals=language:${language}`);
    const still: string[] = [];
    for (const id of ids) {
      // as the sidebar does, so that the server starts only once
      await emit(page, "setCurrentStory", { storyId: id, viewMode: "story" });
      await expect.poll(() => shownStory(page)).toBe(id);
      if (!(await operate(page))) still.push(id);
    }
    expect(still).toEqual([]);
    expect(outside).toEqual([]);
  });
}

test("a docs page shows its playground first, follows the toolbar, and has a text for each prop", async ({ page }) => {
  await open(page, "id=pickers-products--docs&viewMode=docs");
  const story = page.frameLocator("iframe").first();
  await expect(page.locator("iframe").first()).toHaveAttribute("id", "iframe--pickers-products--playground");
  await expect(story.getByRole("dialog", { name: "商品列表" })).toBeVisible();
  await emit(page, "updateGlobals", { globals: { colorMode: "dark", language: "en" } });
  await expect(story.locator("html.dark")).toBeAttached();
  await expect(story.getByRole("dialog", { name: "Products" })).toBeVisible();
  const props = page.getByRole("table").filter({ hasText: "onPick" });
  for (const name of ["chosen", "max", "mode", "onPick", "onClose"])
    await expect(props.getByRole("row").filter({ hasText: new RegExp(`^${name}`) })).toContainText(/[a-z]{3,} [a-z]/);
});

/** Sends an event of Storybook's toolbar to the page. */
const emit = (page: Page, name: string, value: object) =>
  page.evaluate(
    ([event, sent]) => {
      const channel: unknown = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
      if (channel && typeof channel === "object" && "emit" in channel && typeof channel.emit === "function") channel.emit(event, sent);
    },
    [name, value] as const,
  );

/** The current story of the page, once it is rendered. */
const shownStory = (page: Page) =>
  page.evaluate(() => {
    const preview: unknown = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
    const render = preview && typeof preview === "object" ? Reflect.get(preview, "currentRender") : undefined;
    return render && typeof render === "object" && ["completed", "finished"].includes(Reflect.get(render, "phase"))
      ? Reflect.get(render, "id")
      : "";
  });

/** The playgrounds in the index of the site. */
function playgrounds(): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
  return Object.keys(entries).filter((id) => /^pickers-.*--playground$/.test(id));
}

/** Operates the first control of a picker as a person does; returns whether the page then looks different or something is chosen. */
async function operate(page: Page): Promise<boolean> {
  await expect(page.locator("[data-opening], [data-skeleton], [data-busy]")).toHaveCount(0);
  const canvas = page.locator("#storybook-root, dialog[open]").last();
  const shown = (role: "checkbox" | "combobox" | "option" | "radio" | "button" | "textbox") =>
    canvas.getByRole(role).filter({ visible: true });
  await expect(canvas.locator("input, select, button").filter({ visible: true }).first()).toBeVisible();
  const before = await stateOf(page);
  const select = canvas.locator("select").filter({ visible: true });
  const inDialog = (await page.locator("dialog[open]").count()) > 0;
  const tile = canvas.locator("button[aria-pressed=false]").filter({ visible: true });
  if (inDialog && (await tile.count()) > 0) await tile.first().click();
  else if (inDialog && (await shown("checkbox").count()) > 0) await shown("checkbox").last().check();
  else if ((await shown("radio").count()) > 1) await shown("radio").nth(1).check({ force: true });
  else if (!inDialog && (await select.count()) > 0) await select.first().selectOption({ index: 1 });
  else if ((await shown("textbox").count()) > 0 && !inDialog) await shown("textbox").first().fill("2026-02-01");
  else if ((await shown("combobox").count()) > 0) await shown("combobox").first().click();
  else await shown("button").first().click();
  return expect
    .poll(() => stateOf(page))
    .not.toBe(before)
    .then(
      () => true,
      () => false,
    );
}

/** The visible state of a page: its texts, open elements, and checked or chosen items. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const checked = [...document.querySelectorAll("input, select")].map((one) =>
      one instanceof HTMLInputElement ? `${one.checked} ${one.value}` : one instanceof HTMLSelectElement ? one.value : "",
    );
    const marked = ["[aria-expanded=true]", "[aria-pressed=true]", "[aria-checked=true]", "[aria-selected=true]", "dialog[open]"];
    return JSON.stringify([document.body.innerText, checked, marked.map((one) => document.querySelectorAll(one).length)]);
  });
