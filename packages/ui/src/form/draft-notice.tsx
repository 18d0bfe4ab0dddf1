import { coreText, useText } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { FilePenLine } from "lucide-react";
import { Button } from "../core/button";
import { NoticeRoot } from "../core/notice-root";

export interface DraftNoticeProps {
  /** From `useSchemaForm`. */
  draft: { offered: { at: number } | undefined; restore: () => void; discard: () => void };
}

/** Offers to restore an unsaved draft; renders nothing without one. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const t = useText(coreText);
  if (!draft.offered) return null;
  return (
    <NoticeRoot role="status" data-tone="brand">
      <FilePenLine size={16} aria-hidden />
      <span>{t("draft.offer", { time: shownTime(wireTime(new Date(draft.offered.at))) })}</span>
      <Button size="sm" variant="primary" onClick={draft.restore}>
        {t("draft.restore")}
      </Button>
      <Button size="sm" onClick={draft.discard}>
        {t("draft.discard")}
      </Button>
    </NoticeRoot>
  );
}
