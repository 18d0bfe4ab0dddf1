import type { Editor } from "@tiptap/core";
import { useCallback, useSyncExternalStore } from "react";
import { searchOf } from "./search-marks";

/** How often what is looked for was found, and which of them is in hand, from 0. */
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
