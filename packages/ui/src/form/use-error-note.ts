import { use, useEffect, useRef } from "react";
import { FormErrorsContext } from "./form-errors-context";

/** Reports to the form around it that a field has an error; returns the ref of the element that contains the field's controls. */
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
