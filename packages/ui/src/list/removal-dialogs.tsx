import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { type Removal } from "@shopkeeper/hooks/list";
import { ConfirmDialog } from "../core/confirm-dialog";
import type { RowAction } from "../core/row-action";
import { BulkResults } from "./bulk-results";

export interface RemovalDialogsProps<Row extends { id: number }> {
  /** From `useRemoval`. */
  of: Removal<Row> | undefined;
  rowName: (row: Row) => string;
  /** The question about one row; 确定永久删除“…”吗？ by default. The name is shown below a question without it. */
  question?: (name: string) => string;
  /** The consequences of deleting. */
  hint?: string;
}

/** The confirm dialog before one or many rows are deleted, and the results of many. */
export function RemovalDialogs<Row extends { id: number }>({ of, rowName, question, hint }: RemovalDialogsProps<Row>) {
  const t = useText(coreText);
  if (!of) return null;
  const namesOf = (rows: readonly Row[]) => rows.map(rowName).join(t("states.comma"));
  const sentence = (rows: readonly Row[]) =>
    rows.length > 1
      ? t("bulk.removeQuestion", { count: rows.length })
      : (question?.(namesOf(rows)) ?? t("confirm.removeNamed", { name: namesOf(rows) }));
  return (
    <>
      <ConfirmDialog
        question={of.question}
        text={sentence}
        nameOf={(rows) => (rows.length > 1 || sentence(rows).includes(namesOf(rows)) ? "" : namesOf(rows))}
        hint={(rows) => (rows.length > 1 ? [t("bulk.names", { names: namesOf(rows) }), hint].filter(Boolean).join(t("states.stop")) : hint)}
        onDryRun={of.dryRun}
        isDanger
      />
      <BulkResults bulk={of.bulk} nameOf={rowName} title={t("bulk.removeTitle")} />
    </>
  );
}

/** The bulk action that deletes the picked rows. */
export const removePicked = <Row extends { id: number }>(of: Removal<Row> | undefined): RowAction | undefined =>
  of && { key: "remove", label: textOf(coreText, "bulk.remove"), isDanger: true, isBusy: of.bulk.isRunning, onChoose: of.openPicked };
