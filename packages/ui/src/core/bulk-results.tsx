import { coreText, useText } from "@shopkeeper/hooks/core";
import type { BulkResult } from "@shopkeeper/hooks/core";
import { styled } from "../theme/styled";
import { Button } from "./button";
import { Modal } from "./modal";
import { StatusTag } from "./status-tag";

export interface BulkResultsProps<Row> {
  /** From `useBulk`. */
  bulk: { isOpen: boolean; isRunning: boolean; total: number; results: readonly BulkResult<Row>[]; close: () => void };
  nameOf: (row: Row) => string;
  title?: string;
}

/** What became of each row of a bulk action, while it runs and after it. */
export function BulkResults<Row>({ bulk, nameOf, title }: BulkResultsProps<Row>) {
  const t = useText(coreText);
  if (!bulk.isOpen) return null;
  const succeeded = bulk.results.filter((result) => result.isDone).length;
  const close = () => {
    if (!bulk.isRunning) bulk.close();
  };
  return (
    <Modal
      title={title ?? t("bulk.title")}
      isOpen
      onClose={close}
      footer={
        <Button variant="primary" isBusy={bulk.isRunning} data-autofocus="" onClick={close}>
          {bulk.isRunning ? t("confirm.running") : t("actions.confirm")}
        </Button>
      }
    >
      <Frame>
        <p role="status">
          {bulk.isRunning
            ? t("bulk.progress", { done: bulk.results.length, total: bulk.total })
            : t("bulk.summary", { succeeded, failed: bulk.total - succeeded })}
        </p>
        <progress aria-label={title ?? t("bulk.title")} max={bulk.total} value={bulk.results.length} />
        <ul>
          {bulk.results.map((result, at) => (
            <li key={at}>
              <span>{nameOf(result.row)}</span>
              {result.reason && <small>{result.reason}</small>}
              <StatusTag tone={result.isDone ? "success" : "danger"}>{t(result.isDone ? "bulk.succeeded" : "bulk.failed")}</StatusTag>
            </li>
          ))}
        </ul>
      </Frame>
    </Modal>
  );
}

const Frame = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    "& > progress": { width: "full", height: "4px", accentColor: "{colors.brand.solid}" },
    "& > ul": { display: "grid", maxHeight: "18rem", overflow: "auto" },
    "& li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "1",
      paddingBlock: "2",
      borderTopWidth: "1px",
      borderColor: "border.muted",
    },
    "& li > small": { gridColumn: 1, gridRow: 2, color: "fg.error", fontSize: "xs" },
  },
});
