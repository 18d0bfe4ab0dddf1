import { memberOf } from "@shopkeeper/sdk/rules/core";
import { findMatches, type Match } from "@shopkeeper/hooks/rich-text";
import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** A search: its query, and the matches. */
export interface Search {
  readonly query: string;
  readonly isCaseSensitive: boolean;
  readonly matches: readonly Match[];
  /** The index of the current match, from 0; -1 without any. */
  readonly at: number;
}

type SearchRequest = Pick<Search, "query" | "isCaseSensitive"> & { readonly at?: number };

const isRequest = (meta: unknown): meta is SearchRequest => typeof memberOf(meta, "query") === "string";

const none: Search = { query: "", isCaseSensitive: false, matches: [], at: -1 };
const key = new PluginKey<Search>("search");

/** Highlights the matches in the text. */
export const SearchMarks = Extension.create({
  name: "searchMarks",
  addProseMirrorPlugins: () => [
    new Plugin<Search>({
      key,
      state: {
        init: () => none,
        apply(transaction, before, _old, state) {
          const searched: unknown = transaction.getMeta(key);
          if (isRequest(searched)) return search(state, searched);
          return transaction.docChanged && before.query !== "" ? search(state, before) : before;
        },
      },
      props: {
        decorations(state) {
          const { matches, at } = searchOf(state);
          return DecorationSet.create(
            state.doc,
            matches.map(({ from, to }, index) => Decoration.inline(from, to, { class: index === at ? "rt-found rt-here" : "rt-found" })),
          );
        },
      },
    }),
  ],
});

/** The search of an editor. */
export const searchOf = (state: EditorState): Search => key.getState(state) ?? none;

/** Searches for a text, beginning at the cursor; an empty query ends the search. */
export function searchMatches(editor: Editor, query: string, isCaseSensitive: boolean): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, { query, isCaseSensitive }));
  show(editor);
}

/** Goes to the next match (1), or the previous one (-1), wrapping around. */
export function goToMatch(editor: Editor, by: 1 | -1): void {
  const found = searchOf(editor.state);
  if (found.matches.length === 0) return;
  const at = (found.at + by + found.matches.length) % found.matches.length;
  editor.view.dispatch(editor.state.tr.setMeta(key, { ...found, at }));
  show(editor);
}

/** Replaces the current match, and goes on to the next. */
export function replaceMatch(editor: Editor, text: string): void {
  const { matches, at, query, isCaseSensitive } = searchOf(editor.state);
  const match = matches[at];
  if (!match) return;
  const { tr } = editor.state;
  putIn(tr, match, text);
  // the replacement may contain the query
  tr.setSelection(TextSelection.create(tr.doc, match.from + text.length));
  editor.view.dispatch(tr.setMeta(key, { query, isCaseSensitive }));
  show(editor);
}

/** Replaces every match; returns their number. */
export function replaceMatches(editor: Editor, text: string): number {
  const { matches } = searchOf(editor.state);
  const { tr } = editor.state;
  for (const match of matches.toReversed()) putIn(tr, match, text);
  if (matches.length > 0) editor.view.dispatch(tr);
  return matches.length;
}

function putIn(tr: EditorState["tr"], { from, to }: Match, text: string) {
  if (text === "") tr.delete(from, to);
  else tr.insertText(text, from, to);
}

function search(state: EditorState, { query, isCaseSensitive, at }: SearchRequest): Search {
  const matches = query === "" ? [] : matchesIn(state.doc, query, isCaseSensitive);
  if (matches.length === 0) return { query, isCaseSensitive, matches, at: -1 };
  const first = matches.findIndex(({ to }) => to > state.selection.from);
  return { query, isCaseSensitive, matches, at: at === undefined ? Math.max(0, first) : Math.min(at, matches.length - 1) };
}

function matchesIn(doc: Node, query: string, isCaseSensitive: boolean): readonly Match[] {
  const found: Match[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return;
    // a picture or a line break is one character, as it is one position
    const text = node.textBetween(0, node.content.size, undefined, "\ufffc");
    for (const { from, to } of findMatches(text, query, isCaseSensitive)) found.push({ from: at + 1 + from, to: at + 1 + to });
    return false;
  });
  return found;
}

/** Scrolls to the current match, if any, and selects it. */
function show(editor: Editor) {
  const { matches, at } = searchOf(editor.state);
  const match = matches[at];
  if (!match) return;
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, match.from, match.to)));
  if (!editor.isDestroyed) editor.view.dom.querySelector(".rt-here")?.scrollIntoView({ block: "nearest" });
}
