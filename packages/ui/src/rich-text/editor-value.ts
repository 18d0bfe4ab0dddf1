import { countWords } from "@shopkeeper/hooks/rich-text";
import { type Editor, getHTMLFromFragment } from "@tiptap/core";
import { Fragment, type Node } from "@tiptap/pm/model";

/** How much is written: its words, and the length that it is stored with. */
export interface Measure {
  readonly words: number;
  readonly length: number;
}

interface Block extends Measure {
  readonly html: string;
}

/** What is known of blocks that have not changed: a block is made anew when anything in it is. */
const known = new WeakMap<Node, Block>();

/** What is written in an editor, as it is stored: empty when there is nothing, and without pictures that have not arrived. */
export function editorValue(editor: Editor): string {
  const { doc } = editor.state;
  const html = blocksOf(doc)
    .map((block) => block.html)
    .join("");
  return doc.childCount === 1 && html === "<p></p>" ? "" : html;
}

/** How much is written in an editor. */
export function editorMeasure(editor: Editor): Measure {
  const blocks = blocksOf(editor.state.doc);
  const isEmpty = editorValue(editor) === "";
  return {
    words: blocks.reduce((sum, { words }) => sum + words, 0),
    length: isEmpty ? 0 : blocks.reduce((sum, { length }) => sum + length, 0),
  };
}

const blocksOf = (doc: Node) => doc.content.content.map(blockOf);

function blockOf(node: Node): Block {
  const block = known.get(node) ?? written(node);
  known.set(node, block);
  return block;
}

function written(node: Node): Block {
  const html = getHTMLFromFragment(Fragment.from(arrived(node)), node.type.schema);
  return { html, length: [...html].length, words: countWords(node.textBetween(0, node.content.size, " ", " ")) };
}

/** A block without the pictures that are on their way. */
function arrived(node: Node): Node {
  if (node.isLeaf) return node;
  const children = node.content.content.filter(({ type }) => type.name !== "pendingPicture").map(arrived);
  const isWhole = children.length === node.childCount && children.every((child, at) => child === node.child(at));
  return isWhole ? node : node.copy(Fragment.from(children));
}
