import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { styled } from "../theme/styled";
import { ExternalMark } from "./external-mark";
import { MenuLeaf } from "./menu-leaf";
import { MenuList } from "./menu-list";

export interface FlyoutProps {
  id: string;
  entry: MenuEntry;
  active: string | undefined;
  /** The row that it is beside. */
  row: RefObject<HTMLElement | null>;
  onOpened(): void;
}

/** The panel beside an icon of the folded menu: its name, and the pages below it with their groups as headings. */
export function Flyout({ id, entry, active, row, onOpened }: FlyoutProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = root.current;
    const at = row.current?.getBoundingClientRect();
    if (!box || !at) return;
    box.style.left = `${at.right}px`;
    box.style.top = `${Math.max(8, Math.min(at.top, innerHeight - box.offsetHeight - 8))}px`;
  }, [row]);
  return (
    <Root ref={root} data-flyout="">
      <Panel id={id} data-group={entry.children.length > 0 || undefined}>
        <Name aria-hidden>
          {entry.title}
          {entry.isExternal && <ExternalMark />}
        </Name>
        {entry.children.length > 0 && <Pages entries={entry.children} active={active} onOpened={onOpened} />}
      </Panel>
    </Root>
  );
}

interface PagesProps {
  entries: readonly MenuEntry[];
  active: string | undefined;
  onOpened(): void;
}

function Pages({ entries, active, onOpened }: PagesProps) {
  return (
    <MenuList>
      {entries.map((entry) =>
        entry.children.length > 0 ? (
          <li key={entry.id}>
            <Heading>{entry.title}</Heading>
            <Pages entries={entry.children} active={active} onOpened={onOpened} />
          </li>
        ) : (
          <li key={entry.id} onClick={onOpened}>
            <MenuLeaf entry={entry} active={active} tabIndex={-1} />
          </li>
        ),
      )}
    </MenuList>
  );
}

// the gap between icon and panel belongs to the root, so that the pointer does not leave on it
const Root = styled("div", { base: { position: "fixed", paddingInlineStart: "3", zIndex: "popover" } });

const Panel = styled("div", {
  base: {
    maxHeight: "calc(100dvh - 16px)",
    overflowY: "auto",
    paddingBlock: "1.5",
    paddingInline: "2.5",
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    boxShadow: "lg",
    color: "fg",
    animation: "fade .12s ease-out",
    "&[data-group]": { minWidth: "11rem", maxWidth: "16rem", padding: "1.5" },
  },
});

const Name = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    fontSize: "sm",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    "[data-group] > &": { paddingInline: "2.5", paddingTop: "1", paddingBottom: "2" },
  },
});

const Heading = styled("div", { base: { paddingInline: "2.5", paddingTop: "2", paddingBottom: "1", fontSize: "xs", color: "fg.subtle" } });
