import { coreText, textOf } from "@shopkeeper/hooks/texts";

/** An action on a row. */
export interface RowAction {
  key: string;
  label: string;
  onChoose: () => void;
  isDanger?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
}

type OfRow<Row> = ((row: Row) => unknown) | undefined;

/** 编辑 in the dialog of a list; undefined without the right. */
export function editAction<Row>(row: Row, { dialog: { edit } }: { dialog: { edit: OfRow<Row> } }): RowAction | undefined {
  return edit && { key: "edit", label: textOf(coreText, "actions.edit"), onChoose: () => edit(row) };
}

/** 详情 in the dialog of a list. */
export function viewAction<Row>(row: Row, { dialog }: { dialog: { view: (row: Row) => unknown } }): RowAction {
  return { key: "view", label: textOf(coreText, "actions.view"), onChoose: () => dialog.view(row) };
}

/** 删除 after confirmation; undefined without the right. */
export function removeAction<Row>(row: Row, { removal }: { removal: { open: (row: Row) => unknown } | undefined }): RowAction | undefined {
  return removal && { key: "remove", label: textOf(coreText, "actions.remove"), isDanger: true, onChoose: () => removal.open(row) };
}
