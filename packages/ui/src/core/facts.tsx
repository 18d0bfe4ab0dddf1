import type { ReactNode } from "react";
import { styled } from "../theme/styled";

export interface FactsProps {
  /** Absent where what stands around them says it. */
  title?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Name and value; a fact whose value is undefined is left out, an empty one is "-". */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A group of facts about one thing, in as many columns as there is room for. */
export function Facts({ title, action, facts }: FactsProps) {
  return (
    <Root>
      {title !== undefined && (
        <h3>
          {title}
          {action}
        </h3>
      )}
      <dl>
        {facts
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value === null || value === "" ? "-" : value}</dd>
            </div>
          ))}
      </dl>
    </Root>
  );
}

const Root = styled("section", {
  base: {
    display: "grid",
    gap: "2.5",
    "& > h3": { display: "flex", alignItems: "center", gap: "3", fontSize: "md", fontWeight: "semibold" },
    "& > dl": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
      columnGap: "6",
      rowGap: "2",
      fontSize: "body",
    },
    "& > dl > div": { display: "flex", gap: "2", minWidth: 0 },
    "& dt": { flexShrink: 0, color: "fg.subtle", _after: { content: '"："' } },
    "& dd": { margin: 0, minWidth: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
  },
});
