import { type ChainedCommands, type Editor, Extension } from "@tiptap/core";

const step = 2;
const most = 8;
const types = ["paragraph", "heading"];

/** Indents paragraphs and headings, by steps of two characters. */
export const Indent = Extension.create({
  name: "indent",
  addGlobalAttributes: () => [
    {
      types,
      attributes: {
        indent: {
          default: 0,
          parseHTML: (element: HTMLElement) => indentOf(element.style.marginLeft),
          renderHTML: ({ indent }: { indent?: number }) => (indent ? { style: `margin-left: ${step * indent}em` } : {}),
        },
      },
    },
  ],
});

/** The number of indent steps of a margin; 0 if it is no whole number of them. */
export function indentOf(margin: string): number {
  const steps = Number(/^(\d+)em$/.exec(margin)?.[1] ?? 0) / step;
  return Number.isInteger(steps) && steps <= most ? steps : 0;
}

/** Indents (1) or outdents (-1) the selection by one step: list items by a level, other paragraphs by their margin. */
export function indented(chain: ChainedCommands, editor: Editor, by: 1 | -1): ChainedCommands {
  if (by > 0 && editor.can().sinkListItem("listItem")) return chain.sinkListItem("listItem");
  if (by < 0 && editor.can().liftListItem("listItem")) return chain.liftListItem("listItem");
  return chain.command(({ tr }) => {
    const { from, to } = tr.selection;
    let isChanged = false;
    tr.doc.nodesBetween(from, to, (node, at) => {
      if (!types.includes(node.type.name)) return;
      const next = Math.min(most, Math.max(0, Number(node.attrs.indent) + by));
      if (next === node.attrs.indent) return;
      isChanged = true;
      tr.setNodeAttribute(at, "indent", next);
    });
    return isChanged;
  });
}
