import { useId } from "react";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";

export interface DashboardCardProps {
  title: string;
  /** A short note beside the title. */
  note?: ReactNode;
  /** Actions for the whole card, at the end of its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled card of the dashboard. */
export function DashboardCard({ title, note, actions, children }: DashboardCardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <small>{note}</small>}
        {actions && <div>{actions}</div>}
      </header>
      {children}
    </Root>
  );
}

const Root = styled("section", {
  base: {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    overflow: "hidden",
    "& > header": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "2.5",
      rowGap: "1",
      minHeight: "52px",
      paddingInline: { base: "4", md: "5" },
      paddingBlock: "2.5",
      "& > h2": { fontSize: "md", fontWeight: "semibold" },
      "& > small": { fontSize: "xs", color: "fg.subtle" },
      "& > div": { display: "flex", alignItems: "center", gap: "2", marginInlineStart: "auto" },
    },
  },
});
