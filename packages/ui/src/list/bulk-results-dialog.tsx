import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { Schema } from "@shopkeeper/sdk";
import { Button } from "../core/button";
import { LongList } from "../core/long-list";
import { Modal } from "../core/modal";
import { StatusTag } from "../core/status-tag";
import { styled } from "../theme/styled";
import type { NamedBulk } from "./bulk-results";
import { UndoResults } from "./undo-results";

export interface BulkResultsDialogProps {
  /** A running bulk action with named results. */
  bulk: NamedBulk;
  /** In place of 批量操作结果. */
  title: string | undefined;
}

/**
 * The result of each row of a bulk action or of its dry run, while it runs and after it; refused rows come first then. Results
 * with revisions can be undone as a whole from here.
 */
export function BulkResultsDialog({ bulk, title }: BulkResultsDialogProps) {
  const t = useText(coreText);
  const { isRunning, isTrial = false } = bulk;
  const undone = bulk.undoing?.results;
  const refused = bulk.results.filter((result) => !result.isDone);
  const succeeded = bulk.results.length - refused.length;
  const left = isRunning ? 0 : bulk.total - bulk.results.length;
  const results = isRunning ? bulk.results : [...refused, ...bulk.results.filter((result) => result.isDone)];
  const close = () => {
    if (!isRunning) bulk.close();
  };
  const words = isTrial ? (["bulk.would", "bulk.wouldNot"] as const) : (["bulk.succeeded", "bulk.failed"] as const);
  const summary = isTrial ? "bulk.trialSummary" : "bulk.summary";
  return (
    <Modal title={title ?? t("bulk.title")} isOpen onClose={close} footer={<Foot bulk={bulk} close={close} succeeded={succeeded} />}>
      <Root data-failed={!isRunning && !undone && refused.length > 0 ? "" : undefined}>
        {isTrial && !isRunning && <p>{t("bulk.trial")}</p>}
        <p role="status">
          {undone
            ? t("bulk.undone", countsOf(undone))
            : isRunning
              ? t("bulk.progress", { done: bulk.results.length, total: bulk.total })
              : t(summary, { succeeded, failed: refused.length })}
        </p>
        {left > 0 && !undone && <p>{t("bulk.left", { count: left })}</p>}
        {!undone && <progress aria-label={title ?? t("bulk.title")} max={bulk.total} value={bulk.results.length} />}
        {undone ? (
          <UndoResults results={undone} />
        ) : (
          <LongList
            role="list"
            rows={results.map((result, at) => ({ ...result, at }))}
            keyOf={({ at }) => at}
            draw={(result) => (
              <div role="listitem">
                <span>{result.name}</span>
                {result.reason && <small>{result.reason}</small>}
                <StatusTag tone={result.isDone ? "success" : "danger"}>{t(words[result.isDone ? 0 : 1])}</StatusTag>
              </div>
            )}
          />
        )}
      </Root>
    </Modal>
  );
}

interface FootProps {
  bulk: NamedBulk;
  close: () => void;
  succeeded: number;
}

function Foot({ bulk, close, succeeded }: FootProps) {
  const t = useText(coreText);
  const { isRunning, proceed } = bulk;
  return (
    <>
      {isRunning && bulk.stop && <Button onClick={bulk.stop}>{t("bulk.stop")}</Button>}
      {!isRunning && bulk.undo && !bulk.undoing?.results && (
        <Button isBusy={bulk.undoing?.isRunning ?? false} onClick={bulk.undo}>
          {t("bulk.undo")}
        </Button>
      )}
      {!isRunning && bulk.retry && !bulk.undoing?.results && <Button onClick={bulk.retry}>{t("bulk.retry")}</Button>}
      {proceed && <Button onClick={close}>{t("actions.cancel")}</Button>}
      <Button variant="primary" isBusy={isRunning} data-autofocus="" onClick={proceed ?? close}>
        {isRunning ? t("confirm.running") : proceed ? t("bulk.proceed", { count: succeeded }) : t("actions.confirm")}
      </Button>
    </>
  );
}

const countsOf = (results: readonly Schema<"UndoResult">[]) => {
  const succeeded = results.filter(({ code }) => code === 200).length;
  return { succeeded, failed: results.length - succeeded };
};

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
