import type { Schema, Output } from "@shopkeeper/sdk";
import { specLimits, specsProblem } from "@shopkeeper/sdk/rules/specs";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { coreText, textOf } from "../texts";
import { type FormModel, formSchema, length, required, ruleProblems, useVersionedForm, type VersionedForm } from "../form";
import { useShop } from "../shop";
import { specPhrase, specText } from "./messages";
import {
  type AddedValues,
  addSpec,
  addValues,
  dropSpec,
  dropValue,
  type EntryProblem,
  moveSpec,
  moveValue,
  type SpecEntry,
  withValues,
} from "./spec-editing";
import { readRuleValue, type Spec, writeRuleValue } from "./spec-rule";

/** Milliseconds between press and request (specification, section 9). */
export const submitDelay = 1200;

interface SpecRuleForm {
  ruleName: string;
  specs: Spec[];
  /** The draft of a new spec. */
  entry: SpecEntry;
}

const ruleName = () => textOf(specText, "form.ruleNameWord");
const nameRules = { ruleName: [required(ruleName), length(ruleName, { max: specLimits.ruleNameMax })] };

const emptyEntry: SpecEntry = { name: "", value: "" };

const specRuleModel: FormModel<SpecRuleForm, Schema<"SpecRule">> = {
  schema: formSchema<SpecRuleForm>(({ ruleName, specs }) => ({
    ...ruleProblems({ ruleName }, nameRules),
    specs: specsSentence(specs),
  })),
  valuesOf: (rule) => ({ ruleName: rule?.ruleName ?? "", specs: rule ? readRuleValue(rule.ruleValue).specs : [], entry: emptyEntry }),
};

function specsSentence(specs: readonly Spec[]): string | undefined {
  const problem = specsProblem(specs);
  if (!problem) return undefined;
  const { key, params } = specPhrase(problem);
  return textOf(specText, key, params);
}

export interface SpecRuleFormOptions {
  /** The rule to edit; without it a new rule is added. */
  rule?: Schema<"SpecRule"> | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Adding or editing a spec rule. */
export interface SpecRuleFormState extends VersionedForm<SpecRuleForm, Schema<"SpecRule">> {
  editing: SpecEditing;
  limits: typeof specLimits;
  /** A part of the stored rule could not be parsed. */
  isBroken: boolean;
}

/** Adding or editing a spec rule; its state lives as long as the dialog is open. */
export function useSpecRuleForm({ rule, onDone, onCancel }: SpecRuleFormOptions): SpecRuleFormState {
  const { wait } = useShop();
  const { form, submit, ...rest } = useVersionedForm<SpecRuleForm, Schema<"SpecRule">, Output<"saveSpecRule">>({
    model: specRuleModel,
    edited: rule,
    operation: rule ? "updateSpecRule" : "saveSpecRule",
    async save({ ruleName, specs }, client, version) {
      await wait(submitDelay);
      const input = { ruleName: ruleName.trim(), ruleValue: writeRuleValue(specs) };
      return rule ? client.updateSpecRule({ body: { id: rule.id, ...input, version } }) : client.saveSpecRule({ body: input });
    },
    labels: { ruleName: textOf(specText, "fields.ruleName"), specs: textOf(specText, "form.specs") },
    reread: async (client) => rule && client.getSpecRule({ path: { id: rule.id } }),
    draftKey: rule ? `specs/${rule.id}` : "specs/add",
    wireNames: { ruleValue: "specs" },
    done: textOf(coreText, "done.submitted"),
    row: ({ ruleName }) => ({ list: "listSpecRules", name: ruleName.trim() }),
    onDone,
    onCancel,
  });
  const editing = useSpecEditing(form);
  return {
    ...rest,
    form,
    editing,
    limits: specLimits,
    isBroken: rule !== undefined && readRuleValue(rule.ruleValue).isBroken,
    submit() {
      if (!rest.isSubmitting && editing.settle()) submit();
    },
  };
}

/** Editing the specs of the form. */
export interface SpecEditing {
  specs: Spec[];
  /** Add mode; undefined in view mode. The draft itself is the form's `entry`. */
  adding: { problem: EntryProblem | undefined; confirm: () => boolean; cancel: () => void } | undefined;
  add: () => void;
  setEntry(part: Partial<SpecEntry>): void;
  /** Adds a complete draft; returns whether no draft is left. */
  settle: () => boolean;
  drop: (name: string) => void;
  move: (from: number, to: number) => void;
  addValues(name: string, input: string): AddedValues;
  dropValue: (name: string, value: string) => void;
  moveValue: (name: string, from: number, to: number) => void;
}

/**
 * Editing the specs of the form. In view mode values can be added, removed and moved; add mode also has a draft,
 * which becomes a spec when it has a name and a first value.
 */
function useSpecEditing(form: UseFormReturn<SpecRuleForm, unknown, SpecRuleForm>): SpecEditing {
  const specs = useWatch({ control: form.control, name: "specs" });
  const hasDraft = useWatch({ control: form.control, compute: hasEntry });
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<EntryProblem | undefined>(undefined);

  const setSpecs = (next: Spec[]) => form.setValue("specs", next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const leave = () => {
    form.setValue("entry", emptyEntry, { shouldDirty: true });
    setProblem(undefined);
    setOpen(false);
  };

  /** Adds the draft to the specs; false if it is incomplete, and the problem is shown. */
  function confirm() {
    const added = addSpec(form.getValues("specs"), form.getValues("entry"));
    if ("problem" in added) {
      setProblem(added.problem);
      return false;
    }
    leave();
    setSpecs(added.specs);
    return true;
  }

  return {
    specs,
    adding: isOpen || hasDraft ? { problem, confirm, cancel: leave } : undefined,
    add: () => setOpen(true),
    setEntry(part: Partial<SpecEntry>) {
      setProblem(undefined);
      form.setValue("entry", { ...form.getValues("entry"), ...part }, { shouldDirty: true });
    },
    settle: () => !hasEntry(form.getValues()) || confirm(),
    drop: (name: string) => setSpecs(dropSpec(specs, name)),
    move: (from: number, to: number) => setSpecs(moveSpec(specs, from, to)),
    addValues(name: string, input: string): AddedValues {
      const present = specs.find(({ value }) => value === name) ?? { value: name, detail: [] };
      const added = addValues(present, input);
      if (added.values.length > present.detail.length) setSpecs(withValues(specs, name, added.values));
      return added;
    },
    dropValue: (name: string, value: string) => setSpecs(dropValue(specs, name, value)),
    moveValue: (name: string, from: number, to: number) => setSpecs(moveValue(specs, name, from, to)),
  };
}

const hasEntry = ({ entry }: SpecRuleForm) => entry.name.trim() !== "" || entry.value.trim() !== "";
