import type { Schema } from "@shopkeeper/sdk";
import { specLimits } from "@shopkeeper/sdk/rules/specs";
import { coreText, textOf, useShop, useVersionedForm } from "../core";
import { readRuleValue } from "./spec-rule";
import { type SpecRuleForm, specRuleInput, specRuleModel } from "./spec-rule-form";
import { useSpecEditing } from "./use-spec-editing";

/** Milliseconds between pressing and sending (specification, section 9). */
export const submitDelay = 1200;

export interface SpecRuleFormOptions {
  /** The rule to edit; without it a new one is added. */
  rule?: Schema<"SpecRule"> | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Adding a spec rule, or editing one; it lasts as long as its dialog is open. */
export function useSpecRuleForm({ rule, onDone, onCancel }: SpecRuleFormOptions) {
  const { wait } = useShop();
  const { form, submit, ...rest } = useVersionedForm<SpecRuleForm, Schema<"SpecRule">, null>({
    model: specRuleModel,
    edited: rule,
    operation: rule ? "updateSpecRule" : "saveSpecRule",
    async save(values, client, version) {
      await wait(submitDelay);
      const input = specRuleInput(values);
      return rule ? client.updateSpecRule({ body: { id: rule.id, ...input, version } }) : client.saveSpecRule({ body: input });
    },
    reread: async (client) => rule && client.getSpecRule({ path: { id: rule.id } }),
    draftKey: rule ? `specs/${rule.id}` : "specs/add",
    wireNames: { ruleValue: "specs" },
    done: textOf(coreText, "done.submitted"),
    onDone,
    onCancel,
  });
  const editing = useSpecEditing(form);
  return {
    ...rest,
    form,
    editing,
    limits: specLimits,
    /** Something in the stored rule could not be read. */
    isBroken: rule !== undefined && readRuleValue(rule.ruleValue).isBroken,
    submit() {
      if (!rest.isSubmitting && editing.settle()) submit();
    },
  };
}
