// P9: the cost of an SDK call over bare fetch, the size of the SDK's core, and whether 100,000 rows are streamed without being retained.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sdkCoreSize } from "../scripts/sdk-core-size.mjs";
import { bar, median } from "./bar.mjs";
import { builtSdk } from "./shop.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

export async function measure() {
  const { createMerchantClient, memorySession } = await builtSdk();
  const page = JSON.stringify({ code: 200, message: null, data: { page: 1, limit: 20, totalPage: 1, total: 1, list: [{ id: 1 }] } });
  const transport = async () => new Response(page, { headers: { "content-type": "application/json" } });
  const client = createMerchantClient({ baseUrl: "http://shop.test/api", session: memorySession("token"), fetch: transport });
  let turn = 0;
  const bare = async () =>
    (await (await transport(new Request(`http://shop.test/api/admin/merchant/coupon/list?page=${++turn}`))).json()).data;
  const ours = () => client.listCoupons({ query: { page: ++turn } });
  await times(bare, 2_000);
  await times(ours, 2_000);
  const cost = median(await series(async () => (await times(ours, 2_000)) - (await times(bare, 2_000))));

  return [
    bar("P9", "a call over bare fetch", 35, cost * 1_000, "µs"),
    bar("P9", "the core beside the operation table, gzip", 8, await sdkCoreSize(), "kB"),
    bar("P9", "heap after 100,000 rows of paginate", 8, await heapOfPaginate(createMerchantClient, memorySession), "MB"),
  ];
}

async function series(run, length = 7) {
  const figures = [];
  for (let i = 0; i < length; i++) figures.push(await run());
  return figures;
}

/** Milliseconds per call. */
async function times(call, count) {
  const start = performance.now();
  for (let i = 0; i < count; i++) await call();
  return (performance.now() - start) / count;
}

async function heapOfPaginate(createMerchantClient, memorySession) {
  const limit = 100;
  const transport = async (request) => {
    const page = Number(new URL(request.url ?? request).searchParams.get("page") ?? 1);
    const list = Array.from({ length: limit }, (_, i) => ({
      id: (page - 1) * limit + i + 1,
      name: `商品 ${page}-${i}`,
      image: "x".repeat(200),
    }));
    return new Response(JSON.stringify({ code: 200, message: null, data: { page, limit, totalPage: 1_000, total: 100_000, list } }), {
      headers: { "content-type": "application/json" },
    });
  };
  const client = createMerchantClient({ baseUrl: "http://shop.test/api", session: memorySession("token"), fetch: transport });
  const rows = client.paginate("listProducts", { query: { limit } });
  let count = 0;
  let early = 0;
  for await (const row of rows) {
    count += row.id > 0 ? 1 : 0;
    if (count === 50_000) early = usedHeap();
  }
  if (count !== 100_000) throw new Error(`paginate gave ${count} rows instead of 100,000`);
  return Math.max(0, (usedHeap() - early) / 1024 / 1024);
}

function usedHeap() {
  collect();
  return process.memoryUsage().heapUsed;
}
