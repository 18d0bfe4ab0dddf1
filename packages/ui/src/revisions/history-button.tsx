import { useText } from "@shopkeeper/hooks/texts";
import { type HistoryOf, type RevisionWords, revisionText, useCanSeeHistory } from "@shopkeeper/hooks/revisions/shared";
import { History } from "lucide-react";
import { useState } from "react";
import { Button } from "../core/button";
import { lazyDialog } from "../core/lazy-dialog";

const HistoryDrawer = lazyDialog(
  () => import("./history-drawer").then((file) => file.HistoryDrawer),
  ({ onClose }) => onClose(),
);

export interface HistoryButtonProps extends HistoryOf {
  /** The labels and formats of the form's fields. */
  words: RevisionWords;
  /** The name of the record, for the history of one. */
  name?: string | undefined;
}

/** 修改记录 of one record or of all of a kind: opens the history with its undo. Renders nothing without the right to see it. */
export function HistoryButton(props: HistoryButtonProps) {
  const t = useText(revisionText);
  const isAllowed = useCanSeeHistory(props.kind);
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed) return null;
  return (
    <>
      <Button icon={<History size={15} aria-hidden />} onClick={() => setOpen(true)}>
        {t("title")}
      </Button>
      {isOpen && <HistoryDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
