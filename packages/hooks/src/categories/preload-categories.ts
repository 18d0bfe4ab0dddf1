import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../core";

/** Asks for what `useCategoryList` will show first. */
export const preloadCategories = (client: MerchantClient) => preloadRead(client, "listProductCategories", {});
