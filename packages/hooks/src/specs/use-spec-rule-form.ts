import type { Schema } from "@shopkeeper/sdk";
import { useCan, useLeaving, useSchemaForm } from "../core";
import { readRuleValue, specLimits } from "./spec-rule";
import { type SpecRuleForm, specRuleFormOf, specRuleSchema } from "./spec-rule-form";
import { useSpecEditing } from "./use-spec-editing";
import { useSpecRuleSaving } from "./use-spec-rule-saving";

/** What the form of a rule is told. */
export interface SpecRuleFormOptions {
  /** The rule to edit; a new one is added without. */
  rule?: Schema<"SpecRule"> | undefined;
  /** It is saved. */
  onDone: () => void;
  /** It is given up. */
  onCancel: () => void;
}

/** Adding a spec rule, or editing one; it lasts as long as its dialog is open. */
export function useSpecRuleForm({ rule, onDone, onCancel }: SpecRuleFormOptions) {
  const can = useCan();
  const saving = useSpecRuleSaving(rule);
  const { form, submit, draft, ...rest } = useSchemaForm<SpecRuleForm, null>({
    schema: specRuleSchema,
    values: specRuleFormOf(rule),
    action: saving.action,
    draftKey: rule ? `specs/${rule.id}` : "specs/add",
    isReadOnly: !can(rule ? "updateSpecRule" : "saveSpecRule"),
    wireNames: { ruleValue: "specs" },
    onDone,
  });
  const editing = useSpecEditing(form);
  const leaving = useLeaving({ ...rest, draft }, onCancel);

  return {
    ...rest,
    ...leaving,
    form,
    draft,
    editing,
    limits: specLimits,
    /** Something in the stored rule could not be read. */
    isBroken: rule !== undefined && readRuleValue(rule.ruleValue).isBroken,
    submit() {
      if (!rest.isSubmitting && editing.settle()) submit();
    },
    /** Someone else has saved the rule meanwhile: both versions, and which of them to go on with. */
    conflict: saving.theirs && conflictWith(saving.theirs),
  };

  function conflictWith(theirs: Schema<"SpecRule">) {
    const mine = form.getValues();
    const keepMine = () => (saving.goOnFrom(theirs), submit());
    const takeTheirs = () => (saving.goOnFrom(theirs), form.reset(specRuleFormOf(theirs), { keepDirtyValues: false }));
    return { name: theirs.ruleName, mine, theirs: specRuleFormOf(theirs), keepMine, takeTheirs };
  }
}
