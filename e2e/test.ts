import { test as base } from "@playwright/test";
import { Console } from "./pages/console";
import { type RunningShop, startShop } from "./shop";

export { expect } from "@playwright/test";

/** Journeys that change nothing in the shop share one server per worker; the others start their own shop. */
export const test = base.extend<{ view: Console }, { shop: RunningShop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from this pattern
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      const { exitCode, signalCode } = shop.process;
      const end = exitCode ?? signalCode;
      if (end !== null) throw new Error(`The server ended (${end}) before the journeys:\n${shop.output()}`);
      await shop.stop();
    },
    { scope: "worker" },
  ],
  view: ({ page, shop }, use) => use(new Console(page, shop.url)),
});
