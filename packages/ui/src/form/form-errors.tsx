import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "../theme/styled";
import { ErrorSummary } from "./error-summary";
import { focusField } from "./focus-field";
import { type FormError, FormErrorsContext } from "./form-errors-context";

/**
 * The fields of a form, below a summary of several invalid ones, each linked.
 *
 * The fields report their errors themselves. A refused submit of the form around it focuses the first invalid field.
 */
export function FormErrors({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [notes] = useState(() => ({
    set: (error: FormError) => setErrors((before) => [...before.filter(({ field }) => field !== error.field), error].toSorted(byPlace)),
    drop: (dropped: HTMLElement) => setErrors((before) => before.filter(({ field }) => field !== dropped)),
  }));

  useEffect(() => {
    const form = root.current?.closest("form");
    const press = () => {
      isPressed.current = true;
    };
    form?.addEventListener("submit", press);
    return () => form?.removeEventListener("submit", press);
  }, []);
  useEffect(() => {
    if (!isPressed.current || errors.length === 0) return;
    isPressed.current = false;
    errors.some(({ field }) => focusField(field));
  }, [errors]);

  return (
    <FormErrorsContext value={notes}>
      <Root ref={root}>
        {errors.length > 1 && <ErrorSummary errors={errors} />}
        {children}
      </Root>
    </FormErrorsContext>
  );
}

const byPlace = (one: FormError, other: FormError) =>
  one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;

const Root = styled("div", { base: { display: "contents" } });
