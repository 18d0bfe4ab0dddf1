import { setTimeout as sleep } from "node:timers/promises";
import { createMerchantClient, type MerchantClient, memorySession } from "@shopkeeper/sdk";
import { pictureBytes } from "./picture-bytes";

/** The acknowledged calls of one shop. */
interface Acknowledged {
  client: MerchantClient;
  token: string;
  product: { id: number; sku: number; stock: number };
  categories: string[];
  added: number;
  pictures: string[];
}

/** Runs calls of SDK clients until `stop`: writes of several kinds and reads, in each of the shops of `accounts`. */
export async function clusterLoad(url: string, accounts: readonly string[], pwd: string) {
  const failures: string[] = [];
  const counts = { calls: 0, retries: 0, longestMs: 0 };
  let isEnding = false;
  const shops = await Promise.all(accounts.map(openShop));
  const loops = shops.flatMap((shop, at) => [
    loop(async (turn) => {
      const name = `类目 ${at} ${turn}`;
      await shop.client.addProductCategory({ body: { pid: 0, name, sort: 0 } });
      shop.categories.push(name);
    }),
    loop(async () => {
      const { id, sku } = shop.product;
      await shop.client.addStock({ body: { id, attrValueList: [{ id: sku, stock: 1 }] } });
      shop.added += 1;
    }),
    loop(async (turn) => {
      if (turn % 10 > 0) return void (await shop.client.listProducts({ query: { type: 1, limit: 20 } }));
      const file = new Blob([new Uint8Array(pictureBytes(turn / 10, 8 + at))], { type: "image/png" });
      const { url: address } = await shop.client.upload(file, {
        to: "uploadImage",
        query: { model: "product", pid: 0 },
        fileName: `${turn}.png`,
      });
      shop.pictures.push(address);
    }),
  ]);

  async function openShop(account: string): Promise<Acknowledged> {
    const session = memorySession();
    // no time limit of the client fails the test, however slow the machine is
    const client = createMerchantClient({ baseUrl: `${url}/api`, session, timeoutMs: 600_000, onRetry: () => (counts.retries += 1) });
    const { token } = await client.login({ body: { account, pwd } });
    session.set(token);
    const { list } = await client.listProducts({ query: { type: 1, limit: 1 } });
    const id = list[0]?.id ?? 0;
    const product = { id, ...(await stockOf(client, id)) };
    return { client, token, product, categories: [], added: 0, pictures: [] };
  }

  async function loop(call: (turn: number) => Promise<void>) {
    for (let turn = 0; !isEnding; turn += 1) {
      const began = performance.now();
      await call(turn).catch((error: unknown) => failures.push(String(error)));
      counts.calls += 1;
      counts.longestMs = Math.max(counts.longestMs, performance.now() - began);
      await sleep(30);
    }
  }

  return {
    shops,
    failures,
    counts,
    async stop() {
      isEnding = true;
      await Promise.all(loops);
    },
  };
}

/** The first SKU of a product, and its stock. */
export async function stockOf(client: MerchantClient, id: number) {
  const { attrValue } = await client.getProduct({ path: { id } });
  return { sku: attrValue[0]?.id ?? 0, stock: attrValue[0]?.stock ?? 0 };
}
