import type { PreparingDomain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import type { Ports } from "../ports/ports";
import { type PreparedProducts, prepareCollecting } from "./form/prepare-collecting";
import { productHandlers } from "./handlers";
import { productPictureUses } from "./picture-uses";
import { productRevisions } from "./revisions/product-revisions";
import { fillBrands } from "./platform-rows";
import { productStore } from "./store";
import { productTemplate, stockTemplate } from "./transfer/import-templates";
import { productSheet } from "./transfer/product-sheet";

declare module "../tenancy/shop" {
  interface Shop {
    products: ReturnType<typeof productStore>;
  }
}

/** The shop's products with their SKUs, and the platform's brands. */
export const domain = {
  handlers: productHandlers,
  preparations: (ports: Ports) => prepareCollecting(ports),
  shop: (scope: Scope) => ({ products: productStore(scope) }),
  pictureUses: productPictureUses,
  exports: { product: productSheet },
  templates: { "products.xlsx": productTemplate, "stock.xlsx": stockTemplate },
  platformRows: { after: ["categories"], fill: fillBrands },
  revisions: { product: productRevisions },
} satisfies PreparingDomain<PreparedProducts>;
