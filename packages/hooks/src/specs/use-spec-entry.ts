import { useWatch } from "react-hook-form";
import type { SpecEntry } from "./spec-editing";
import type { useSpecRuleForm } from "./use-spec-rule-form";

/** What is typed of a new spec, in add mode. */
export function useSpecEntry({ form, editing }: Pick<ReturnType<typeof useSpecRuleForm>, "form" | "editing">) {
  const entry = useWatch({ control: form.control, name: "entry" });
  return {
    entry,
    type(part: Partial<SpecEntry>) {
      editing.adding?.forgive();
      form.setValue("entry", { ...form.getValues("entry"), ...part }, { shouldDirty: true });
    },
  };
}
