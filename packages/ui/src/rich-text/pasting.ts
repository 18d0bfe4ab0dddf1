import { type PictureUploads, rtfPictures } from "@shopkeeper/hooks/rich-text";
import { Extension } from "@tiptap/core";
import type { Slice } from "@tiptap/pm/model";
import { Plugin, Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import type { PasteSources } from "./paste-pictures";
import { pastedHtml } from "./pasted-html";

export interface PastingOptions {
  readonly uploads: PictureUploads;
  readonly canUpload: () => boolean;
  /** Shows why a paste was refused. */
  readonly refuse: (reason: "notPictures" | "noUpload") => void;
}

/** Cleans pasted and dropped content, and uploads its pictures to the library. */
export function pasting({ uploads, canUpload, refuse }: PastingOptions) {
  let sources: PasteSources = nothing;
  const note = (data: DataTransfer | null) => {
    const files = picturesOf(data);
    const rtf = data?.getData("text/rtf") ?? "";
    sources = { files, drawn: () => rtfPictures(rtf) };
    return false;
  };

  /** Inserts files; false if there is none, or if the markup beside them already describes them. */
  function takeFiles(view: EditorView, data: DataTransfer | null, at: number | undefined): boolean {
    const all = Array.from(data?.files ?? []);
    const html = data?.getData("text/html") ?? "";
    // Office adds a picture of the text beside the text
    if (all.length === 0 || /<(?:img|table|p|span|div|td)\b/i.test(html)) return false;
    const pictures = picturesOf(data);
    if (pictures.length < all.length) refuse("notPictures");
    if (pictures.length > 0 && !canUpload()) refuse("noUpload");
    const { pendingPicture } = view.state.schema.nodes;
    if (pictures.length === 0 || !canUpload() || !pendingPicture) return true;
    const nodes = pictures.map((file) => pendingPicture.create({ id: uploads.add(file) }));
    const { from, to } = view.state.selection;
    view.dispatch(view.state.tr.replaceWith(at ?? from, at ?? to, nodes).scrollIntoView());
    return true;
  }

  return Extension.create({
    name: "pasting",
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (_view, event) => note(event.clipboardData),
            drop: (_view, event) => note(event.dataTransfer),
          },
          transformPastedHTML(html) {
            const before = uploads.all().length;
            const clean = pastedHtml(html, sources, uploads);
            if (uploads.all().length > before && !canUpload()) refuse("noUpload");
            return clean;
          },
          handlePaste: (view, event, slice) => takeFiles(view, event.clipboardData, undefined) || fillEmpty(view, slice),
          handleDrop(view, event, _slice, isMoved) {
            if (isMoved) return false;
            return takeFiles(view, event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
          },
        },
      }),
    ],
  });
}

/** Replaces an empty paragraph with paragraphs, so that the first of them keeps its style. */
function fillEmpty(view: EditorView, { content }: Slice): boolean {
  const { $from, empty } = view.state.selection;
  const first = content.firstChild;
  const isEmpty = empty && $from.parent.type.name === "paragraph" && $from.parent.childCount === 0;
  if (!isEmpty || !first?.isTextblock || (content.childCount === 1 && first.hasMarkup($from.parent.type))) return false;
  const at = $from.index(-1);
  if (!$from.node(-1).canReplace(at, at + 1, content)) return false;
  const { tr } = view.state;
  tr.replaceWith($from.before(), $from.after(), content);
  const end = tr.doc.resolve($from.before() + content.size);
  view.dispatch(tr.setSelection(Selection.near(end, -1)).scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
  return true;
}

const nothing: PasteSources = { files: [], drawn: () => [] };
const picturesOf = (data: DataTransfer | null) => Array.from(data?.files ?? []).filter(({ type }) => type.startsWith("image/"));
