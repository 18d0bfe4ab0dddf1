import type { ReactNode } from "react";
import { styled } from "../theme/styled";

export interface DescriptionListProps {
  /** Absent if the heading around the list names it. */
  title?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Name and value; an item whose value is undefined is left out, an empty one is "-". */
  items: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values of one thing, in as many columns as there is room for. */
export function DescriptionList({ title, action, items }: DescriptionListProps) {
  return (
    <Root>
      {title !== undefined && (
        <h3>
          {title}
          {action}
        </h3>
      )}
      <dl>
        {items
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
