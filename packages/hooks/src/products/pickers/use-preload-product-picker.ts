import { preloadRead, useCan, useClient } from "../../core";
import { pickableProducts } from "./pickable-products";

/** Preloads what the product picker shows first, for when it is about to be opened. */
export function usePreloadProductPicker() {
  const client = useClient();
  const can = useCan();
  return () => {
    if (can("listProducts")) void pickableProducts.preload(client, new URLSearchParams());
    if (can("getProductCategoryTree")) void preloadRead(client, "getProductCategoryTree", {});
  };
}
