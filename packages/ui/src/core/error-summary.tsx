import { coreText, useText } from "@shopkeeper/hooks/core";
import type { RefObject } from "react";
import { styled } from "../theme/styled";
import type { FormError } from "./form-error";

export interface ErrorSummaryProps {
  errors: readonly FormError[];
  form: RefObject<HTMLElement | null>;
}

/** All that is wrong with a form, each leading to its field. */
export function ErrorSummary({ errors, form }: ErrorSummaryProps) {
  const t = useText(coreText);
  const go = (at: number) => form.current?.querySelectorAll<HTMLElement>("[aria-invalid=true]")[at]?.focus();
  return (
    <Root role="alert">
      <strong>{t("form.errors", { count: errors.length })}</strong>
      <ul>
        {errors.map((error, at) => (
          <li key={error.name}>
            <button type="button" className="sk-link" data-tone="danger" onClick={() => go(at)}>
              {error.label}
            </button>
            <span>{error.message}</span>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    padding: "3",
    paddingInline: "4",
    borderRadius: "lg",
    borderWidth: "1px",
    borderColor: "red.border",
    background: "red.subtle",
    color: "fg.error",
    fontSize: "body",
    "& strong": { fontWeight: "semibold" },
    "& ul": { display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "0.5", marginTop: "1" },
    "& li": { display: "flex", gap: "2" },
  },
});
