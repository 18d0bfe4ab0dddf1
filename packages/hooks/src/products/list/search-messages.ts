import { catalogue } from "../../core";

/** What the search over everything calls products. */
export const productSearchText = catalogue("productSearch", { zh: { label: "商品" }, en: { label: "Products" } });
