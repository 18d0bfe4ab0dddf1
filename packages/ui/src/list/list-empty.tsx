import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { RefusedState } from "../core/refused-state";

/** The part of a list that explains why it has no rows. */
export interface EmptyList {
  filters: { isFiltered: boolean; unmatched?: string | undefined; reset: () => void };
  reading: { isRefused: boolean };
}

export interface ListEmptyProps {
  /** The list: whether it is refused or filtered, and how to clear the filters. */
  list: EmptyList;
  /** The title when there are no rows at all. */
  title: string;
  /** Advice, below the title. */
  hint?: string;
  /** The next step when there are no rows at all. */
  action?: ReactNode;
}

/** The empty state of a list: the account may not see the rows, the filters match none or cannot match, or there are none yet. */
export function ListEmpty({ list: { filters, reading }, title, hint, action }: ListEmptyProps) {
  const t = useText(coreText);
  if (reading.isRefused) return <RefusedState />;
  if (filters.isFiltered)
    return (
      <EmptyState
        kind="search"
        title={filters.unmatched ?? t("states.emptyFiltered")}
        action={<Button onClick={filters.reset}>{t("actions.reset")}</Button>}
      />
    );
  return <EmptyState title={title} hint={hint} action={action} />;
}
