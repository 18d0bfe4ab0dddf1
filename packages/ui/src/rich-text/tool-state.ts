import type { Editor } from "@tiptap/core";

const marks = ["bold", "italic", "underline", "strike", "subscript", "superscript", "code", "link"] as const;
const nodes = ["bulletList", "orderedList", "blockquote", "codeBlock", "table", "image", "video"] as const;
const alignments = ["left", "center", "right", "justify"] as const;

/** The state of the toolbar at the cursor. */
export interface ToolState {
  readonly on: readonly ((typeof marks)[number] | (typeof nodes)[number])[];
  readonly align: (typeof alignments)[number] | undefined;
  /** The level of a heading, 0 for other text. */
  readonly heading: number;
  readonly font: string;
  readonly size: string;
  readonly lineHeight: string;
  readonly color: string;
  readonly background: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canOutdent: boolean;
  readonly canMerge: boolean;
  readonly canSplit: boolean;
}

/** The toolbar state of an editor, for `useSyncExternalStore`; a new object only when it changed. */
export function toolStates(editor: Editor) {
  let state = read(editor);
  let text = JSON.stringify(state);
  return {
    subscribe(listener: () => void) {
      const readTools = () => {
        const next = read(editor);
        const nextText = JSON.stringify(next);
        if (nextText === text) return;
        state = next;
        text = nextText;
        listener();
      };
      editor.on("transaction", readTools);
      editor.on("mount", readTools);
      readTools();
      return () => {
        editor.off("transaction", readTools);
        editor.off("mount", readTools);
      };
    },
    current: () => state,
  };
}

export type ToolStates = ReturnType<typeof toolStates>;

function read(editor: Editor): ToolState {
  const style = editor.getAttributes("textStyle");
  const block = { ...editor.getAttributes("paragraph"), ...editor.getAttributes("heading") };
  const can = editor.can();
  return {
    on: [...marks, ...nodes].filter((name) => editor.isActive(name)),
    align: alignments.find((align) => editor.isActive({ textAlign: align })),
    heading: Number(editor.getAttributes("heading").level ?? 0),
    font: textOf(style.fontFamily),
    size: textOf(style.fontSize),
    lineHeight: textOf(style.lineHeight),
    color: textOf(style.color),
    background: textOf(style.backgroundColor),
    canUndo: can.undo(),
    canRedo: can.redo(),
    canOutdent: Number(block.indent ?? 0) > 0 || editor.isActive("listItem"),
    canMerge: can.mergeCells(),
    canSplit: can.splitCell(),
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
