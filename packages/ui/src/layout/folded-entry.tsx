import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { moveAmong } from "../core/move-among";
import { MenuIcon } from "../icons/menu-icon";
import { styled } from "../theme/styled";
import { containsPage } from "./contains-page";
import { Flyout } from "./flyout";
import { useLink } from "./links";
import { MenuItem } from "./menu-item";

export interface FoldedEntryProps {
  entry: MenuEntry;
  /** The address whose entry is highlighted. */
  active: string | undefined;
  hasIcon: boolean;
}

/**
 * An icon of the folded menu with its flyout.
 *
 * The Tab key goes from icon to icon; Enter or the right arrow moves to a group's pages, arrows move among them, Escape or the
 * left arrow leads back.
 */
export function FoldedEntry({ entry, active, hasIcon }: FoldedEntryProps) {
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const [isOut, setOut] = useState(false);
  const link = useLink(entry.path ?? "");
  const isGroup = entry.children.length > 0;
  const show = () => setOut(true);
  const hide = () => setOut(false);
  const head = () => row.current?.querySelector<HTMLElement>(":scope > :first-child");
  const goIn = () => {
    flushSync(show);
    row.current?.querySelector<HTMLElement>("[data-flyout] a")?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const pages = [...(row.current?.querySelectorAll<HTMLElement>("[data-flyout] a") ?? [])];
    const isInside = pages.some((page) => page === event.target);
    if (event.key === "Escape" || (isInside && event.key === "ArrowLeft")) {
      if (isInside) head()?.focus();
      if (event.key === "Escape") hide();
    } else if (isGroup && !isInside && event.key === "ArrowRight") goIn();
    else return moveAmong(event, 1, pages);
    return event.preventDefault();
  };

  const mark = hasIcon && entry.icon ? <MenuIcon name={entry.icon} size={18} /> : <Initial aria-hidden>{[...entry.title][0]}</Initial>;
  const folded = { "data-folded": "", "aria-label": entry.title };
  return (
    <li
      ref={row}
      onMouseEnter={show}
      onMouseLeave={hide}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || hide()}
      onKeyDown={onKeyDown}
    >
      {isGroup ? (
        <MenuItem
          as="button"
          type="button"
          {...folded}
          data-within={containsPage(entry, active) || undefined}
          aria-expanded={isOut}
          aria-controls={isOut ? id : undefined}
          onFocus={show}
          // a press by key has no position
          onClick={(event) => (event.detail === 0 ? goIn() : show())}
        >
          {mark}
        </MenuItem>
      ) : (
        <MenuItem
          {...link}
          {...folded}
          aria-current={entry.path === active ? "page" : undefined}
          onFocus={show}
          onClick={(event) => {
            hide();
            if ("onClick" in link) link.onClick?.(event);
          }}
        >
          {mark}
        </MenuItem>
      )}
      {isOut && <Flyout id={id} entry={entry} active={active} row={row} onOpened={hide} />}
    </li>
  );
}

const Initial = styled("span", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "22px",
    borderRadius: "sm",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    fontSize: "xs",
    lineHeight: 1,
  },
});
