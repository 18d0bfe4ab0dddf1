import { type ReactNode, use } from "react";
import { FieldContext } from "../core/field-context";
import type { Loading } from "../core/load-state";
import { styled } from "../theme/styled";
import { focusField } from "../form/focus-field";
import { DataTable, type DataTableProps } from "./data-table";

export interface TableFieldProps<Row, Id extends number | string, List extends { reading: Loading }> extends DataTableProps<Row, Id, List> {
  /** The number of picked rows, as text. */
  count: string;
  disabled?: boolean;
  /** Gets the element to focus when the field is invalid: the invalid control, or the table. */
  fieldRef: (field: { focus: () => void } | null) => void;
}

/** A field of a form whose value is the rows picked in a table. */
export function TableField<Row, Id extends number | string, List extends { reading: Loading }>({
  count,
  disabled,
  fieldRef,
  ...table
}: TableFieldProps<Row, Id, List>): ReactNode {
  const field = use(FieldContext);
  return (
    <Root
      ref={(root: HTMLElement | null) => fieldRef(root && { focus: () => focusField(root) || root.focus() })}
      tabIndex={-1}
      disabled={disabled}
    >
      <FieldContext value={field && { ...field, isOfRows: true }}>
        <DataTable maxHeight="24rem" {...table} />
      </FieldContext>
      <p aria-live="polite">{count}</p>
    </Root>
  );
}

const Root = styled("fieldset", {
  base: {
    width: "full",
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    outline: "none",
    "& > div": { borderWidth: "1px", borderColor: "border", borderRadius: "md", overflow: "hidden" },
    "& > p": { paddingTop: "1.5", fontSize: "xs", color: "fg.subtle" },
  },
});
