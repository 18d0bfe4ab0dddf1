import type { PreparingDomain } from "../core/domain";
import type { Scope } from "../core/scope";
import type { Ports } from "../ports/ports";
import { type PreparedProducts, prepareCollecting } from "./form/prepare-collecting";
import { productHandlers } from "./handlers";
import { productPictureUses } from "./picture-uses";
import { productDemo, productSeeds } from "./seed-parts";
import { seedBrands } from "./seed/seed-brands";
import { reviewProducts } from "./simulator/reviewers";
import { productStore } from "./store";
import { productTemplate, stockTemplate } from "./transfer/import-templates";
import { productSheet } from "./transfer/product-sheet";

declare module "../core/shop" {
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
  platformSeed: { after: ["categories"], fill: seedBrands },
  seeds: productSeeds,
  demo: productDemo,
  simulations: { reviews: reviewProducts },
} satisfies PreparingDomain<PreparedProducts>;
