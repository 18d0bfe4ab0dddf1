import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { type RunningShop, startShop } from "../shop";

const sdk = new URL("../../packages/sdk/dist/index.js", import.meta.url).href;
const here = fileURLToPath(new URL(".", import.meta.url));

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("in plain Node: log in, iterate all products with paginate, catch a ForbiddenError, abort a call", () => {
  const script = `
    import { AbortError, createMerchantClient, ForbiddenError, memorySession } from ${JSON.stringify(sdk)};
    const clientOf = async (account) => {
      const session = memorySession();
      const client = createMerchantClient({ baseUrl: ${JSON.stringify(`${shop.url}/api`)}, session });
      session.set((await client.login({ body: { account, pwd: "Shopkeeper-1" } })).token);
      return client;
    };
    const admin = await clientOf("admin");
    const ids = new Set();
    for await (const product of admin.paginate("listProducts", { query: { limit: 100 } })) ids.add(product.id);
    const { total } = await admin.listProducts();
    const clerk = await clientOf("clerk");
    const refused = await clerk.deleteCoupon({ path: { id: 1 } }).catch((error) => error);
    const aborted = await admin.listProducts({ signal: AbortSignal.abort() }).catch((error) => error);
    console.log(JSON.stringify({ isWhole: ids.size === total && total > 1000, isForbidden: refused instanceof ForbiddenError, isAborted: aborted instanceof AbortError }));
  `;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: here, encoding: "utf8" });
  expect(JSON.parse(output)).toEqual({ isWhole: true, isForbidden: true, isAborted: true });
});
