import { coreText, textOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type HistoryOf, type RevisionHistory, revisionText, type RevisionWords, useHistory } from "@shopkeeper/hooks/revisions/shared";
import { labelOf, RevisionState, type Schema } from "@shopkeeper/sdk";
import { OperatorName } from "../core/operator-name";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { Drawer } from "../core/drawer";
import { EmptyState } from "../core/empty-state";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { StatusTag } from "../core/status-tag";
import { UndoResults } from "../list/undo-results";
import { styled } from "../theme/styled";
import { Differences } from "./differences";
import { UndoDialog } from "./undo-dialog";

export interface HistoryDrawerProps extends HistoryOf {
  words: RevisionWords;
  name?: string | undefined;
  onClose: () => void;
}

/** The history, newest first, each revision with its undo. Mount it to open it. */
export function HistoryDrawer({ words, name, onClose, ...of }: HistoryDrawerProps) {
  const t = useText(revisionText);
  const history = useHistory(of);
  const { rows, more, undone, batch } = history;
  return (
    <Drawer title={name ? t("titleOf", { name }) : t("title")} isOpen width={600} onClose={onClose}>
      <LoadState of={history} isEmpty={rows.length === 0} empty={<EmptyState title={t("empty")} hint={t("emptyHint")} />}>
        <List>
          {rows.map((row) => (
            <Entry key={row.id} row={row} words={words} history={history} isNamed={of.subject === undefined} />
          ))}
        </List>
        {more && (
          <Button isBusy={history.isRefreshing} onClick={more}>
            {t("more")}
          </Button>
        )}
      </LoadState>
      {undone && <UndoDialog revision={undone} words={words} onClose={history.close} />}
      <ConfirmDialog
        question={history.batchQuestion}
        text={({ action }) => t("undo.batchQuestion", { action })}
        hint={({ batchSize, createTime }) => t("undo.batchCount", { count: batchSize, time: shownTime(createTime) })}
        confirmLabel={textOf(coreText, "actions.undo")}
      />
      {batch.results && (
        <Modal
          title={t("undo.batchTitle")}
          isOpen
          onClose={batch.clear}
          footer={
            <Button variant="primary" data-autofocus="" onClick={batch.clear}>
              {textOf(coreText, "actions.close")}
            </Button>
          }
        >
          <Results>
            <UndoResults results={batch.results} />
          </Results>
        </Modal>
      )}
    </Drawer>
  );
}

interface EntryProps {
  row: Schema<"Revision">;
  words: RevisionWords;
  history: RevisionHistory;
  isNamed: boolean;
}

function Entry({ row, words, history, isNamed }: EntryProps) {
  const t = useText(revisionText);
  const language = useLanguage();
  const { batch, state } = row;
  const isOpen = state === RevisionState.open;
  return (
    <li>
      <div data-head="">
        <div>
          <b>{row.action}</b>
          {isNamed && <span>{row.name}</span>}
          <small>
            <OperatorName account={row.account} name={row.realName} /> · {shownTime(row.createTime)}
          </small>
        </div>
        {!isOpen && state !== RevisionState.closed && <StatusTag tone="neutral">{labelOf("RevisionState", state, language)}</StatusTag>}
        {isOpen && batch !== null && history.batch.undo && (
          <Button size="sm" isBusy={history.batch.isRunning} onClick={() => history.batchQuestion.open(row)}>
            {textOf(coreText, "bulk.undo")}
          </Button>
        )}
        {isOpen && (
          <Button size="sm" aria-label={t("undo.named", { action: row.action })} onClick={() => history.open(row)}>
            {textOf(coreText, "actions.undo")}
          </Button>
        )}
      </div>
      <Differences changes={row.changes} more={row.more} words={words} effect={row.effect} />
    </li>
  );
}

const List = styled("ol", {
  base: {
    display: "grid",
    gap: "3",
    listStyle: "none",
    marginBottom: "3",
    "& > li": { borderWidth: "1px", borderColor: "border", borderRadius: "lg", padding: "3" },
    "& [data-head]": { display: "flex", alignItems: "flex-start", gap: "2" },
    "& [data-head] > div": { display: "grid", flexGrow: 1, minWidth: 0, gap: "0.5", overflowWrap: "anywhere" },
    "& [data-head] b": { fontWeight: "semibold", fontSize: "md" },
    "& [data-head] small": { fontSize: "xs", color: "fg.subtle" },
    "& [data-head] > button": { flexShrink: 0 },
  },
});

const Results = styled("div", {
  base: {
    "& [role=listitem]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "1",
      paddingBlock: "2",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
    },
    "& [role=listitem] > small": { gridColumn: 1, gridRow: 2, color: "fg.muted", fontSize: "xs" },
  },
});
