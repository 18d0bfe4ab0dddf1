import type { Schema } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { coreText, isNewerVersion, textOf, useAction, useClient } from "../core";
import { type SpecRuleForm, specRuleInput } from "./spec-rule-form";

type SpecRule = Schema<"SpecRule">;

/** A rule travels so many milliseconds after it was submitted (specification, section 9): a second press in them is none. */
export const submitDelay = 1200;

/**
 * Saving a rule: a new one, or with `edited` that one.
 *
 * Where someone else was first, `theirs` is what they saved; after `goOnFrom` the next save overwrites that version.
 */
export function useSpecRuleSaving(edited: SpecRule | undefined) {
  const client = useClient();
  const [theirs, setTheirs] = useState<SpecRule | undefined>(undefined);
  const seen = useRef(edited?.version);

  async function update(id: number, form: SpecRuleForm) {
    try {
      return await client.updateSpecRule({ body: { id, ...specRuleInput(form), version: seen.current } });
    } catch (error) {
      if (isNewerVersion(error)) setTheirs(await client.getSpecRule({ path: { id } }));
      throw error;
    }
  }

  const action = useAction(
    async (form: SpecRuleForm) => {
      await new Promise((resolve) => setTimeout(resolve, submitDelay));
      return edited ? update(edited.id, form) : client.saveSpecRule({ body: specRuleInput(form) });
    },
    ["specs"],
    { done: () => textOf(coreText, "done.submitted") },
  );

  return {
    action,
    theirs,
    goOnFrom(current: SpecRule) {
      seen.current = current.version;
      setTheirs(undefined);
    },
  };
}
