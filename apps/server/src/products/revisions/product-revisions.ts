import { rowsByProduct } from "@shopkeeper/sdk/rules/products";
import type { BodyOf, OperationId } from "../../contract/contract";
import type { RevisedKind } from "../../kernel/revised";
import type { Shop } from "../../tenancy/shop";
import { judgeStock } from "../transfer/stock-import";
import { productDocuments, stateDocuments } from "./product-document";
import { restoreProductRevision } from "./restore-product";

/** How products are kept before they change, and restored by the rules of their states. Sales in the meantime are not a change. */
export const productRevisions: RevisedKind = {
  readers: ["merchant:product:info", "merchant:product:page:list"],
  editor: "merchant:product:update",

  async read(shop, { ids = [], isLocked, operation }) {
    // in the order in which every other write locks them
    if (isLocked) await shop.merchant.keepSwitch();
    return ofState.has(operation) ? stateDocuments(shop, ids, isLocked) : productDocuments(shop, ids, isLocked);
  },

  async subjectsOf(shop, { operation, body }) {
    if (operation === "commitProductImport" && isProductImport(body)) return importedProducts(shop, body);
    if (operation !== "commitStockImport" || !isStockImport(body)) return undefined;
    const judged = await judgeStock(shop, body, "zh", true);
    return [...new Set(judged.flatMap(({ change }) => change?.productId ?? []))];
  },

  isRelative: (field, operation) => stockOf.test(field) && addsStock.has(operation),

  restore: restoreProductRevision,
};

const stockOf = /^sku\.\d+\.stock$/;

/** The operations that add to a stock, and those that undo such a change. */
const addsStock: ReadonlySet<OperationId> = new Set(["addStock", "setProductStocks", "undoRevision"] as const);

// already validated against the contract
const isProductImport = (body: unknown): body is BodyOf<"commitProductImport"> => body !== undefined;
const isStockImport = (body: unknown): body is BodyOf<"commitStockImport"> => body !== undefined;

/** The operations that only change the state of products, or their shipping template: their SKUs are not read. */
const ofState: ReadonlySet<OperationId> = new Set([
  ...(["deleteProduct", "restoreProduct", "putOnProduct", "takeDownProduct", "submitProduct", "submitProductById"] as const),
  ...(["withdrawProduct", "setFreightTemplate", "putOnProducts", "takeDownProducts", "recycleProducts"] as const),
  ...(["deleteProducts", "restoreProducts", "submitProducts", "setFreightTemplates"] as const),
]);

/** The products in the rows of an import, by id or by name. */
async function importedProducts(shop: Shop, { rows }: BodyOf<"commitProductImport">): Promise<number[]> {
  await shop.products.transfer.takeTurn();
  const groups = rowsByProduct(rows);
  const named = await shop.products.transfer.idsByName(groups.flatMap(({ number, name }) => (number === "" && name !== "" ? [name] : [])));
  const ids = groups.flatMap(({ number, name }) => (number === "" ? (named.get(name) ?? []) : [Number(number)]));
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}
