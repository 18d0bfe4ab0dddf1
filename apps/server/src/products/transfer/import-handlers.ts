import type { Call } from "../../core/call";
import type { HandlersOf } from "../../core/handlers";
import { yieldEvery } from "../../core/yield-every";
import { judgeImport, type JudgedImport } from "./product-import";
import { carryOut } from "../form/product-saving";
import { commitStock, judgeStock } from "./stock-import";

/** The calls that take spreadsheets in. */
export const productImportHandlers = {
  async checkProductImport({ body, shop, session }) {
    return (await judgeImport(shop, body.rows, session.language, false)).map(({ result }) => result);
  },

  async commitProductImport({ body, shop, session }) {
    await shop.products.transfer.takeTurn();
    const judged = await judgeImport(shop, body.rows, session.language, true);
    const results = [];
    const breathe = yieldEvery(20);
    for (const each of judged) {
      results.push(await done(shop, each));
      await breathe();
    }
    return results;
  },

  async checkStockImport({ body, shop, session }) {
    return (await judgeStock(shop, body, session.language, false)).map(({ result }) => result);
  },

  async commitStockImport({ body, shop, session }) {
    return commitStock(shop, await judgeStock(shop, body, session.language, true));
  },
} satisfies Partial<HandlersOf<"products">>;

async function done(shop: Call<"commitProductImport">["shop"], { plan, result }: JudgedImport) {
  if (!plan) return result;
  const product = await carryOut(shop, plan);
  const version = plan.stored ? plan.stored.row.version + 1 : 0;
  return { ...result, product, version };
}
