import type { Schema } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { coreText, isNewerVersion, textOf, useAction, useClient } from "../core";
import { type GuaranteeGroupForm, guaranteeGroupInput } from "./guarantee-group-form";

type Group = Schema<"GuaranteeGroup">;

/** A save: what is typed, over which version. */
interface Saving {
  form: GuaranteeGroupForm;
  version: number | undefined;
}

/**
 * Saving a guarantee group: a new one, or with `edited` that one.
 *
 * Where someone else was first, `theirs` is what they saved; after `goOnFrom` the next save overwrites that version.
 */
export function useGuaranteeGroupSaving(edited: Group | undefined) {
  const client = useClient();
  const [theirs, setTheirs] = useState<Group | undefined>(undefined);
  const seen = useRef(edited?.version);

  async function update(id: number, { form, version }: Saving) {
    try {
      return await client.editGuaranteeGroup({ body: { id, ...guaranteeGroupInput(form), version } });
    } catch (error) {
      if (isNewerVersion(error)) setTheirs((await client.listGuaranteeGroups()).find((group) => group.id === id));
      throw error;
    }
  }

  // the version is part of what is pressed for: keeping one's own at once is another press than the one that was refused
  const save = useAction(
    (saving: Saving) => (edited ? update(edited.id, saving) : client.addGuaranteeGroup({ body: guaranteeGroupInput(saving.form) })),
    ["guarantees"],
    { done: () => textOf(coreText, "done.done") },
  );

  return {
    action: {
      ...save,
      running: save.running?.form,
      run: (form: GuaranteeGroupForm) => save.run({ form, version: seen.current }),
    },
    theirs,
    goOnFrom(current: Group) {
      seen.current = current.version;
      setTheirs(undefined);
    },
  };
}
