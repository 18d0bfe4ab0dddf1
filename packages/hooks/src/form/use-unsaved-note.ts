import { useEffect, useId } from "react";
import { useShop } from "../shop/shop-provider";

/**
 * Notes with the page that something would be lost by leaving it, and the question about it where it is not the usual one;
 * returns how to take that back before it is left.
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
