import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { type PickedList, PickerRows, type PickerRowsProps } from "./picker-rows";

export interface PickerDialogProps<Row extends Picked, Picked extends { id: number }, Shown> extends PickerRowsProps<Row, Picked, Shown> {
  /** In pixels. */
  width: number;
  /** The rows, and the picked ones. */
  picker: Shown &
    PickedList<Row, Picked> & {
      /** Returns the picked rows; undefined if a single row is returned at once. */
      confirm: (() => void) | undefined;
    };
  /** The reason why the last 确定 was refused. */
  problem?: string | undefined;
  /** Called by 取消, the x and Escape. */
  onClose: () => void;
  /** Further dialogs. */
  children?: ReactNode;
}

/** A dialog that picks rows of a list: filters, rows, pages, and the basket of picked rows. Mount it to open it. */
export function PickerDialog<Row extends Picked, Picked extends { id: number }, Shown>({
  width,
  problem,
  onClose,
  children,
  ...rows
}: PickerDialogProps<Row, Picked, Shown>) {
  const core = useText(coreText);
  const { confirm } = rows.picker;
  return (
    <Modal
      title={rows.title}
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
      <PickerRows {...rows} />
      {children}
    </Modal>
  );
}
