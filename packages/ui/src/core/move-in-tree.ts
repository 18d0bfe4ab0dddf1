import type { KeyboardEvent } from "react";

/** Moves through the rows of a tree or a tree table with the arrow keys, Home and End, and opens and closes them by their button. */
export function moveInTree(event: KeyboardEvent<HTMLElement>) {
  const row = event.target;
  if (!(row instanceof HTMLElement) || !row.matches(rowSelector) || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
  const at = rows.indexOf(row);
  const go = (to: HTMLElement | undefined) => {
    if (!to) return;
    for (const other of rows) other.tabIndex = other === to ? 0 : -1; // one row is a tab stop: the last focused one
    to.focus();
  };
  const branch = row.querySelector<HTMLElement>("[data-branch]");
  const isOpen = row.getAttribute("aria-expanded");
  const level = levelOf(row);

  if (event.key === "ArrowDown") go(rows[at + 1]);
  else if (event.key === "ArrowUp") go(rows[at - 1]);
  else if (event.key === "Home") go(rows[0]);
  else if (event.key === "End") go(rows.at(-1));
  else if (event.key === "ArrowRight" && isOpen === "true") go(rows[at + 1]);
  else if (event.key === "ArrowRight" && isOpen === "false") branch?.click();
  else if (event.key === "ArrowLeft" && isOpen === "true") branch?.click();
  else if (event.key === "ArrowLeft") go(rows.slice(0, at).findLast((above) => levelOf(above) < level));
  else if (event.key === "Enter") branch?.click();
  else return;
  event.preventDefault();
}

const rowSelector = "tr[aria-level], [role=treeitem]";
const levelOf = (row: Element) => Number(row.getAttribute("aria-level"));
