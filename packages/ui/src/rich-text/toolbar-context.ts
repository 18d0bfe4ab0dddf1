import { createContext, use } from "react";
import type { EditorSession } from "./open-session";
import type { ToolState } from "./tool-state";

/** What every tool of a toolbar needs: the editor, what it shows, and which tool the Tab key reaches. */
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
