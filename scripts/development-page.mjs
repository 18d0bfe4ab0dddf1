// An app at its first start in development: on Vite's development server, with nothing optimized yet.
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "./built-server.mjs";
import { chromiumArgs, headlessChromium } from "./chromium.mjs";
import { importFrom } from "./programs.mjs";

const wait = { timeout: 120_000 };

/**
 * Logs in to the coupon board in `folder` under its own Vite and picks a product; the calls go to the server at `url`, as in the README.
 * Fails on a failed step and on any error in the page or the console.
 */
export async function pickInDevelopment(folder, url) {
  const { createServer } = await import(pathToFileURL(createRequire(join(folder, "package.json")).resolve("vite")).href);
  const { chromium } = (await importFrom("e2e", "@playwright/test")).default;
  rmSync(join(folder, "node_modules/.vite"), { recursive: true, force: true });
  process.env.VITE_SHOPKEEPER_URL = "";
  const port = await freePort();
  const vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: "error",
    server: { port, strictPort: true, host: "127.0.0.1", proxy: { "/api": url, "/files": url } },
  });
  const browser = await chromium.launch({ executablePath: headlessChromium(), args: chromiumArgs });
  const errors = [];
  try {
    await vite.listen();
    const page = await browser.newPage();
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(`http://127.0.0.1:${port}/`, wait);
    await page.getByLabel("Account").fill("admin", wait);
    await page.getByLabel("Password").fill("Shopkeeper-1");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("button", { name: "Pick products" }).click(wait);
    const picker = page.getByRole("dialog", { name: "Products" });
    await picker.getByRole("row").nth(1).getByRole("checkbox").click(wait);
    await picker.getByRole("button", { name: "OK" }).click();
    await page.getByRole("list", { name: "Picked products" }).getByRole("listitem").waitFor(wait);
  } catch (error) {
    errors.push(error.message);
  } finally {
    await browser.close();
    await vite.close();
  }
  return { code: errors.length > 0 ? 1 : 0, output: errors.join("\n") };
}
