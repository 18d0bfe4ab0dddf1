import type { FormField } from "@shopkeeper/sdk/forms";
import { type ReactNode, useId, useState } from "react";
import { FieldContext } from "../core/field-context";
import { useErrorNote } from "../form/use-error-note";
import { useFrozenWhilePressed } from "../form/use-frozen-while-pressed";
import { styled } from "../theme/styled";
import { TemplateTip } from "./template-tip";

export interface TemplateFieldLayoutProps {
  field: FormField;
  /** The error, as a sentence. */
  error: string | undefined;
  /** It has several controls: the label names the group. */
  isGroup: boolean;
  /** Its control shows the value as text. */
  isReadOnly: boolean;
  children: ReactNode;
}

/** The label of a template's field, its tip, its control, and its error. */
export function TemplateFieldLayout({ field, error: newest, isGroup, isReadOnly, children }: TemplateFieldLayoutProps) {
  const id = useId();
  const error = useFrozenWhilePressed(newest);
  const body = useErrorNote<HTMLDivElement>(field.label, error);
  const [isTipOpen, setTipOpen] = useState(false);
  const { label, isRequired, tip, isLabelShown, labelWidth } = field;
  const describedBy = [error && `${id}-error`, isTipOpen && `${id}-tip`].filter(Boolean).join(" ") || undefined;
  return (
    <Root
      data-field=""
      data-invalid={error === undefined ? undefined : ""}
      data-whole={field.span === 24 ? "" : undefined}
      data-unlabelled={isLabelShown ? undefined : ""}
      style={labelWidth === undefined ? undefined : { "--label-width": `${labelWidth}px` }}
    >
      <span data-label="" className={isLabelShown ? undefined : "sk-hidden"}>
        <Label
          as={isGroup ? "span" : "label"}
          id={`${id}-label`}
          {...(isGroup ? {} : { htmlFor: id })}
          data-required={(isRequired && !isReadOnly) || undefined}
        >
          {label}
        </Label>
        {tip && !tip.href && <TemplateTip text={tip.text} isOpen={isTipOpen} onToggle={() => setTipOpen(!isTipOpen)} />}
      </span>
      <div ref={body} data-body="">
        <FieldContext
          value={{
            ...{ id, labelId: `${id}-label`, label, isInvalid: error !== undefined, isRequired, isReadOnly },
            ...(describedBy ? { describedBy } : {}),
          }}
        >
          {children}
        </FieldContext>
        {error && (
          <small id={`${id}-error`} data-error="">
            {error}
          </small>
        )}
        {tip && isTipOpen && <small id={`${id}-tip`}>{tip.text}</small>}
        {tip?.href && <TemplateTip text={tip.text} href={tip.href} />}
      </div>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, var(--label-width)) minmax(0, 1fr)",
    columnGap: "3",
    rowGap: "1",
    alignItems: "start",
    minWidth: 0,
    scrollMarginBlock: "6rem",
    "&[data-unlabelled]": { gridTemplateColumns: "minmax(0, 1fr)" },
    "[data-label-position=top] &": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > [data-label]": {
      display: "flex",
      alignItems: "center",
      gap: "1",
      minWidth: 0,
      minHeight: "control",
      justifyContent: "flex-end",
      "[data-label-position=left] &, [data-label-position=top] &": { justifyContent: "flex-start" },
      "[data-label-position=top] &": { minHeight: 0 },
    },
    "& > [data-body]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      justifyItems: "start",
      alignContent: "center",
      gap: "1",
      minWidth: 0,
      minHeight: "control",
    },
    "&[data-whole] > [data-body]": { maxWidth: "34rem" },
    "& small": { fontSize: "xs", lineHeight: "1.5", color: "fg.subtle", overflowWrap: "anywhere" },
    "& small[data-error]": { color: "fg.error" },
    "@container (max-width: 560px)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& > [data-label]": { justifyContent: "flex-start", minHeight: 0, fontWeight: "medium" },
      "&&[data-whole] > [data-body]": { maxWidth: "none" },
    },
  },
});

const Label = styled("label", {
  base: {
    fontSize: "body",
    lineHeight: "1.4",
    color: "fg.muted",
    minWidth: 0,
    overflowWrap: "anywhere",
    "[data-label-position=right] &": { textAlign: "end" },
    "@container (max-width: 560px)": { "&&": { textAlign: "start" } },
    "&[data-required]::after": { content: '"*"', color: "fg.error", marginInlineStart: "1" },
  },
});
