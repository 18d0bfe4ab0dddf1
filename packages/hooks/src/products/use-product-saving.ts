import type { Schema } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { coreText, isNewerVersion, textOf, useAction, useClient } from "../core";
import type { ProductForm } from "./product-form";
import { productInput, type SaveWishes } from "./product-form-input";

type ProductInfo = Schema<"ProductInfo">;

/**
 * Saving a product: a new one, or the one that the form was filled from.
 *
 * Where someone else was first, `theirs` is what they saved; after `goOnFrom` the next save overwrites that version.
 */
export function useProductSaving(isEdit: boolean) {
  const client = useClient();
  const [theirs, setTheirs] = useState<ProductInfo | undefined>(undefined);
  const seen = useRef<ProductInfo | undefined>(undefined); // whose version is overwritten knowingly
  const wishes = useRef<SaveWishes>({});

  async function update(id: number, form: ProductForm) {
    const version = seen.current?.id === id ? seen.current.version : form.kept.version;
    try {
      return await client.updateProduct({ body: { id, version, ...productInput(form, wishes.current) } });
    } catch (error) {
      if (isNewerVersion(error)) setTheirs(await client.getProduct({ path: { id } }));
      throw error;
    }
  }

  function save(form: ProductForm) {
    if (!isEdit) return client.saveProduct({ body: productInput(form, wishes.current) });
    if (form.from === null) throw new Error("the product to edit is not loaded yet");
    return update(form.from, form);
  }

  const action = useAction(async (form: ProductForm) => save(form), ["products"], {
    done: () => textOf(coreText, isEdit ? "done.edited" : "done.added"),
  });

  return {
    action,
    /** What the next saves ask for besides. */
    wish: (next: SaveWishes) => void (wishes.current = next),
    theirs,
    /** Leaves it undecided: the next save is refused again. */
    dismiss: () => setTheirs(undefined),
    goOnFrom(current: ProductInfo) {
      seen.current = current;
      setTheirs(undefined);
    },
  };
}
