import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../core";

/** Asks for what `useGuaranteeGroups` will show first. */
export const preloadGuaranteeGroups = (client: MerchantClient) => preloadRead(client, "listGuaranteeGroups", {});
