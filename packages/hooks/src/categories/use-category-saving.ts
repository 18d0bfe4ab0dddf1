import type { Schema } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { isNewerVersion, textOf, useAction, useClient } from "../core";
import { type CategoryForm, categoryInput } from "./category-form";
import { categoryText } from "./messages";

type Category = Schema<"Category">;

/** A save: what is typed, over which version. */
interface Saving {
  form: CategoryForm;
  version: number | undefined;
}

/**
 * Saving a category: a new one, or with `edited` that one.
 *
 * Where someone else was first, `theirs` is what they saved; after `goOnFrom` the next save overwrites that version.
 */
export function useCategorySaving(edited: Category | undefined) {
  const client = useClient();
  const [theirs, setTheirs] = useState<Category | undefined>(undefined);
  const seen = useRef(edited?.version);

  async function update(id: number, { form, version }: Saving) {
    try {
      return await client.updateProductCategory({ body: { id, ...categoryInput(form), version } });
    } catch (error) {
      if (isNewerVersion(error)) setTheirs((await client.listProductCategories()).find((category) => category.id === id));
      throw error;
    }
  }

  // the version is part of what is pressed for: keeping one's own at once is another press than the one that was refused
  const save = useAction(
    (saving: Saving) => (edited ? update(edited.id, saving) : client.addProductCategory({ body: categoryInput(saving.form) })),
    ["categories"],
    { done: () => textOf(categoryText, edited ? "form.updated" : "form.created") },
  );

  return {
    action: {
      ...save,
      running: save.running?.form,
      run: (form: CategoryForm) => save.run({ form, version: seen.current }),
    },
    theirs,
    goOnFrom(current: Category) {
      seen.current = current.version;
      setTheirs(undefined);
    },
  };
}
