import { useEffect, useId } from "react";
import { useShop } from "./shop-provider";

/** Notes with the page that something would be lost by leaving it; returns how to take that back before it is left. */
export function useUnsavedNote(isUnsaved: boolean) {
  const { forms } = useShop();
  const id = useId();
  useEffect(() => {
    forms.note(id, isUnsaved);
    return () => forms.release(id);
  }, [forms, id, isUnsaved]);
  return () => forms.note(id, false);
}
