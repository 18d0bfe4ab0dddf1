import { listQueries, type Schema } from "@shopkeeper/sdk";
import { type List, listOf, type Removal, type SearchParamsState, useList, useRemoval } from "../list";
import { type RowDialog, useDialog } from "../form";

export const specRules = listOf(listQueries.listSpecRules);

type SpecRuleQuery = ReturnType<typeof specRules.read>;

/** The list of spec rules. */
export interface SpecRuleList extends List<Schema<"SpecRule">, SpecRuleQuery> {
  removal: Removal<Schema<"SpecRule">> | undefined;
  dialog: RowDialog<Schema<"SpecRule">>;
}

/** The list of spec rules, the form, and deleting rules. */
export function useSpecRuleList(search: SearchParamsState): SpecRuleList {
  const list = useList(specRules, search);
  const remove = useRemoval(list, "deleteSpecRule");
  const dialog = useDialog<Schema<"SpecRule">>({ add: "saveSpecRule", edit: "updateSpecRule" });
  return { ...list, removal: remove, dialog };
}
