import { countedParts, fill, identifierCell, isShortened, type Language, type Text } from "@shopkeeper/sdk/rules/core";
import { productRuleLimits, sheetCellOf, stockProblem } from "@shopkeeper/sdk/rules/products";
import { productText } from "../form/product-values";
import type { BodyOf, Output } from "../../contract/contract";
import { grouped } from "../../kit/grouped";
import { Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import { yieldEvery } from "../../core/yield-every";
import { plainAmount } from "./import-cells";
import type { ProductColumn } from "./product-cells";
import { actionRefusal } from "../form/product-saving";
import { remembering } from "./remembering";
import { transferMessages as messages } from "./transfer-messages";
import type { FoundSku } from "./transfer-store";
import { assertFew, wholeProducts } from "./whole-products";

type StockImport = BodyOf<"checkStockImport">;
type StockRow = StockImport["rows"][number];
type StockResult = Output<"checkStockImport">[number];

const noSku = { message: null, column: null, product: null, name: "", skuNumber: null, sku: "", before: null, after: null };

/** The result for a SKU, and the change of its stock. */
export interface JudgedStock {
  result: StockResult;
  change?: { productId: number; id: number; stock: number };
}

/** The plan of a stock import, row by row; with `isLocked` the stock does not change until the end of the transaction. */
export async function judgeStock(shop: Shop, { mode, rows }: StockImport, language: Language, isLocked: boolean): Promise<JudgedStock[]> {
  const { transfer } = shop.products;
  const remembered = remembering(shop);
  const idOf = (row: StockRow, column: ProductColumn) =>
    Number(/^\d{1,9}$/.exec(plainAmount(column, sheetCellOf(row, column) ?? ""))?.[0] ?? 0);
  const found = await transfer.skus({
    ids: distinct(rows.map((row) => idOf(row, "skuNumber"))),
    barCodes: distinct(rows.map((row) => identifierCell(sheetCellOf(row, "barCode") ?? ""))),
    productIds: distinct(rows.map((row) => idOf(row, "product"))),
  });
  assertFew(found.length);
  const stored = await wholeProducts(shop, distinct(found.map((sku) => sku.productId)), isLocked);
  const byId = new Map(found.map((sku) => [sku.id, sku]));
  const byCode = grouped(found, (sku) => sku.barCode ?? "");
  const byProduct = grouped(found, (sku) => sku.productId);
  const stockOf = new Map([...stored.values()].flatMap((product) => product.skus.map((sku) => [sku.id, sku.stock])));
  const seen = new Map<number, number>();
  const judged: JudgedStock[] = [];
  const breathe = yieldEvery();
  for (const row of rows) {
    judged.push(await judge(row));
    await breathe();
  }
  return judged;

  async function judge(row: StockRow): Promise<JudgedStock> {
    const base = { ...noSku, row: row.row };
    const sku = skuOf(row);
    if ("text" in sku) return { result: { ...base, outcome: "refused", code: 400, message: sku.text[language], column: sku.column } };
    const product = stored.get(sku.productId);
    const before = stockOf.get(sku.id) ?? sku.stock;
    const line = { ...base, product: sku.productId, name: sku.name, skuNumber: sku.id, sku: product?.row.specType ? sku.sku : "", before };
    const fault = (text: Text, column: ProductColumn | null, code = 400): JudgedStock => ({
      result: { ...line, outcome: "refused", code, message: text[language], column },
    });
    const earlier = seen.get(sku.id);
    if (earlier !== undefined) return fault(fill(messages.skuTwice, { row: earlier }), "skuNumber");
    seen.set(sku.id, row.row);
    const amount = plainAmount("stock", sheetCellOf(row, "stock") ?? "");
    if (!/^\d{1,6}$/.test(amount)) return fault(fill(messages.stockWrong, { limit: productRuleLimits.stockMax }), "stock");
    const after = mode === "add" ? before + Number(amount) : Number(amount);
    const problem = stockProblem(before, after - before);
    if (problem) return fault(productText(problem), "stock");
    if (after === before) return { result: { ...line, outcome: "unchanged", code: 200, after } };
    const refusal = product ? await actionRefusal(remembered, product, { do: "addStock" }) : new Refusal("productMissing");
    if (refusal) return fault(refusal.text, null, refusal.code);
    if (row.seen !== undefined && row.seen !== before) {
      const moved = new Refusal("stockMoved", { stock: before });
      return fault(moved.text, "stock", moved.code);
    }
    const change = { productId: sku.productId, id: sku.id, stock: after - before };
    return { change, result: { ...line, outcome: "changed", code: 200, after } };
  }

  function skuOf(row: StockRow): FoundSku | { text: Text; column: ProductColumn } {
    const number = sheetCellOf(row, "skuNumber") ?? "";
    if (number !== "") return byId.get(idOf(row, "skuNumber")) ?? { text: messages.skuUnknown, column: "skuNumber" };
    const product = sheetCellOf(row, "product") ?? "";
    if (product !== "") return ofProduct(row) ?? { text: messages.skuUnknown, column: "product" };
    const code = identifierCell(sheetCellOf(row, "barCode") ?? "");
    if (isShortened(code)) return { text: messages.shortened, column: "barCode" };
    const named = code === "" ? [] : (byCode.get(code) ?? []);
    const [only] = named;
    if (named.length > 1) return { text: fill(messages.barCodeTwice, { count: named.length, code }), column: "barCode" };
    return only ?? { text: messages.skuUnknown, column: code === "" ? "skuNumber" : "barCode" };
  }

  function ofProduct(row: StockRow): FoundSku | undefined {
    const own = byProduct.get(idOf(row, "product")) ?? [];
    const text = sheetCellOf(row, "sku") ?? "";
    const values = countedParts(text, own[0]?.sku.split(",").length ?? 1);
    return (
      own.find((sku) => sku.sku === text || sku.sku === values.join(",")) ??
      (values.join("") === "" && own.length === 1 ? own[0] : undefined)
    );
  }
}

/** Writes the planned changes of the stock of locked products. */
export async function commitStock(shop: Shop, judged: readonly JudgedStock[]): Promise<StockResult[]> {
  const changes = judged.flatMap(({ change }) => change ?? []);
  for (const [productId, own] of grouped(changes, (change) => change.productId)) {
    const isDone = await shop.products.stock.add(
      productId,
      own.map(({ id, stock }) => ({ id, stock })),
    );
    if (!isDone) throw new Refusal("conflict");
  }
  return judged.map(({ result }) => result);
}

const distinct = <Value extends string | number>(values: readonly Value[]) =>
  [...new Set(values)].filter((value) => value !== "" && value !== 0);
