import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";

/** Moves the focus among the nodes of a cascader: up and down within a column, left and right between columns; right opens a branch first. */
export function moveInColumns(event: KeyboardEvent<HTMLElement>) {
  const root = event.currentTarget;
  const { target } = event;
  const list = target instanceof Element ? target.closest<HTMLElement>("[data-list]") : null;
  const goals: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => (list ? besides(list, 1) : nodesOf(listsOf(root)[0])[0]),
    ArrowUp: () => (list ? (besides(list, -1) ?? root.querySelector<HTMLElement>("input") ?? undefined) : undefined),
    ArrowRight: () => (list ? within(root, list) : undefined),
    ArrowLeft: () =>
      list
        ? (listsOf(root)[listsOf(root).indexOf(list) - 1]?.querySelector<HTMLElement>("[data-opened] [data-node]") ?? undefined)
        : undefined,
  };
  const goal = goals[event.key]?.();
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}

const listsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-list]")];
const nodesOf = (list: Element | undefined) => [...(list?.querySelectorAll<HTMLElement>("[data-node]:not(:disabled)") ?? [])];

function besides(list: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const nodes = nodesOf(list);
  const row = document.activeElement?.closest("[data-row]");
  return nodes[nodes.findIndex((node) => node.closest("[data-row]") === row) + by];
}

function within(root: HTMLElement, list: HTMLElement): HTMLElement | undefined {
  const branch = document.activeElement?.closest("[data-row]")?.querySelector<HTMLElement>("[aria-expanded]");
  if (branch?.getAttribute("aria-expanded") === "false") flushSync(() => branch.click());
  return branch ? nodesOf(listsOf(root)[listsOf(root).indexOf(list) + 1])[0] : undefined;
}
