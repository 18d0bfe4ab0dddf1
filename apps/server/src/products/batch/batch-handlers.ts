import { CategoryMode, fields, PriceMode, StockMode } from "@shopkeeper/sdk/contract";
import { fill } from "@shopkeeper/sdk/rules/core";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import { type PriceChange, stockProblem, productRuleLimits } from "@shopkeeper/sdk/rules/products";
import type { BodyOf } from "../../contract/contract";
import { fieldText } from "../../core/field-messages";
import type { HandlersOf } from "../../kernel/handlers";
import { parseIds } from "../../kit/id-list";
import { invalidFields, Refusal } from "../../core/refusal";
import { actionRefusal } from "../form/product-saving";
import { productMessages as messages } from "../messages";
import { remembering } from "../transfer/remembering";
import { changeEach, eachProduct } from "./change-each";
import { newPrices } from "./new-prices";

/** The calls that change price, stock and categories of many products, with a result for each. */
export const productBatchHandlers = {
  async setProductPrices({ body, shop, session }) {
    const change = priceChange(body);
    return changeEach(shop, session.language, body.idList, { do: "setPrices" }, (stored) => {
      const { settings, refusal, isChanged } = newPrices(stored, change);
      if (refusal) return refusal;
      return isChanged ? { write: () => shop.products.stock.set(stored, settings, stored.row.cateIds) } : undefined;
    });
  },

  async checkProductPrices({ body, shop, session }) {
    const change = priceChange(body);
    const remembered = remembering(shop);
    return eachProduct(shop, body.idList, false, async (stored) => {
      const { settings, doubtful, ...prices } = newPrices(stored, change);
      const refusal = (await actionRefusal(remembered, stored, { do: "setPrices" })) ?? prices.refusal;
      const { id, name, price } = stored.row;
      const after = settings.length > 0 ? Math.min(...settings.map((setting) => setting.price)) : price;
      const shown = { id, name, before: moneyText(price), after: moneyText(after), doubtful: refusal ? 0 : doubtful };
      return { ...shown, code: refusal?.code ?? 200, message: refusal ? refusal.text[session.language] : null };
    });
  },

  async setProductStocks({ body: { idList, changeMode, stock }, shop, session }) {
    const isAdded = changeMode === StockMode.add;
    return changeEach(shop, session.language, idList, { do: isAdded ? "addStock" : "setStock" }, (stored) => {
      const { row, skus } = stored;
      if (isAdded && skus.some((sku) => stockProblem(sku.stock, stock)))
        return new Refusal("productStockRange", { name: row.name, limit: productRuleLimits.stockMax });
      const settings = skus.map((sku) => ({ id: sku.id, price: sku.price, stock: isAdded ? sku.stock + stock : stock }));
      const isChanged = skus.some((sku, at) => sku.stock !== settings[at]?.stock);
      return isChanged ? { write: () => shop.products.stock.set(stored, settings, row.cateIds) } : undefined;
    });
  },

  async setProductCategories({ body: { idList, changeMode, cateId }, shop, session }) {
    const given = [...new Set(parseIds(cateId))];
    if (!(await shop.categories.holds(given)))
      throw new Refusal("productCategoryMissing", {}, { fields: { cateId: messages.categoryMissing } });
    return changeEach(shop, session.language, idList, { do: "setCategories" }, ({ row }) => {
      const cateIds = changeMode === CategoryMode.add ? [...new Set([...row.cateIds, ...given])] : given;
      if (cateIds.join(",").length > fields.FreeProductEdit.cateId.maxLength)
        return new Refusal("productCategoriesMany", { name: row.name });
      const isChanged = cateIds.join(",") !== row.cateIds.join(",");
      return isChanged ? { write: () => shop.products.stock.setCategories(row.id, cateIds) } : undefined;
    });
  },
} satisfies Partial<HandlersOf<"products">>;

/** The requested change of prices; only an added amount may be negative. */
function priceChange({ changeMode: mode, amount, rounding }: BodyOf<"setProductPrices">): PriceChange {
  const hundredths = centsOf(amount);
  if (mode !== PriceMode.add && hundredths < 0) throw invalidFields({ amount: fill(fieldText.tooSmall, { limit: 0 }) });
  return { mode, amount: hundredths, rounding };
}
