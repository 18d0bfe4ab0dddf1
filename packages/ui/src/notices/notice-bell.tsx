import { useText } from "@shopkeeper/hooks/texts";
import { noticeText } from "@shopkeeper/hooks/notices";
import { Bell } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../core/icon-button";
import { lazyComponent } from "../core/lazy-component";
import { Popover } from "../core/popover";
import { styled } from "../theme/styled";
import type { NoticePanelProps } from "./notice-panel";

const NoticePanel = lazyComponent(() => import("./notice-panel").then((file) => file.NoticePanel));

export interface NoticeBellProps extends NoticePanelProps {
  /** The number of unread notices; undefined until it is known. */
  unread: number | undefined;
}

/** The bell of the navbar with the number of unread notices; a panel under it has the newest. */
export function NoticeBell({ unread = 0, onOpen, allPath }: NoticeBellProps) {
  const t = useText(noticeText);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = (path: string) => {
    setAnchor(undefined);
    onOpen(path);
  };
  return (
    <>
      <Root>
        <IconButton
          label={unread === 0 ? t("bell.label") : t("bell.unread", { count: unread })}
          aria-haspopup="dialog"
          icon={<Bell size={17} strokeWidth={1.75} aria-hidden />}
          onPointerEnter={NoticePanel.preload}
          onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
        />
        {unread > 0 && <Count aria-hidden>{unread > 99 ? "99+" : unread}</Count>}
      </Root>
      {anchor && (
        <Popover anchor={anchor} align="end" label={t("bell.label")} onClose={() => setAnchor(undefined)}>
          <NoticePanel onOpen={open} allPath={allPath} fallback={<Awaited />} />
        </Popover>
      )}
    </>
  );
}

const Root = styled("span", { base: { position: "relative", display: "inline-flex", flexShrink: 0 } });

/** The panel's placeholder while its code is loading. */
const Awaited = styled("div", { base: { width: "min(380px, calc(100vw - 16px))", height: "180px" } });

const Count = styled("span", {
  base: {
    position: "absolute",
    top: "0",
    insetInlineStart: "calc(50% + 1px)",
    minWidth: "16px",
    paddingInline: "1",
    borderRadius: "full",
    background: "red.solid",
    color: "red.contrast",
    fontSize: "2xs",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "16px",
    textAlign: "center",
    pointerEvents: "none",
  },
});
