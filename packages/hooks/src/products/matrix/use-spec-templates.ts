import { fields, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useCan } from "../../shop";
import { useRead } from "../../core";
import { readRuleValue } from "../../specs/shared";

/** The spec rules that can replace a product's specs. */
export interface SpecTemplates {
  mayRead: boolean;
  rules: readonly Schema<"SpecRule">[];
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  id: number | undefined;
  choose: (next: number | undefined) => void;
  /** The chosen rule with its readable specs. */
  chosen: { name: string; specs: Schema<"Spec">[] } | undefined;
  /** Adding a rule, for accounts with the permission. */
  adding: { isOpen: boolean; open: () => void; close: () => void } | undefined;
}

/** The spec rules that can replace a product's specs, and the choice of one. */
export function useSpecTemplates(): SpecTemplates {
  const can = useCan();
  const mayRead = can("listSpecRules");
  const rules = useRead("listSpecRules", mayRead ? { query: { limit: fields.listSpecRules.limit.max } } : undefined);
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
    chosen: chosen && { name: chosen.ruleName, specs: readRuleValue(chosen.ruleValue).specs },
    adding: can("saveSpecRule") ? { isOpen: isAdding, open: () => setAdding(true), close: () => setAdding(false) } : undefined,
  };
}

const noRules: readonly Schema<"SpecRule">[] = [];
