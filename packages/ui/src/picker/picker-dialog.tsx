import { coreText, type List, type RowSelection, useText } from "@shopkeeper/hooks/core";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { DataTable } from "../list/data-table";
import { ListEmpty } from "../list/list-empty";
import { Pager } from "../list/pager";
import type { Column } from "../list/table-column";
import { Basket, type BasketProps } from "./basket";
import { PickerLayout } from "./picker-layout";

/** What the dialog needs of a picker's hook. */
interface Picker<Row, Picked> extends Omit<List<Row, { page: number; limit: number }>, "selection"> {
  /** Over all pages; absent where nothing is picked. */
  selection: RowSelection<number, Picked> | undefined;
  /** Hands the picked rows back. */
  confirm: (() => void) | undefined;
}

export interface PickerDialogProps<Row extends Picked, Picked extends { id: number }, Shown> {
  title: string;
  /** In pixels. */
  width: number;
  picker: Shown & Picker<Row, Picked>;
  columns: readonly Column<Row, Shown>[];
  nameOf: (row: Picked) => string;
  filters: ReactNode;
  empty: { title: string; hint?: string };
  basket: Pick<BasketProps<Picked>, "count" | "sign" | "dropLabel">;
  /** Why the last 确定 was refused. */
  problem?: string | undefined;
  onClose: () => void;
  /** Further dialogs. */
  children?: ReactNode;
}

/** A dialog that picks rows of a list: filters, rows, pages, and the basket of what is picked. Mount it to open it. */
export function PickerDialog<Row extends Picked, Picked extends { id: number }, Shown>({
  title,
  width,
  picker,
  columns,
  nameOf,
  filters,
  empty,
  basket,
  problem,
  onClose,
  children,
}: PickerDialogProps<Row, Picked, Shown>) {
  const core = useText(coreText);
  const { selection, confirm } = picker;
  return (
    <Modal
      title={title}
      isOpen
      width={width}
      onClose={onClose}
      footer={
        confirm && (
          <>
            {problem && <span role="alert">{problem}</span>}
            <Button onClick={onClose}>{core("actions.cancel")}</Button>
            <Button variant="primary" onClick={confirm}>
              {core("actions.confirm")}
            </Button>
          </>
        )
      }
    >
      <PickerLayout
        filters={filters}
        pager={
          picker.total > 0 && <Pager {...picker.query} sizes={picker.definition.sizes} total={picker.total} onChange={picker.change} />
        }
      >
        <DataTable
          label={title}
          columns={columns}
          rows={picker.rows}
          rowKey={({ id }) => id}
          list={picker}
          maxHeight="25rem"
          selection={selection && { ...selection, nameOf }}
          empty={<ListEmpty list={picker} {...empty} />}
        />
      </PickerLayout>
      {selection && (
        <Basket
          {...basket}
          rows={selection.rows}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onDrop={selection.drop}
          clearLabel={core("actions.clearSelection")}
          onClear={selection.clear}
        />
      )}
      {children}
    </Modal>
  );
}
