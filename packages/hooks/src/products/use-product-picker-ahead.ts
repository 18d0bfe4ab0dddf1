import { preloadRead, readQuery, useCan, useClient } from "../core";
import { askedOnSale, pickerQuery } from "./product-query";

/** Asks for what the product picker shows first, for when it is about to be opened. */
export function useProductPickerAhead() {
  const client = useClient();
  const can = useCan();
  return () => {
    if (can("listProducts")) void preloadRead(client, "listProducts", askedOnSale(readQuery(pickerQuery, new URLSearchParams())));
    if (can("getProductCategoryTree")) void preloadRead(client, "getProductCategoryTree", {});
  };
}
