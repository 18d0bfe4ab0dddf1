import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { type RevisionWords, revisionText, shownDifference, useUndo } from "@shopkeeper/hooks/revisions/shared";
import type { Schema } from "@shopkeeper/sdk";
import { Button } from "../core/button";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";
import { Differences } from "./differences";

export interface UndoDialogProps {
  revision: Schema<"Revision">;
  words: RevisionWords;
  onClose: () => void;
}

/** The confirm dialog before a revision is undone: the changes, later changes by others, or why it is impossible. Mount it to open it. */
export function UndoDialog({ revision, words, onClose }: UndoDialogProps) {
  const t = useText(revisionText);
  const { check, confirm, isRunning, error } = useUndo(revision, onClose);
  const { data } = check;
  return (
    <Modal
      title={t("undo.named", { action: revision.action })}
      isOpen
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>
            {textOf(coreText, "actions.close")}
          </Button>
          {data?.isPossible && (
            <Button variant={data.hasOverwritten ? "danger" : "primary"} isBusy={isRunning} data-autofocus="" onClick={confirm}>
              {data.hasOverwritten ? t("undo.overwrite") : textOf(coreText, "actions.undo")}
            </Button>
          )}
        </>
      }
    >
      <LoadState of={check}>
        {data && (
          <Body>
            {data.message && <p role="alert">{data.message}</p>}
            {data.hasOverwritten && <HintNotice>{t("undo.overwrites")}</HintNotice>}
            {error !== undefined && error !== null && <p role="alert">{failureText(error)}</p>}
            <Differences
              changes={data.changes.map(({ field, part, current, target }) => ({ field, part, before: current, after: target }))}
              more={data.more}
              words={words}
              effect="changed"
            />
            <Since changes={data.changes} words={words} />
            {data.isPossible && <small>{t("undo.hint")}</small>}
          </Body>
        )}
      </LoadState>
    </Modal>
  );
}

/** The revision's values of fields that were changed since, beside the current values. */
function Since({ changes, words }: { changes: Schema<"UndoCheck">["changes"]; words: RevisionWords }) {
  const t = useText(revisionText);
  const lost = changes.filter(({ isOverwritten }) => isOverwritten);
  const shown = lost.flatMap(
    ({ field, part, left, current }) => shownDifference({ field, part, before: left, after: current }, words) ?? [],
  );
  if (shown.length === 0) return null;
  return (
    <table>
      <caption>{t("undo.changedSince")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("undo.made")}</th>
          <th scope="col">{t("undo.current")}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((difference) => (
          <tr key={difference.key}>
            <th scope="row">{difference.label}</th>
            <td>
              {difference.kind === "words"
                ? difference.before
                : difference.kind === "list"
                  ? difference.removed.join(textOf(coreText, "states.comma"))
                  : difference.before.length}
            </td>
            <td>
              {difference.kind === "words"
                ? difference.after
                : difference.kind === "list"
                  ? difference.added.join(textOf(coreText, "states.comma"))
                  : difference.after.length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Body = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > [role=alert]": { color: "fg.error" },
    "& > small": { color: "fg.subtle", fontSize: "xs" },
    "& > table": { width: "full", tableLayout: "fixed", borderCollapse: "collapse", fontSize: "body" },
    "& caption": { textAlign: "start", color: "fg.muted", marginBottom: "1" },
    "& :is(th, td)": { padding: "2", textAlign: "start", verticalAlign: "top", overflowWrap: "anywhere", fontWeight: "normal" },
    "& thead th": { color: "fg.subtle", fontSize: "xs" },
    "& tbody > tr": { borderTopWidth: "1px", borderColor: "border.muted" },
  },
});
