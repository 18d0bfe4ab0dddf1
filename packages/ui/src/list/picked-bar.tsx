import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type RowSelection } from "@shopkeeper/hooks/selection";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import type { RowAction } from "../core/row-action";

export interface PickedBarProps {
  selection: Pick<RowSelection<never, unknown>, "count" | "clear">;
  actions: readonly RowAction[];
  /** After the buttons. */
  children?: ReactNode;
}

/** Actions on the picked rows. Also shown without picked rows, so that no row moves at the first tick; on a phone at the window's end. */
export function PickedBar({ selection, actions, children }: PickedBarProps) {
  const t = useText(coreText);
  const isEmpty = selection.count === 0;
  return (
    <>
      <span aria-live="polite" data-picked={selection.count}>
        {t("selection.count", { count: selection.count })}
      </span>
      {actions.map(({ key, label, isDanger, isBusy = false, onChoose }) => (
        <Button key={key} size="sm" variant={isDanger ? "danger" : "secondary"} disabled={isEmpty} isBusy={isBusy} onClick={onChoose}>
          {label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={selection.clear} disabled={isEmpty}>
        {t("actions.clearSelection")}
      </Button>
      {children}
    </>
  );
}
