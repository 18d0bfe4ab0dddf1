import { useId } from "react";
import type { ReactNode } from "react";
import { FieldContext } from "../core/field-context";
import { styled } from "../theme/styled";

export interface FilterFieldProps {
  /** Names the filter. */
  label: string;
  /** Of the control, in pixels; `auto` for a control with its own width. */
  width?: number | "auto";
  /** It has several controls (radios, a range): the label names the group. */
  isGroup?: boolean;
  /** The control. */
  children: ReactNode;
}

/** One filter: its label in front of its control. */
export function FilterField({ label, width = 200, isGroup = false, children }: FilterFieldProps) {
  const id = useId();
  return (
    <Root>
      <Label as={isGroup ? "span" : "label"} id={`${id}-label`} {...(isGroup ? {} : { htmlFor: id })}>
        {label}
      </Label>
      <Body style={{ width }}>
        <FieldContext value={{ id, labelId: `${id}-label`, label, isInvalid: false, isRequired: false }}>{children}</FieldContext>
      </Body>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minWidth: 0,
    maxWidth: "full",
    "@container (max-width: 520px)": { width: "full" },
  },
});
const Label = styled("label", {
  base: {
    flexShrink: 0,
    fontSize: "body",
    color: "fg.muted",
    whiteSpace: "nowrap",
    "@container (max-width: 520px)": { width: "5.2em", whiteSpace: "normal" },
  },
});
const Body = styled("div", { base: { minWidth: 0, maxWidth: "full", "@container (max-width: 520px)": { width: "auto!", flex: 1 } } });
