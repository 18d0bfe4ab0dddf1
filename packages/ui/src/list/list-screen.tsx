import type { ReactNode } from "react";
import { Card } from "../core/card";
import { styled } from "../theme/styled";

export interface ListScreenProps {
  /** The heading of the screen. */
  title: ReactNode;
  /** Beside the title: a `ViewControl`. */
  views?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The filter card: a `FilterBar`. */
  filters?: ReactNode;
  /** At the head of the rows' card: `Tabs` that divide them. */
  tabs?: ReactNode;
  /** Above the rows, inside their card: actions on the picked rows. */
  toolbar?: ReactNode;
  /** Below the rows: a `Pager`. */
  pager?: ReactNode;
  /** The rows: a `DataTable`. */
  children: ReactNode;
}

/** The layout of every list: title with actions, filter card, data card. */
export function ListScreen({ title, views, actions, filters, tabs, toolbar, pager, children }: ListScreenProps) {
  return (
    <Root>
      <Head>
        <Title>
          <h1>{title}</h1>
          {views}
        </Title>
        {actions && <div>{actions}</div>}
      </Head>
      {filters && <Filters>{filters}</Filters>}
      <Rows>
        {tabs && <TabBar>{tabs}</TabBar>}
        {toolbar && <Toolbar>{toolbar}</Toolbar>}
        {children}
        {pager && <Foot>{pager}</Foot>}
      </Rows>
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "grid", gap: "var(--density-gap)", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
});

const Head = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    minHeight: "control",
    "& > div": { display: "flex", flexWrap: "wrap", gap: "2" },
    "@media (max-width: 640px)": { "& > div > button:not(:last-child) > svg": { display: "none" } },
  },
});

const Title = styled("div", {
  base: { alignItems: "center", minWidth: 0, "& > h1": { fontSize: "xl", fontWeight: "semibold", lineHeight: "1.3" } },
});

const Filters = styled(Card, {
  base: { padding: "3", paddingInline: "4", "@media (max-width: 640px)": { paddingBlock: "2" } },
});

// clipped, since the bar of the picked rows sticks to the window's end through it
const Rows = styled(Card, { base: { display: "flex", flexDirection: "column", overflow: "clip" } });

const TabBar = styled("div", { base: { paddingTop: "1.5", paddingInline: "2", borderBottomWidth: "1px", borderColor: "border" } });

const Toolbar = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    padding: "2.5",
    paddingInline: "4",
    borderBottomWidth: "1px",
    borderColor: "border",
    "@container (max-width: 620px)": {
      "&:has([data-picked='0'])": { display: "none" },
      "&:has([data-picked])": {
        order: 1,
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        borderWidth: "1px 0 0",
        background: "bg.panel",
        boxShadow: "0 -4px 12px rgb(16 24 40 / .08)",
      },
    },
  },
});
const Foot = styled("div", { base: { padding: "2.5", paddingInline: "4", borderTopWidth: "1px", borderColor: "border" } });
