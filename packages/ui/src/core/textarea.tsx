import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ComponentProps } from "react";
import { controlRecipe } from "../theme/recipes";
import { ReadOnlyText } from "./read-only-text";
import { styled } from "../theme/styled";
import { useFieldAttributes, useIsReadOnly } from "./field-context";

export interface TextareaProps extends Omit<ComponentProps<"textarea">, "onChange" | "value" | "color"> {
  /** The text; undefined is empty. */
  value: string | undefined;
  /** Gets the text with every key. */
  onChange?: (value: string) => void;
  /** Shows how much of `maxLength` is used. */
  hasCounter?: boolean;
}

/** Several lines of text; the box grows with them. */
export function Textarea({ value = "", onChange, hasCounter = false, rows = 3, ...rest }: TextareaProps) {
  const t = useText(coreText);
  const field = useFieldAttributes();
  if (useIsReadOnly()) return <ReadOnlyText>{value}</ReadOnlyText>;
  return (
    <Root>
      <Box rows={rows} {...field} {...rest} value={value} onChange={(event) => onChange?.(event.target.value)} />
      {hasCounter && rest.maxLength !== undefined && (
        <Counter data-counter="">{t("form.counter", { length: [...value].length, max: rest.maxLength })}</Counter>
      )}
    </Root>
  );
}

const Root = styled("div", { base: { position: "relative", width: "full" } });
const Box = styled("textarea", {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    display: "block",
    height: "auto",
    minHeight: "5rem",
    maxHeight: "20rem",
    paddingBlock: "1.5",
    paddingBottom: "6",
    resize: "vertical",
    fieldSizing: "content",
    "&:is(:disabled, :read-only)": { resize: "none" },
  },
});
const Counter = styled("span", {
  base: {
    position: "absolute",
    insetInlineEnd: "2.5",
    bottom: "1.5",
    fontSize: "xs",
    color: "fg.subtle",
    pointerEvents: "none",
    fontVariantNumeric: "tabular-nums",
  },
});
