import { ProductInput, Spec, SpecRuleInput } from "../../generated/fields";

/** The limits of specs, from the contract; the sentences take them as parameters. */
export const specLimits = {
  /** Characters of a rule's name. */
  ruleNameMax: SpecRuleInput.ruleName.maxLength,
  /** Characters of a spec's name, and of a value. */
  nameMax: Spec.value.maxLength,
  specsMax: SpecRuleInput.ruleValue.maxItems,
  /** Values of one spec. */
  valuesMax: Spec.detail.maxItems,
  /** Combinations of a product. */
  combinationsMax: ProductInput.attrValue.maxItems,
} as const;
