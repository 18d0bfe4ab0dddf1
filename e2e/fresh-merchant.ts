import type { Page } from "@playwright/test";
import { type Seed, startServer, type TestShop } from "@shopkeeper/server/built-testing";

export interface FreshMerchant extends TestShop {
  /** Simulates one part of the outside world for this shop, such as `orders`. */
  simulate(what: string, order?: { count?: number }): Promise<unknown>;
}

/** Creates a merchant for this test, on the real server in this process, which answers the calls of the page's windows. */
export async function freshMerchant(page: Page, seed: Seed = {}): Promise<FreshMerchant> {
  const server = await startServer();
  const merchant = await server.createShop(seed);
  await page.context().route("**/api/**", async (route) => {
    const call = route.request();
    const sent = call.postDataBuffer();
    const request = new Request(call.url(), {
      method: call.method(),
      headers: await call.allHeaders(),
      body: sent && Uint8Array.from(sent),
    });
    const answer = await server.fetch(request, "127.0.0.1");
    const headers: Record<string, string> = {};
    answer.headers.forEach((value, name) => (headers[name] = value));
    await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
  });
  return { ...merchant, simulate: (what, order) => server.simulate(what, merchant, order) };
}
