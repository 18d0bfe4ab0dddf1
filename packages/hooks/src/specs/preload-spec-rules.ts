import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead, readQuery } from "../core";
import { specRuleQuery } from "./spec-rule-query";

/** Asks for the page of rules that `useSpecRuleList` will show for these search parameters. */
export const preloadSpecRules = (client: MerchantClient, search: URLSearchParams) =>
  preloadRead(client, "listSpecRules", { query: readQuery(specRuleQuery, search) });
