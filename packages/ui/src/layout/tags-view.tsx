import { useText } from "@shopkeeper/hooks/texts";
import { type OpenTabs, tabsText } from "@shopkeeper/hooks/layout";
import { ChevronLeft, ChevronRight, ListCollapse } from "lucide-react";
import { type MouseEvent, useMemo } from "react";
import { ConfirmDialog } from "../core/confirm-dialog";
import { IconButton } from "../core/icon-button";
import { openMenu } from "../core/open-menu";
import { useLatestRef } from "../core/use-latest-ref";
import { styled } from "../theme/styled";
import { Tag, type TagActions } from "./tag";
import { tagActions } from "./tag-actions";
import { useTagStrip } from "./use-tag-strip";

export interface TagsViewProps {
  tabs: OpenTabs;
  titleOf(address: string): string;
  onOpen(address: string): void;
}

/** The visited pages as tabs: open, close, move and refresh them by pointer or keys. */
export function TagsView({ tabs, titleOf, onOpen }: TagsViewProps) {
  const t = useText(tabsText);
  const strip = useTagStrip(tabs.active, tabs.tabs.length);
  const showMenu = (event: MouseEvent<HTMLElement>, key: string, at?: { x: number; y: number }) =>
    openMenu(event.currentTarget.querySelector("a") ?? event.currentTarget, { label: t("menu"), items: tagActions(tabs, key, t), at });
  // stable, and the same for every tab, so that a tab renders again only when it changes itself
  const now = useLatestRef({ tabs, onOpen, showMenu });
  const on = useMemo((): TagActions => {
    const placeOf = (key: string) => now().tabs.tabs.findIndex((tab) => tab.key === key);
    return {
      open: (address) => now().onOpen(address),
      close: (key) => now().tabs.close("this", key),
      move: (key, by) => now().tabs.move(key, placeOf(key) + by),
      drop: (key, onto) => now().tabs.move(key, placeOf(onto)),
      menu: (event, key) =>
        now().showMenu(event, key, event.clientX === 0 && event.clientY === 0 ? undefined : { x: event.clientX, y: event.clientY }),
    };
  }, [now]);
  const showList = (event: MouseEvent<HTMLElement>) =>
    openMenu(event.currentTarget, {
      label: t("list"),
      items: tabs.tabs.map(({ key, address }) => ({ key, label: titleOf(address), onChoose: () => onOpen(address) })),
    });

  return (
    <Bar aria-label={t("label")}>
      {strip.isOverflowing && (
        <IconButton label={t("earlier")} size="sm" icon={<ChevronLeft size={15} />} onClick={() => strip.scrollBy(-300)} />
      )}
      <Strip {...strip.props}>
        {tabs.tabs.map((tab) => (
          <Tag
            key={tab.key}
            tab={tab}
            title={titleOf(tab.address)}
            isActive={tab.key === tabs.active}
            isUnsaved={tabs.unsaved.includes(tab.key)}
            on={on}
          />
        ))}
      </Strip>
      {strip.isOverflowing && (
        <IconButton label={t("later")} size="sm" icon={<ChevronRight size={15} />} onClick={() => strip.scrollBy(300)} />
      )}
      <IconButton
        label={t("list")}
        size="sm"
        icon={<ListCollapse size={15} />}
        aria-haspopup="menu"
        onClick={showList}
        onContextMenu={(event) => {
          event.preventDefault();
          showMenu(event, tabs.active);
        }}
      />
      <ConfirmDialog
        question={tabs.leaving}
        text={({ keys }) => tabs.questionOf(keys) ?? t("leave")}
        hint={tabs.questionOf(tabs.leaving.subject?.keys) ? undefined : t("leaveHint")}
        isDanger
      />
    </Bar>
  );
}

const Bar = styled("nav", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    flexShrink: 0,
    height: "38px",
    paddingInline: { base: "2", md: "3" },
    background: "bg.panel",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});

const Strip = styled("ul", {
  base: {
    display: "flex",
    flex: 1,
    gap: "1",
    minWidth: 0,
    margin: 0,
    padding: "3px 2px",
    listStyle: "none",
    overflowX: "auto",
    scrollbarWidth: "none",
    overscrollBehaviorX: "contain",
  },
});
