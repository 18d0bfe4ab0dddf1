import { use, useEffect, useRef } from "react";
import { FormErrorsContext } from "./form-errors-context";

/** Notes with the form around it that a field is wrong, while it has an error; returns the ref of what holds the field's controls. */
export function useErrorNote<Element extends HTMLElement>(label: string, message: string | undefined) {
  const form = use(FormErrorsContext);
  const place = useRef<Element>(null);
  useEffect(() => {
    const field = place.current;
    if (!form || !field || message === undefined || message === "") return undefined;
    form.set({ label, message, field });
    return () => form.drop(field);
  }, [form, label, message]);
  return place;
}
