import { listQueries, type Schema } from "@shopkeeper/sdk";
import { listOf, type SearchParamsState, useDialog, useList, useRemoval } from "../core";

export const specRules = listOf(listQueries.listSpecRules);

/** The list of spec rules, the form of one, and deleting them. */
export function useSpecRuleList(search: SearchParamsState) {
  const list = useList(specRules, search);
  const remove = useRemoval(list, "deleteSpecRule");
  const dialog = useDialog<Schema<"SpecRule">>({ add: "saveSpecRule", edit: "updateSpecRule" });
  return { ...list, remove, dialog };
}
