import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { useFieldGroupAttributes } from "./field-context";

/** The value of a read-only field, as text; "-" if it is empty. */
export function ReadOnlyText({ children }: { children: ReactNode }) {
  const isNothing = children === undefined || children === null || children === "";
  return (
    <Root role="group" {...useFieldGroupAttributes()}>
      {isNothing ? "-" : children}
    </Root>
  );
}

const Root = styled("div", { base: { whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" } });
