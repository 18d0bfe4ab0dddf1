import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import {
  type AddedValues,
  addSpec,
  addValues,
  dropSpec,
  dropValue,
  type EntryProblem,
  moveSpec,
  moveValue,
  withValues,
} from "./spec-editing";
import { emptyEntry, type SpecRuleForm } from "./spec-rule-form";

/**
 * Changing the specs of a form: in view mode they are shown, values can be added, dropped and moved; in add mode a new spec
 * is typed as well, and becomes one when it has a name and a first value.
 *
 * What is typed of the new spec is told by `useSpecEntry` alone, so that typing draws no spec again.
 */
export function useSpecEditing(form: UseFormReturn<SpecRuleForm, unknown, SpecRuleForm>) {
  const specs = useWatch({ control: form.control, name: "specs" });
  const hasDraft = useWatch({ control: form.control, compute: hasEntry });
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<EntryProblem | undefined>(undefined);

  const setSpecs = (next: SpecRuleForm["specs"]) =>
    form.setValue("specs", next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const leave = () => {
    form.setValue("entry", emptyEntry, { shouldDirty: true });
    setProblem(undefined);
    setOpen(false);
  };

  /** Makes a spec of what is typed; false when it is none yet, with the problem shown. */
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
    /** Add mode; absent in view mode. */
    adding: isOpen || hasDraft ? { problem, forgive: () => setProblem(undefined), confirm, cancel: leave } : undefined,
    add: () => setOpen(true),
    /** Whether nothing is left half typed: what is complete becomes a spec first. */
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
