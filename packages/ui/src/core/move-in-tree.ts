import type { KeyboardEvent } from "react";

/** What the arrow keys, Home and End do on a row of a tree table: walk through the rows, open and close them. */
export function moveInTree(event: KeyboardEvent<HTMLElement>) {
  const row = event.target;
  if (!(row instanceof HTMLTableRowElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>("tr[aria-level]")];
  const at = rows.indexOf(row);
  const go = (to: HTMLTableRowElement | undefined) => {
    if (!to) return;
    for (const other of rows) other.tabIndex = other === to ? 0 : -1; // one row is on the way of the Tab key: the last one that was walked to
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

const levelOf = (row: Element) => Number(row.getAttribute("aria-level"));
