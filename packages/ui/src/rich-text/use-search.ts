import type { Editor } from "@tiptap/core";
import { useCallback, useSyncExternalStore } from "react";
import { searchOf } from "./search-marks";

/** The number of matches, and the index of the current one, from 0. */
export function useSearch(editor: Editor): { count: number; at: number } {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on("transaction", listener);
      return () => void editor.off("transaction", listener);
    },
    [editor],
  );
  const { matches, at } = useSyncExternalStore(subscribe, () => searchOf(editor.state));
  return { count: matches.length, at };
}
