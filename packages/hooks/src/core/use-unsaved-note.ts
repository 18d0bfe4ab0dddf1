import { useEffect, useId } from "react";
import { useShop } from "./shop-provider";

/** Notes with the page that something would be lost by leaving it. */
export function useUnsavedNote(isUnsaved: boolean) {
  const { forms } = useShop();
  const id = useId();
  useEffect(() => {
    forms.note(id, isUnsaved);
    return () => forms.release(id);
  }, [forms, id, isUnsaved]);
}
