import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, type SearchParamsState, textOf, useAction, useCan, useClient, useConfirm, useListRead, useSelection } from "../core";
import { specRuleQuery } from "./spec-rule-query";
import { useSpecRuleRemoval } from "./use-spec-rule-removal";

type SpecRule = Schema<"SpecRule">;

/**
 * The list of spec rules: one page of them, its filter, the form of one, and deleting.
 *
 * What the account may not do is undefined. Picked rules stay picked over pages; a changed filter drops them.
 */
export function useSpecRuleList(search: SearchParamsState) {
  const client = useClient();
  const can = useCan();
  const {
    rows: rules,
    scope,
    ...list
  } = useListRead({
    operation: "listSpecRules",
    schema: specRuleQuery,
    search,
    ask: (query) => ({ query }),
  });

  const selection = useSelection({ idOf: (rule: SpecRule) => rule.id, scope });
  const removeMany = useSpecRuleRemoval(selection);
  const remove = useAction((rule: SpecRule) => client.deleteSpecRule({ path: { id: rule.id } }), ["specs"], {
    done(_answer, rule) {
      selection.drop(rule.id);
      return textOf(coreText, "done.removed");
    },
  });
  const removal = useConfirm(remove);
  const [form, setForm] = useState<{ rule?: SpecRule } | undefined>(undefined);

  return {
    ...list,
    rules,
    add: can("saveSpecRule") ? () => setForm({}) : undefined,
    edit: can("updateSpecRule") ? (rule: SpecRule) => setForm({ rule }) : undefined,
    /** The form that is open: of `rule`, or of a new one. */
    form,
    closeForm: () => setForm(undefined),
    remove: can("deleteSpecRule") ? removal : undefined,
    removeMany,
    selection: removeMany && selection,
  };
}
