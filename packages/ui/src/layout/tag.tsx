import { useText } from "@shopkeeper/hooks/texts";
import { type Tab, tabsText } from "@shopkeeper/hooks/layout";
import { X } from "lucide-react";
import { type DragEvent, type KeyboardEvent, memo, type MouseEvent } from "react";
import { styled } from "../theme/styled";

/** The actions on any tab. */
export interface TagActions {
  open(address: string): void;
  close(key: string): void;
  /** Moves it by this many places. */
  move(key: string, by: number): void;
  /** Moves it to the place of another tab. */
  drop(key: string, onto: string): void;
  menu(event: MouseEvent<HTMLElement>, key: string): void;
}

export interface TagProps {
  tab: Tab;
  title: string;
  isActive: boolean;
  /** Its page has unsaved changes. */
  isUnsaved: boolean;
  on: TagActions;
}

const dragged = "application/x-shopkeeper-tab";

/** One tab: a link to its page, and a close button. Arrows go to the next one, Delete closes, Alt+Shift+arrows move. */
export const Tag = memo(function Tag({ tab, title, isActive, isUnsaved, on }: TagProps) {
  const t = useText(tabsText);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (event.key === "Delete" && !tab.isAffixed) on.close(tab.key);
    else if (by !== 0 && event.altKey && event.shiftKey) on.move(tab.key, by);
    else if (by !== 0 && !event.altKey) focusNeighbour(event.currentTarget, by);
    else return;
    event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    on.drop(event.dataTransfer.getData(dragged), tab.key);
  };
  return (
    <Item
      data-active={isActive || undefined}
      draggable={!tab.isAffixed}
      onDragStart={(event) => event.dataTransfer.setData(dragged, tab.key)}
      onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={drop}
      onContextMenu={(event) => {
        event.preventDefault();
        on.menu(event, tab.key);
      }}
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        event.preventDefault(); // the browser would open the link in a window of its own
        if (!tab.isAffixed) on.close(tab.key);
      }}
    >
      <a
        href={tab.address}
        draggable={false}
        aria-current={isActive ? "page" : undefined}
        onKeyDown={press}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          on.open(tab.address);
        }}
      >
        {isUnsaved && <Dot role="img" aria-label={t("unsaved")} />}
        <span>{title}</span>
      </a>
      {!tab.isAffixed && (
        <button type="button" tabIndex={-1} aria-label={t("close", { title })} onClick={() => on.close(tab.key)}>
          <X size={12} aria-hidden />
        </button>
      )}
    </Item>
  );
});

function focusNeighbour(link: HTMLElement, by: number) {
  const links = [...(link.closest("ul")?.querySelectorAll("a") ?? [])];
  links.at((links.findIndex((other) => other === link) + by) % links.length)?.focus();
}

const Dot = styled("span", { base: { boxSize: "6px", flexShrink: 0, borderRadius: "full", background: "amber.solid" } });

const Item = styled("li", {
  base: {
    display: "flex",
    alignItems: "center",
    flexShrink: 0,
    height: "30px",
    borderRadius: "md",
    color: "fg.muted",
    fontSize: "sm",
    transition: "background-color .12s, color .12s",
    "&:hover": { background: "bg.muted", color: "fg" },
    "&[data-active]": { background: "brand.subtle", color: "brand.fg", fontWeight: "medium" },
    "& > a": {
      display: "flex",
      alignItems: "center",
      gap: "1.5",
      height: "full",
      maxWidth: "12rem",
      paddingInline: "2.5",
      borderRadius: "md",
      outlineOffset: "-2px",
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
    "& > a > span:last-child": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "&:has(> button) > a": { paddingInlineEnd: "1" },
    "& > button": {
      display: "grid",
      placeItems: "center",
      boxSize: "18px",
      marginInlineEnd: "1.5",
      borderRadius: "sm",
      color: "inherit",
      cursor: "pointer",
      opacity: 0.7,
      "&:hover": { background: "bg.emphasized", opacity: 1 },
    },
  },
});
