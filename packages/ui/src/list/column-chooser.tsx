import type { ColumnChoice } from "@shopkeeper/hooks/list";
import { coreText, useText } from "@shopkeeper/hooks/texts";
import { Settings2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../core/icon-button";
import { lazyDialog } from "../core/lazy-dialog";
import type { ChosenColumn, ColumnPanelProps } from "./column-panel";

export interface ColumnChooserProps {
  /** The columns of the table, with those that cannot be hidden. */
  columns: readonly ChosenColumn[];
  /** The hidden columns, and their setter: `useColumnChoice`. */
  choice: ColumnChoice;
}

const ColumnPanel = lazyDialog<ColumnPanelProps>(
  () => import("./column-panel").then((file) => file.ColumnPanel),
  ({ onClose }) => onClose(),
);

/** The button and the panel that choose the columns of a table; the heading and the actions always stay. */
export function ColumnChooser({ columns, choice }: ColumnChooserProps) {
  const t = useText(coreText);
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        label={t("columns.choose")}
        size="sm"
        aria-haspopup="dialog"
        icon={<Settings2 size={14} aria-hidden />}
        onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
      />
      {anchor && <ColumnPanel anchor={anchor} columns={columns} choice={choice} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
