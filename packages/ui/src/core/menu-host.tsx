import { useSyncExternalStore } from "react";
import type { KeyboardEvent } from "react";
import { styled } from "../theme/styled";
import { closeMenu, menuStore } from "./open-menu";
import type { RowAction } from "./row-action";
import { Popover } from "./popover";

/** Where the page's one menu is drawn. */
export function MenuHost() {
  const menu = useSyncExternalStore(menuStore.subscribe, menuStore.current, menuStore.current);
  if (!menu) return null;
  const choose = (item: RowAction) => {
    closeMenu();
    menu.anchor.focus();
    if (!item.isBusy) item.onChoose();
  };
  return (
    <Popover anchor={menu.anchor} at={menu.at} onClose={closeMenu} role="menu" label={menu.label} align="end">
      <List onKeyDown={moveFocus}>
        {menu.items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={item.isDisabled}
            data-tone={item.isDanger ? "danger" : undefined}
            onClick={() => choose(item)}
          >
            {item.label}
          </button>
        ))}
      </List>
    </Popover>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)")];
  const here = items.findIndex((item) => item === event.target);
  const goals: Record<string, number> = { ArrowDown: (here + 1) % items.length, ArrowUp: here - 1, Home: 0, End: -1 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  items.at(goal)?.focus();
}

const List = styled("div", {
  base: {
    display: "grid",
    minWidth: "7.5rem",
    padding: "1",
    "& > button": {
      paddingBlock: "1.5",
      paddingInline: "2.5",
      borderRadius: "md",
      fontSize: "body",
      textAlign: "start",
      color: "fg",
      cursor: "pointer",
      "&:hover, &:focus-visible": { background: "bg.muted", outline: "none" },
      "&[data-tone=danger]": { color: "fg.error" },
      "&:disabled": { color: "fg.subtle", cursor: "not-allowed" },
    },
  },
});
