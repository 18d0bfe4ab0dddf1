import { type ColumnChoice, coreText, useText } from "@shopkeeper/hooks/core";
import { Settings2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../core/button";
import { Checkbox } from "../core/checkbox";
import { IconButton } from "../core/icon-button";
import { Popover } from "../core/popover";
import { styled } from "../theme/styled";
import type { ShownColumn } from "./table-column";

export interface ColumnChooserProps<Row> {
  /** The columns of the table, with those that cannot be hidden. */
  columns: readonly ShownColumn<Row, never>[];
  /** Which are hidden, and how to hide others: `useColumnChoice`. */
  choice: ColumnChoice;
}

/** The button and the panel in which the columns of a table are chosen; what names a row and what is done with it always stay. */
export function ColumnChooser<Row>({ columns, choice }: ColumnChooserProps<Row>) {
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
      {anchor && (
        <Popover anchor={anchor} align="end" label={t("columns.choose")} onClose={() => setAnchor(undefined)}>
          <Panel
            columns={columns}
            choice={choice}
            onDone={() => {
              anchor.focus();
              setAnchor(undefined);
            }}
          />
        </Popover>
      )}
    </>
  );
}

function Panel<Row>({ columns, choice, onDone }: ColumnChooserProps<Row> & { onDone: () => void }) {
  const t = useText(coreText);
  const [hidden, setHidden] = useState(choice.hidden);
  const keys = columns.filter(isChosen).map((column) => column.key);
  const shown = keys.filter((key) => !hidden.has(key)).length;
  const finish = (next: Iterable<string>) => {
    choice.hide([...next]);
    onDone();
  };
  return (
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
  );
}

/** Whether a column is one that can be done without. */
const isChosen = <Row,>(column: ShownColumn<Row, never>) => !column.isFixed && !column.isHeading;

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
