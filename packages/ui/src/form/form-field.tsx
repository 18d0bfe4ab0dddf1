import { useId } from "react";
import type { ReactNode } from "react";
import { FieldContext } from "../core/field-context";
import { styled } from "../theme/styled";
import { useErrorNote } from "./use-error-note";
import { useFrozenWhilePressed } from "./use-frozen-while-pressed";

export interface FormFieldProps {
  /** Names the control. */
  label: string;
  /** Marks it as required. */
  isRequired?: boolean;
  /** Below the control, and read with it. */
  help?: ReactNode;
  /** The error, as a sentence. */
  error?: string;
  /** It has several controls (radios, a range): the label names the group. */
  isGroup?: boolean;
  /** Read-only: controls show their value as text. */
  isReadOnly?: boolean;
  /** Its control takes the full width: a table of chosen rows. */
  isWide?: boolean;
  /** The control. */
  children: ReactNode;
}

/** A labelled control of a form, with its help and its error. The controls of this package connect to it by context. */
export function FormField({
  label,
  isRequired = false,
  help,
  error: newest,
  isGroup = false,
  isReadOnly = false,
  isWide = false,
  children,
}: FormFieldProps) {
  const id = useId();
  const error = useFrozenWhilePressed(newest);
  const body = useErrorNote<HTMLDivElement>(label, error);
  const labelId = `${id}-label`;
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined;
  return (
    <Root data-field="">
      <Label
        as={isGroup ? "span" : "label"}
        id={labelId}
        {...(isGroup ? {} : { htmlFor: id })}
        data-required={(isRequired && !isReadOnly) || undefined}
      >
        {label}
      </Label>
      <Body ref={body} data-wide={isWide || undefined}>
        <FieldContext
          value={{ id, labelId, label, isInvalid: error !== undefined, isRequired, isReadOnly, ...(describedBy ? { describedBy } : {}) }}
        >
          {children}
        </FieldContext>
        {error && (
          <Note id={`${id}-error`} data-error="">
            {error}
          </Note>
        )}
        {help && <Note id={`${id}-help`}>{help}</Note>}
      </Body>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(6.5rem, 9rem) minmax(0, 1fr)",
    columnGap: "4",
    rowGap: "1",
    alignItems: "start",
    scrollMarginBlock: "6rem",
    "@container (max-width: 640px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

const Label = styled("label", {
  base: {
    display: "block",
    paddingTop: "calc(({sizes.control} - 1.4em) / 2)",
    fontSize: "body",
    lineHeight: "1.4",
    color: "fg.muted",
    textAlign: "end",
    "&[data-required]::after": { content: '"*"', color: "fg.error", marginInlineStart: "1" },
    "@container (max-width: 640px)": { textAlign: "start", paddingTop: 0, fontWeight: "medium" },
  },
});

const Body = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "1",
    minWidth: 0,
    minHeight: "control",
    alignContent: "center",
    justifyItems: "start",
    maxWidth: "34rem",
    "&[data-wide]": { maxWidth: "none" },
  },
});

const Note = styled("div", { base: { fontSize: "xs", color: "fg.subtle", lineHeight: "1.5", "&[data-error]": { color: "fg.error" } } });
