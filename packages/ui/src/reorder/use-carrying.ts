import { coreText, useText } from "@shopkeeper/hooks/texts";
import { moved } from "@shopkeeper/hooks/selection";
import { useRef, useState } from "react";
import type { ReorderRow } from "./reorder-row";

/** A moving item: its start, its current place, and the input that moves it. */
export interface Carried {
  key: string;
  from: number;
  at: number;
  by: "keys" | "pointer";
}

/**
 * Picks up an item of a list, moves it and drops it; the list shows it at its place at once, `onMove` is called for the last
 * place alone. Each step is announced to screen readers.
 */
export function useCarrying(rows: readonly ReorderRow[], onMove: (from: number, to: number) => void) {
  const t = useText(coreText);
  const [state, setState] = useState<Carried | undefined>(undefined);
  const [said, setSaid] = useState("");
  // a finger may be lifted before the last step is rendered
  const latest = useRef<Carried | undefined>(undefined);
  // if the rows changed meanwhile, another item is at its place: the move ends
  const carried = state && rows[state.from]?.key === state.key && state.at < rows.length ? state : undefined;

  const setCarried = (next: Carried | undefined) => {
    latest.current = next;
    setState(next);
  };
  const say = (key: "taken" | "moved" | "dropped" | "returned", of: Carried, place: number) =>
    setSaid(t(`reorder.${key}`, { label: rows[of.from]?.label ?? "", place: place + 1, count: rows.length }));

  return {
    carried,
    said,
    rows: carried ? moved(rows, carried.from, carried.at) : rows,
    take(key: string, by: Carried["by"]) {
      const from = rows.findIndex((row) => row.key === key);
      if (from < 0) return;
      const next: Carried = { key, from, at: from, by };
      setCarried(next);
      say("taken", next, from);
    },
    moveTo(at: number) {
      const now = latest.current;
      if (!now || now.at === at) return;
      setCarried({ ...now, at });
      say("moved", now, at);
    },
    drop() {
      const now = latest.current;
      if (!now) return;
      setCarried(undefined);
      say("dropped", now, now.at);
      if (now.at !== now.from && rows[now.from]?.key === now.key && now.at < rows.length) onMove(now.from, now.at);
    },
    restore() {
      const now = latest.current;
      if (!now) return;
      setCarried(undefined);
      say("returned", now, now.from);
    },
  };
}
