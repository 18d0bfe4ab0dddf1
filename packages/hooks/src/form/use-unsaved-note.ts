import { useEffect, useId } from "react";
import { useShop } from "../shop/shop-provider";

/**
 * Registers with the page that leaving it would lose input, and the question if it is not the default one; returns the
 * function that unregisters it before the page is left.
 */
export function useUnsavedNote(isUnsaved: boolean, question?: string): () => void {
  const { forms } = useShop();
  const id = useId();
  useEffect(() => {
    forms.note(id, isUnsaved, question);
    return () => forms.release(id);
  }, [forms, id, isUnsaved, question]);
  return () => forms.note(id, false);
}
