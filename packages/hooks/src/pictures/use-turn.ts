import { useState } from "react";

/** A name that is new whenever `scope` changes, also when it changes back: what belongs to it begins afresh each time. */
export function useTurn(scope: string): string {
  const [turn, setTurn] = useState({ scope, count: 0 });
  if (turn.scope === scope) return String(turn.count);
  const next = { scope, count: turn.count + 1 };
  setTurn(next);
  return String(next.count);
}
