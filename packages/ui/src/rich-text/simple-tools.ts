import type { ChainedCommands, Editor } from "@tiptap/core";
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  TextQuote,
  Underline,
  Undo2,
} from "lucide-react";
import { indented } from "./indent";
import type { ToolState } from "./tool-state";

/** A tool with a single action. */
export interface SimpleTool {
  readonly key: keyof typeof icons;
  readonly shortcut?: string;
  readonly isOn?: (state: ToolState) => boolean;
  readonly isOff?: (state: ToolState) => boolean;
  readonly run: (chain: ChainedCommands, editor: Editor) => ChainedCommands;
}

/** The icons of the tools. */
export const icons = {
  undo: Undo2,
  redo: Redo2,
  clear: RemoveFormatting,
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  subscript: Subscript,
  superscript: Superscript,
  alignLeft: AlignLeft,
  alignCenter: AlignCenter,
  alignRight: AlignRight,
  alignJustify: AlignJustify,
  bullets: List,
  numbers: ListOrdered,
  outdent: IndentDecrease,
  indent: IndentIncrease,
  quote: TextQuote,
  code: Code,
  codeBlock: SquareCode,
  line: Minus,
} satisfies Record<string, LucideIcon>;

const align = (key: SimpleTool["key"], to: "left" | "center" | "right" | "justify", shortcut: string): SimpleTool => ({
  key,
  shortcut,
  isOn: ({ align: set }) => set === to,
  run: (chain) => chain.toggleTextAlign(to),
});

const on = (key: SimpleTool["key"], name: ToolState["on"][number], run: SimpleTool["run"], shortcut?: string): SimpleTool => ({
  key,
  run,
  isOn: ({ on: set }) => set.includes(name),
  ...(shortcut ? { shortcut } : {}),
});

export const historyTools: readonly SimpleTool[] = [
  { key: "undo", shortcut: "Ctrl+Z", isOff: ({ canUndo }) => !canUndo, run: (chain) => chain.undo() },
  { key: "redo", shortcut: "Ctrl+Y", isOff: ({ canRedo }) => !canRedo, run: (chain) => chain.redo() },
  {
    key: "clear",
    run: (chain) => chain.unsetAllMarks().clearNodes().unsetTextAlign().resetAttributes("paragraph", ["indent", "preservedStyle"]),
  },
];

export const letterTools: readonly SimpleTool[] = [
  on("bold", "bold", (chain) => chain.toggleBold(), "Ctrl+B"),
  on("italic", "italic", (chain) => chain.toggleItalic(), "Ctrl+I"),
  on("underline", "underline", (chain) => chain.toggleUnderline(), "Ctrl+U"),
  on("strike", "strike", (chain) => chain.toggleStrike(), "Ctrl+Shift+S"),
  on("subscript", "subscript", (chain) => chain.unsetSuperscript().toggleSubscript(), "Ctrl+,"),
  on("superscript", "superscript", (chain) => chain.unsetSubscript().toggleSuperscript(), "Ctrl+."),
];

export const alignTools: readonly SimpleTool[] = [
  align("alignLeft", "left", "Ctrl+Shift+L"),
  align("alignCenter", "center", "Ctrl+Shift+E"),
  align("alignRight", "right", "Ctrl+Shift+R"),
  align("alignJustify", "justify", "Ctrl+Shift+J"),
];

export const blockTools: readonly SimpleTool[] = [
  on("bullets", "bulletList", (chain) => chain.toggleBulletList(), "Ctrl+Shift+8"),
  on("numbers", "orderedList", (chain) => chain.toggleOrderedList(), "Ctrl+Shift+7"),
  { key: "outdent", isOff: ({ canOutdent }) => !canOutdent, run: (chain, editor) => indented(chain, editor, -1) },
  { key: "indent", run: (chain, editor) => indented(chain, editor, 1) },
  on("quote", "blockquote", (chain) => chain.toggleBlockquote(), "Ctrl+Shift+B"),
  on("code", "code", (chain) => chain.toggleCode(), "Ctrl+E"),
  on("codeBlock", "codeBlock", (chain) => chain.toggleCodeBlock(), "Ctrl+Alt+C"),
  { key: "line", run: (chain) => chain.setHorizontalRule() },
];
