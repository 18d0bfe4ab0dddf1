import { textOf } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import type { ChainedCommands } from "@tiptap/core";
import type { MenuLine } from "../core/open-menu";
import type { ToolbarParts } from "./toolbar-context";

const actions = [
  { key: "rowAbove", run: (chain: ChainedCommands) => chain.addRowBefore() },
  { key: "rowBelow", run: (chain: ChainedCommands) => chain.addRowAfter() },
  { key: "deleteRow", run: (chain: ChainedCommands) => chain.deleteRow() },
  { key: "columnBefore", run: (chain: ChainedCommands) => chain.addColumnBefore() },
  { key: "columnAfter", run: (chain: ChainedCommands) => chain.addColumnAfter() },
  { key: "deleteColumn", run: (chain: ChainedCommands) => chain.deleteColumn() },
  { key: "merge", run: (chain: ChainedCommands) => chain.mergeCells() },
  { key: "split", run: (chain: ChainedCommands) => chain.splitCell() },
  { key: "headerRow", run: (chain: ChainedCommands) => chain.toggleHeaderRow() },
  { key: "headerColumn", run: (chain: ChainedCommands) => chain.toggleHeaderColumn() },
  { key: "deleteTable", run: (chain: ChainedCommands) => chain.deleteTable() },
] as const;

/** The actions on the table around the cursor. */
export const tableActions = ({ state, session }: Pick<ToolbarParts, "state" | "session">): readonly MenuLine[] =>
  actions.map(({ key, run }) => ({
    key,
    label: textOf(richTextText, `table.${key}`),
    isDisabled: (key === "merge" && !state.canMerge) || (key === "split" && !state.canSplit),
    isDanger: key === "deleteTable",
    onChoose: () => void run(session.editor.chain().focus()).run(),
  }));
