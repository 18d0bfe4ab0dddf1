import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { useFieldGroupAttributes } from "./field-context";

/** What a field that only shows holds, as text; "-" where it holds nothing. */
export function ReadOnlyText({ children }: { children: ReactNode }) {
  const isNothing = children === undefined || children === null || children === "";
  return (
    <Root role="group" {...useFieldGroupAttributes()}>
      {isNothing ? "-" : children}
    </Root>
  );
}

const Root = styled("div", { base: { whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" } });
