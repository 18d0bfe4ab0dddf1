import { countWords } from "@shopkeeper/hooks/rich-text";
import { type Editor, getHTMLFromFragment } from "@tiptap/core";
import { Fragment, type Node } from "@tiptap/pm/model";

/** The size of a text: its characters, and its stored length. */
export interface Measure {
  readonly words: number;
  readonly length: number;
}

interface Block extends Measure {
  readonly html: string;
}

/** Cached values of unchanged blocks: a changed block is a new node. */
const known = new WeakMap<Node, Block>();

/** The text of an editor as it is stored: empty when there is nothing, and without pictures that are still uploading. */
export function editorValue(editor: Editor): string {
  const { doc } = editor.state;
  const html = blocksOf(doc)
    .map((block) => block.html)
    .join("");
  return doc.childCount === 1 && html === "<p></p>" ? "" : html;
}

/** The size of the text in an editor. */
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

/** A block without the pictures that are still uploading. */
function arrived(node: Node): Node {
  if (node.isLeaf) return node;
  const children = node.content.content.filter(({ type }) => type.name !== "pendingPicture").map(arrived);
  const isWhole = children.length === node.childCount && children.every((child, at) => child === node.child(at));
  return isWhole ? node : node.copy(Fragment.from(children));
}
