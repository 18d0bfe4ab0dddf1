import { coreText, useText } from "@shopkeeper/hooks/texts";
import { styled } from "../theme/styled";
import { focusField } from "./focus-field";
import type { FormError } from "./form-errors-context";

/** The maximum number of listed errors; a table may have hundreds. */
const limit = 10;

/** The invalid fields of a form, each linked; the error itself is shown at the field. */
export function ErrorSummary({ errors }: { errors: readonly FormError[] }) {
  const t = useText(coreText);
  return (
    <Root role="alert">
      <strong>{t("form.errors", { count: errors.length })}</strong>
      <ul>
        {errors.slice(0, limit).map(({ label, message, field }, at) => (
          <li key={`${at} ${label}`}>
            <button type="button" className="sk-link" data-tone="danger" aria-description={message} onClick={() => focusField(field)}>
              {label}
            </button>
          </li>
        ))}
        {errors.length > limit && <li>…</li>}
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
  },
});
