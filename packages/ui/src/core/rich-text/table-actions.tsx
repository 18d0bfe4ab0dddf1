import { styled } from "../../theme/styled";
import { useText } from "@shopkeeper/hooks/core";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import type { ChainedCommands } from "@tiptap/core";
import { moveAmong } from "./move-among";
import { useToolbar } from "./toolbar-context";

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

/** What may be done to the table around the cursor. */
export function TableActions({ close }: { close: () => void }) {
  const t = useText(richTextText);
  const { state, session } = useToolbar();
  const isOff = (key: string) => (key === "merge" && !state.canMerge) || (key === "split" && !state.canSplit);
  return (
    <List onKeyDown={(event) => moveAmong(event, 1)}>
      {actions.map(({ key, run }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={isOff(key)}
          data-tone={key === "deleteTable" ? "danger" : undefined}
          onClick={() => {
            close();
            run(session.editor.chain().focus()).run();
          }}
        >
          {t(`table.${key}`)}
        </button>
      ))}
    </List>
  );
}

const List = styled("div", {
  base: {
    display: "grid",
    minWidth: "9rem",
    padding: "1",
    maxHeight: "60dvh",
    overflowY: "auto",
    "& > button": {
      paddingBlock: "1.5",
      paddingInline: "2.5",
      borderRadius: "md",
      textAlign: "start",
      color: "fg",
      cursor: "pointer",
      "&:hover:not(:disabled), &:focus-visible": { background: "bg.muted", outline: "none" },
      "&:disabled": { color: "fg.subtle", opacity: 0.6, cursor: "not-allowed" },
      "&[data-tone=danger]": { color: "fg.error" },
    },
  },
});
