import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { RefusedState } from "../core/refused-state";

/** What of a list says why it has no rows. */
export interface EmptyList {
  filters: { isFiltered: boolean; unmatched?: string | undefined; reset: () => void };
  reading: { isRefused: boolean };
}

export interface ListEmptyProps {
  /** The list: it says whether it is refused or only filtered, and how to take the filters away. */
  list: EmptyList;
  /** Nothing is there at all. */
  title: string;
  /** What to do about it, below the title. */
  hint?: string;
  /** The next step when nothing is there at all. */
  action?: ReactNode;
}

/** Why a list has no rows: the account may not see them, the filters leave none or cannot match, or there are none yet. */
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
