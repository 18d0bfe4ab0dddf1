import { limits } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { pageField, sizeField, textField } from "../core";

/** What the list of spec rules may be asked. */
export const specRuleQuery = z.object({
  page: pageField(),
  limit: sizeField(),
  keywords: textField(limits.listSpecRules.keywords.maxLength),
});
