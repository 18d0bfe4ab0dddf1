import { useState } from "react";
import type { SpecPhrase } from "./messages";
import type { AddedValues } from "./spec-editing";

/** The input behind a spec's values: opened, typed in, added from with Enter or on leaving it. */
export function useValueEntry(add: (draft: string) => Omit<AddedValues, "values">) {
  const [state, setState] = useState<{ isOpen: boolean; draft: string; problem?: SpecPhrase; known?: readonly string[] }>({
    isOpen: false,
    draft: "",
  });

  return {
    ...state,
    open: () => setState({ isOpen: true, draft: "" }),
    type: (draft: string) => setState({ isOpen: true, draft }),
    /** Adds what is typed and stays open for more; what is refused stays in the input, with the reason. */
    enter() {
      const { rest, problem, known } = add(state.draft);
      setState({ isOpen: true, draft: rest, ...(problem && { problem }), ...(known.length > 0 && { known }) });
    },
    /** Adds what is typed and closes; with nothing typed it only closes. */
    leave() {
      if (state.draft.trim() === "") return setState({ isOpen: false, draft: "" });
      const { rest, problem } = add(state.draft);
      setState(problem ? { isOpen: true, draft: rest, problem } : { isOpen: false, draft: "" });
    },
    cancel: () => setState({ isOpen: false, draft: "" }),
  };
}
