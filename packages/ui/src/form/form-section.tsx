import type { ReactNode } from "react";
import { styled } from "../theme/styled";

export interface FormSectionProps {
  /** The heading of the section. */
  title: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** Related fields of a form, under a heading. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <Root>
      <h2>{title}</h2>
      {children}
    </Root>
  );
}

const Root = styled("section", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > h2": { fontSize: "md", fontWeight: "semibold" },
    "& + &": { borderTopWidth: "1px", borderColor: "border", paddingTop: "5" },
  },
});
