import { type useSpecRuleForm, useSpecEntry } from "@shopkeeper/hooks/specs";
import { SpecEntryFields, type SpecEntryFieldsProps } from "./spec-entry-fields";

export interface RuleEntryProps extends Omit<SpecEntryFieldsProps, "entry" | "type"> {
  rule: ReturnType<typeof useSpecRuleForm>;
}

/** A new spec of a rule, drawn again by itself while it is typed. */
export const RuleEntry = ({ rule, ...rest }: RuleEntryProps) => <SpecEntryFields {...useSpecEntry(rule)} {...rest} />;
