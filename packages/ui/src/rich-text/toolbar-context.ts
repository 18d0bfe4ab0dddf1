import { createContext, use } from "react";
import type { EditorSession } from "./open-session";
import type { ToolState } from "./tool-state";

/** The context of a toolbar's tools: the editor, its state, and the tool with the tab stop. */
export interface ToolbarParts {
  readonly session: EditorSession;
  readonly state: ToolState;
  readonly current: string;
}

export const ToolbarContext = createContext<ToolbarParts | undefined>(undefined);

/** The toolbar around this tool. */
export function useToolbar(): ToolbarParts {
  const parts = use(ToolbarContext);
  if (!parts) throw new Error("A tool stands in a toolbar.");
  return parts;
}
