import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type ListTabs } from "@shopkeeper/hooks/list";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { Tabs } from "../core/tabs";
import { styled } from "../theme/styled";

/** Tabs that divide the rows of a list, with the count of each. */
export interface ListDivision<Value extends string | number> {
  /** The accessible name of the tabs. */
  label: string;
  of: ListTabs<Value>;
  labelOf: (value: Value) => string;
  /** The title of a tab without rows. */
  empty: (tab: string) => string;
}

/** The tabs above the rows. */
export const DivisionTabs = <Value extends string | number>({ label, of, labelOf }: ListDivision<Value>) => (
  <Tabs
    label={label}
    value={of.current}
    onChange={of.choose}
    tabs={of.shown.map(({ value, count }) => ({ value, label: labelOf(value), ...(count !== undefined && { count }) }))}
  />
);

interface EmptyTabProps<Value extends string | number> {
  division: ListDivision<Value>;
  filters: { isFiltered: boolean; reset: () => void };
}

/** The empty state of a tab while other tabs have rows under the same filters: it names them and links there. */
export function EmptyTab<Value extends string | number>({ division: { of, labelOf, empty }, filters }: EmptyTabProps<Value>) {
  const t = useText(coreText);
  return (
    <EmptyState
      kind={filters.isFiltered ? "search" : "empty"}
      title={filters.isFiltered ? undefined : empty(labelOf(of.current))}
      hint={t(filters.isFiltered ? "states.elsewhereFiltered" : "states.elsewhere")}
      action={
        <Links>
          {of.elsewhere.map(({ value, count }) => (
            <Button key={value} size="sm" onClick={() => of.choose(value)}>
              {labelOf(value)} {count}
            </Button>
          ))}
          {filters.isFiltered && (
            <Button size="sm" variant="ghost" onClick={filters.reset}>
              {t("actions.reset")}
            </Button>
          )}
        </Links>
      }
    />
  );
}

const Links = styled("div", { base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2" } });
