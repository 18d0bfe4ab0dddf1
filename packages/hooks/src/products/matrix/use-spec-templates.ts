import { limits, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useCan, useRead } from "../../core";
import { readRuleValue } from "../../specs/shared";

/** The spec rules that a product's specs can be replaced by, and the choice of one. */
export function useSpecTemplates() {
  const can = useCan();
  const mayRead = can("listSpecRules");
  const rules = useRead("listSpecRules", mayRead ? { query: { limit: limits.listSpecRules.limit.max } } : undefined);
  const [id, setId] = useState<number | undefined>(undefined);
  const [isAdding, setAdding] = useState(false);
  const chosen = rules.data?.list.find((rule) => rule.id === id);
  return {
    mayRead,
    rules: rules.data?.list ?? noRules,
    isLoading: rules.isLoading,
    error: rules.error,
    retry: rules.retry,
    id: chosen?.id,
    choose: setId,
    /** The chosen rule with the specs that can be read of it. */
    chosen: chosen && { name: chosen.ruleName, specs: readRuleValue(chosen.ruleValue).specs },
    /** Adding a rule, for who may. */
    adding: can("saveSpecRule") ? { isOpen: isAdding, open: () => setAdding(true), close: () => setAdding(false) } : undefined,
  };
}

const noRules: readonly Schema<"SpecRule">[] = [];
