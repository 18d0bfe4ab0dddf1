import type { PictureUploads } from "@shopkeeper/hooks/rich-text";
import { type Editor, Node } from "@tiptap/core";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";

/** The element in which an uploading picture is drawn. */
export interface PendingPlace {
  readonly key: string;
  readonly id: string;
  readonly element: HTMLElement;
}

/** The address prefix of placeholders for uploading pictures. It is never part of the value. */
export const pendingAddress = "https://upload.invalid/";

/** The node of such pictures; `places` collects their elements. */
export function pendingPicture(uploads: PictureUploads, places: PendingPlaces) {
  return Node.create({
    name: "pendingPicture",
    group: "inline",
    inline: true,
    atom: true,
    draggable: true,
    addAttributes: () => ({ id: { default: "" }, alt: { default: "" }, width: { default: null } }),
    parseHTML: () => [
      {
        tag: `img[src^="${pendingAddress}"]`,
        priority: 60,
        getAttrs: (element) => {
          const id = (element.getAttribute("src") ?? "").slice(pendingAddress.length);
          return uploads.of(id) ? { id, alt: element.getAttribute("alt") ?? "", width: element.getAttribute("width") } : false;
        },
      },
    ],
    renderHTML: ({ node }) => ["img", { src: `${pendingAddress}${String(node.attrs.id)}` }],
    addNodeView() {
      return ({ node }) => {
        const element = document.createElement("span");
        element.contentEditable = "false";
        const leave = places.add(String(node.attrs.id), element);
        return { dom: element, ignoreMutation: () => true, stopEvent: (event) => event.target !== element, destroy: leave };
      };
    },
    addProseMirrorPlugins: () => [
      new Plugin({
        // undo and redo may restore a picture that was uploaded meanwhile
        appendTransaction: (transactions, _before, state) =>
          transactions.some(({ docChanged }) => docChanged) ? arrived(state, uploads) : null,
      }),
    ],
  });
}

/** Replaces the placeholders of uploaded pictures. */
export function settlePictures(editor: Editor, uploads: PictureUploads): void {
  const transaction = arrived(editor.state, uploads);
  if (transaction) editor.view.dispatch(transaction);
}

/** The uploads whose pictures are still in the text, each once, in its order. */
export function pendingIn(state: EditorState): readonly string[] {
  const found = new Set<string>();
  state.doc.descendants((node) => {
    if (node.type.name === "pendingPicture") found.add(String(node.attrs.id));
  });
  return [...found];
}

/** Removes an uploading picture from the text. */
export function removePending(editor: Editor, id: string): void {
  const { tr } = editor.state;
  const places: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === "pendingPicture" && node.attrs.id === id) places.push(at);
  });
  for (const at of places.reverse()) tr.delete(at, at + 1);
  if (tr.docChanged) editor.view.dispatch(tr);
}

/** The elements of uploading pictures, for `useSyncExternalStore`. */
export function pendingPlaces() {
  let places: readonly PendingPlace[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const setPlaces = (next: readonly PendingPlace[]) => {
    places = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => places,
    add(id: string, element: HTMLElement) {
      const place = { key: String(++last), id, element };
      setPlaces([...places, place]);
      return () => setPlaces(places.filter((other) => other !== place));
    },
  };
}

export type PendingPlaces = ReturnType<typeof pendingPlaces>;

function arrived(state: EditorState, uploads: PictureUploads): Transaction | null {
  const { image } = state.schema.nodes;
  if (!image || !uploads.all().some(({ url }) => url)) return null;
  const { tr } = state;
  state.doc.descendants((node, at) => {
    const upload = node.type.name === "pendingPicture" ? uploads.of(String(node.attrs.id)) : undefined;
    // one node of one character replaces another: no position changes
    const { alt, width }: Readonly<Record<string, unknown>> = node.attrs;
    if (upload?.url) tr.replaceWith(at, at + 1, image.create({ src: upload.url, alt, width }));
  });
  return tr.docChanged ? tr.setMeta("addToHistory", false) : null;
}
