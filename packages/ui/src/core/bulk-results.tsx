import { coreText, useText } from "@shopkeeper/hooks/core";
import type { BulkResult } from "@shopkeeper/hooks/core";
import { styled } from "../theme/styled";
import { Button } from "./button";
import { LongList } from "./long-list";
import { Modal } from "./modal";
import { StatusTag } from "./status-tag";

export interface BulkResultsProps<Row> {
  /** From `useBulk`. */
  bulk: {
    isOpen: boolean;
    isRunning: boolean;
    total: number;
    results: readonly BulkResult<Row>[];
    close: () => void;
    stop?: () => void;
    retry?: (() => void) | undefined;
  };
  nameOf: (row: Row) => string;
  title?: string;
}

/** What became of each row of a bulk action, while it runs and after it; what was refused comes first then. */
export function BulkResults<Row>({ bulk, nameOf, title }: BulkResultsProps<Row>) {
  const t = useText(coreText);
  if (!bulk.isOpen) return null;
  const refused = bulk.results.filter((result) => !result.isDone);
  const succeeded = bulk.results.length - refused.length;
  const left = bulk.isRunning ? 0 : bulk.total - bulk.results.length;
  const results = bulk.isRunning ? bulk.results : [...refused, ...bulk.results.filter((result) => result.isDone)];
  const close = () => {
    if (!bulk.isRunning) bulk.close();
  };
  return (
    <Modal
      title={title ?? t("bulk.title")}
      isOpen
      onClose={close}
      footer={
        <>
          {bulk.isRunning && bulk.stop && <Button onClick={bulk.stop}>{t("bulk.stop")}</Button>}
          {!bulk.isRunning && bulk.retry && <Button onClick={bulk.retry}>{t("bulk.retry")}</Button>}
          <Button variant="primary" isBusy={bulk.isRunning} data-autofocus="" onClick={close}>
            {bulk.isRunning ? t("confirm.running") : t("actions.confirm")}
          </Button>
        </>
      }
    >
      <Root data-failed={!bulk.isRunning && refused.length > 0 ? "" : undefined}>
        <p role="status">
          {bulk.isRunning
            ? t("bulk.progress", { done: bulk.results.length, total: bulk.total })
            : t("bulk.summary", { succeeded, failed: refused.length })}
        </p>
        {left > 0 && <p>{t("bulk.left", { count: left })}</p>}
        <progress aria-label={title ?? t("bulk.title")} max={bulk.total} value={bulk.results.length} />
        <LongList
          role="list"
          rows={results.map((result, at) => ({ ...result, at }))}
          keyOf={({ at }) => at}
          draw={(result) => (
            <div role="listitem">
              <span>{nameOf(result.row)}</span>
              {result.reason && <small>{result.reason}</small>}
              <StatusTag tone={result.isDone ? "success" : "danger"}>{t(result.isDone ? "bulk.succeeded" : "bulk.failed")}</StatusTag>
            </div>
          )}
        />
      </Root>
    </Modal>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    "& > progress": { width: "full", height: "4px", accentColor: "{colors.brand.solid}" },
    "&[data-failed] > [role=status]": { color: "fg.error", fontWeight: "medium" },
    "&[data-failed] > progress": { accentColor: "{colors.red.solid}" },
    "& > [data-list]": { maxHeight: "18rem", overflow: "auto" },
    "& [role=listitem]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "1",
      paddingBlock: "2",
      borderTopWidth: "1px",
      borderColor: "border.muted",
    },
    "& [role=listitem] > small": { gridColumn: 1, gridRow: 2, color: "fg.error", fontSize: "xs" },
  },
});
