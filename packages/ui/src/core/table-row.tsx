import { PureComponent } from "react";
import type { ReactNode } from "react";
import { Checkbox } from "./checkbox";
import { Radio } from "./radio";
import type { Column } from "./table-column";

export interface TableRowProps<Row> {
  row: Row;
  at: number;
  columns: readonly Column<Row>[];
  pick: "checkbox" | "radio" | undefined;
  pickLabel: string | undefined;
  isPicked: boolean;
  isPickable: boolean;
  onPick: (row: Row) => void;
}

/** One row of a table; drawn again only when something of it changed. A class, because a memo would lose the row's type. */
export class TableRow<Row> extends PureComponent<TableRowProps<Row>> {
  override render() {
    const { row, at, columns, pick, pickLabel, isPicked, isPickable, onPick } = this.props;
    const Box = pick === "radio" ? Radio : Checkbox;
    return (
      <tr role="row" data-picked={isPicked || undefined}>
        {pick && (
          <td role="cell" data-pick="">
            <Box aria-label={pickLabel} isChecked={isPicked} disabled={!isPickable} onChange={() => onPick(row)} />
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.key}
            role="cell"
            data-title={column.title}
            data-align={column.align}
            data-fixed={column.isFixed || undefined}
            data-heading={column.isHeading || undefined}
          >
            {shown(column.cell(row, at), column.isClipped)}
          </td>
        ))}
      </tr>
    );
  }
}

function shown(content: ReactNode, isClipped: boolean | undefined) {
  if (content === undefined || content === null || content === "") return "-";
  if (!isClipped) return content;
  return (
    <span className="sk-clip" data-clip="">
      {content}
    </span>
  );
}
