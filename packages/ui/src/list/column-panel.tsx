import type { ColumnChoice } from "@shopkeeper/hooks/list";
import { coreText, useText } from "@shopkeeper/hooks/texts";
import { useState } from "react";
import { Button } from "../core/button";
import { Checkbox } from "../core/checkbox";
import { PopoverPanel } from "../core/popover-panel";
import { styled } from "../theme/styled";
import type { ShownColumn } from "./table-column";

export interface ColumnPanelProps {
  anchor: HTMLElement;
  columns: readonly ChosenColumn[];
  choice: ColumnChoice;
  onClose: () => void;
}

/** The fields of a column that the panel shows. */
export type ChosenColumn = Pick<ShownColumn<never, never>, "key" | "title" | "isFixed" | "isHeading">;

/** The panel that chooses the columns of a table. */
export function ColumnPanel({ anchor, columns, choice, onClose }: ColumnPanelProps) {
  const t = useText(coreText);
  const [hidden, setHidden] = useState(choice.hidden);
  const keys = columns.filter(isChosen).map((column) => column.key);
  const shown = keys.filter((key) => !hidden.has(key)).length;
  const finish = (next: Iterable<string>) => {
    choice.hide([...next]);
    anchor.focus();
    onClose();
  };
  return (
    <PopoverPanel anchor={anchor} align="end" label={t("columns.choose")} onClose={onClose}>
      <Root>
        <Checkbox
          isChecked={shown === keys.length}
          isPartly={shown > 0 && shown < keys.length}
          onChange={(isAll) => setHidden(new Set(isAll ? [] : keys))}
        >
          {t("columns.all")}
        </Checkbox>
        <div>
          {columns
            .filter((column) => !column.isFixed)
            .map((column) => (
              <Checkbox
                key={column.key}
                disabled={!isChosen(column)}
                isChecked={!hidden.has(column.key)}
                onChange={(isShown) => setHidden(isShown ? without(hidden, column.key) : new Set([...hidden, column.key]))}
              >
                {column.title}
              </Checkbox>
            ))}
        </div>
        <div data-foot="">
          <Button size="sm" variant="ghost" onClick={() => finish([])}>
            {t("columns.reset")}
          </Button>
          <Button size="sm" variant="primary" onClick={() => finish(hidden)}>
            {t("actions.save")}
          </Button>
        </div>
      </Root>
    </PopoverPanel>
  );
}

/** Whether a column can be hidden. */
const isChosen = (column: ChosenColumn) => !column.isFixed && !column.isHeading;

const without = (set: ReadonlySet<string>, key: string) => new Set([...set].filter((other) => other !== key));

const Root = styled("div", {
  base: {
    display: "grid",
    minWidth: "11rem",
    "& > .sk-choice": { paddingBlock: "2", paddingInline: "3", borderBottomWidth: "1px", borderColor: "border.muted" },
    "& > div": { display: "grid", paddingBlock: "1.5", paddingInline: "3", maxHeight: "18rem", overflow: "auto" },
    "& > div > .sk-choice": { paddingBlock: "1" },
    "& > [data-foot]": {
      display: "flex",
      justifyContent: "space-between",
      gap: "2",
      padding: "2",
      borderTopWidth: "1px",
      borderColor: "border.muted",
    },
  },
});
