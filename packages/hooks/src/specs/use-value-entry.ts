import { useState } from "react";
import { isManyKeywords } from "../form";
import type { SpecPhrase } from "./messages";
import type { AddedValues } from "./spec-editing";

/** The input for adding values to a spec. */
export interface ValueEntry {
  isOpen: boolean;
  draft: string;
  problem?: SpecPhrase | undefined;
  known?: readonly string[] | undefined;
  open: () => void;
  setDraft: (draft: string) => void;
  /** Adds the draft and stays open for the next value; refused text stays in the input, with the reason. */
  enter: () => void;
  /** Adds the values of a pasted list; returns whether the draft is a list. */
  paste(draft: string): boolean;
  /** Adds the draft, if there is one, and closes unless it is refused. */
  leave(): void;
  cancel: () => void;
}

/** The input for adding values to a spec: opened by a button, confirmed by Enter or blur. */
export function useValueEntry(add: (draft: string) => Omit<AddedValues, "values">): ValueEntry {
  const [state, setState] = useState<{ isOpen: boolean; draft: string; problem?: SpecPhrase; known?: readonly string[] }>({
    isOpen: false,
    draft: "",
  });
  const enter = (draft: string) => {
    const { rest, problem, known } = add(draft);
    setState({ isOpen: true, draft: rest, ...(problem && { problem }), ...(known.length > 0 && { known }) });
  };
  const close = () => setState({ isOpen: false, draft: "" });

  return {
    ...state,
    open: () => setState({ isOpen: true, draft: "" }),
    setDraft: (draft: string) => setState({ isOpen: true, draft }),
    enter: () => enter(state.draft),
    paste(draft: string) {
      if (isManyKeywords(draft)) enter(draft);
      return isManyKeywords(draft);
    },
    leave() {
      if (state.draft.trim() === "") return close();
      const { rest, problem } = add(state.draft);
      if (problem) setState({ isOpen: true, draft: rest, problem });
      else close();
    },
    cancel: close,
  };
}
