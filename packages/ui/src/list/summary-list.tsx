import type { ReactNode } from "react";
import { styled } from "../theme/styled";

/** The most important values, side by side at the head of a drawer. */
export const SummaryList = ({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Root>
    {items.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value ?? "-"}</dd>
      </div>
    ))}
  </Root>
);

const Root = styled("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
    gap: "3",
    padding: "3",
    paddingInline: "4",
    borderRadius: "lg",
    background: "bg.subtle",
    "& dt": { fontSize: "xs", color: "fg.subtle" },
    "& dd": { margin: 0, marginTop: "1", fontWeight: "medium", fontVariantNumeric: "tabular-nums" },
  },
});
