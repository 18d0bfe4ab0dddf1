import { useText } from "@shopkeeper/hooks/texts";
import { noticeSentence, noticeText, useLatestNotices } from "@shopkeeper/hooks/notices";
import { ArrowLeft, Settings2 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { IconButton } from "../core/icon-button";
import { LoadState } from "../core/load-state";
import { TimeAgo } from "../core/time-ago";
import { saveFile } from "../files/save-file";
import { styled } from "../theme/styled";
import { NoticeIcon } from "./notice-icon";
import { NoticeKindSwitches } from "./notice-kind-switches";

export interface NoticePanelProps {
  /** Opens an address of the console, which closes the panel. */
  onOpen: (path: string) => void;
  /** The path of the full list. */
  allPath: string;
}

/** The newest notices under the bell, or the switches of the received kinds. */
export function NoticePanel({ onOpen, allPath }: NoticePanelProps) {
  const t = useText(noticeText);
  const [isChoosing, setChoosing] = useState(false);
  const { rows, opening, readAll, isReading, ...read } = useLatestNotices({ open: onOpen, save: saveFile });
  return (
    <Root>
      <header>
        {isChoosing && (
          <IconButton size="sm" label={t("bell.back")} icon={<ArrowLeft size={15} aria-hidden />} onClick={() => setChoosing(false)} />
        )}
        <strong>{t(isChoosing ? "kinds.title" : "bell.label")}</strong>
        {!isChoosing && (
          <>
            {readAll && rows.some(({ isRead }) => !isRead) && (
              <Button variant="link" isBusy={isReading} onClick={readAll}>
                {t("list.readAll")}
              </Button>
            )}
            <IconButton size="sm" label={t("kinds.title")} icon={<Settings2 size={15} aria-hidden />} onClick={() => setChoosing(true)} />
          </>
        )}
      </header>
      {isChoosing ? (
        <NoticeKindSwitches />
      ) : (
        <LoadState of={read} isEmpty={rows.length === 0} empty={<EmptyState title={t("list.empty")} hint={t("list.emptyHint")} />}>
          <ul>
            {rows.map((notice) => (
              <li key={notice.id} data-unread={notice.isRead ? undefined : ""}>
                <a
                  href={opening.pathOf(notice)}
                  aria-busy={opening.running?.id === notice.id || undefined}
                  onClick={plainly(() => void opening.run(notice))}
                >
                  <NoticeIcon kind={notice.kind} />
                  <span>
                    {!notice.isRead && <b className="sk-hidden">{t("list.unread")}</b>}
                    {noticeSentence(notice)}
                    <small>
                      <TimeAgo time={notice.createTime} />
                    </small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </LoadState>
      )}
      {!isChoosing && (
        <footer>
          <a href={allPath} onClick={plainly(() => onOpen(allPath))}>
            {t("list.all")}
          </a>
        </footer>
      )}
    </Root>
  );
}

/** A click handler that replaces an anchor's navigation; with a modifier key the anchor opens elsewhere as usual. */
const plainly = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

const Root = styled("div", {
  base: {
    width: "min(380px, calc(100vw - 16px))",
    "& > header": {
      display: "flex",
      alignItems: "center",
      gap: "1",
      minHeight: "48px",
      paddingInline: "4",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
      "& > strong": { flex: 1, fontSize: "sm", fontWeight: "semibold" },
    },
    "& ul": { maxHeight: "min(420px, calc(100dvh - 180px))", overflowY: "auto" },
    "& li > a": {
      display: "flex",
      gap: "3",
      paddingInline: "4",
      paddingBlock: "3",
      fontSize: "sm",
      lineHeight: "1.5",
      color: "fg.muted",
      overflowWrap: "anywhere",
      "&:hover": { background: "bg.muted" },
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
      "& > span": { flex: 1, minWidth: 0 },
      "& small": { display: "block", marginTop: "0.5", fontSize: "xs", color: "fg.subtle" },
    },
    "& li[data-unread] > a": {
      color: "fg",
      _after: { content: '""', flexShrink: 0, boxSize: "7px", marginTop: "2", borderRadius: "full", background: "red.solid" },
    },
    "& li + li": { borderTopWidth: "1px", borderColor: "border.muted" },
    "& > footer": {
      borderTopWidth: "1px",
      borderColor: "border.muted",
      textAlign: "center",
      "& > a": {
        display: "block",
        paddingBlock: "3",
        fontSize: "sm",
        color: "brand.fg",
        "&:hover": { background: "bg.muted" },
        "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
      },
    },
  },
});
