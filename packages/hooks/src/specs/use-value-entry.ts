import { useState } from "react";
import type { SpecPhrase } from "./messages";
import type { AddedValues } from "./spec-editing";

/** The input behind a spec's values: opened, typed in, added from with Enter or on leaving it. */
export function useValueEntry(add: (typed: string) => Omit<AddedValues, "values">) {
  const [state, setState] = useState<{ isOpen: boolean; typed: string; problem?: SpecPhrase; known?: readonly string[] }>({
    isOpen: false,
    typed: "",
  });

  return {
    ...state,
    open: () => setState({ isOpen: true, typed: "" }),
    type: (typed: string) => setState({ isOpen: true, typed }),
    /** Adds what is typed and stays open for more; what is refused stays in the input, with the reason. */
    enter() {
      const { rest, problem, known } = add(state.typed);
      setState({ isOpen: true, typed: rest, ...(problem && { problem }), ...(known.length > 0 && { known }) });
    },
    /** Adds what is typed and closes; with nothing typed it only closes. */
    leave() {
      if (state.typed.trim() === "") return setState({ isOpen: false, typed: "" });
      const { rest, problem } = add(state.typed);
      setState(problem ? { isOpen: true, typed: rest, problem } : { isOpen: false, typed: "" });
    },
    cancel: () => setState({ isOpen: false, typed: "" }),
  };
}
