import { mostPictures, pictureUploads, richTextText } from "@shopkeeper/hooks/rich-text";
import { richTextAddress } from "@shopkeeper/sdk/rich-text";
import { textOf } from "@shopkeeper/hooks/texts";
import { Editor } from "@tiptap/core";
import { notify } from "../core/toast";
import { editableHtml } from "./editable-html";
import { editorExtensions } from "./editor-extensions";
import { pendingPlaces, settlePictures } from "./pending-picture";
import type { PickedMedia, RichTextMedia } from "./rich-text-media";
import { toolStates } from "./tool-state";
import { valueReporter } from "./value-reporter";

/** The current state of the component that owns the session. */
export interface SessionPorts {
  readonly media: RichTextMedia;
  readonly placeholder: string;
  /** Returns the page's address of a stored file; by default the stored address. */
  readonly fileUrl?: (address: string) => string;
  readonly onChange: ((html: string) => void) | undefined;
}

/**
 * An editor with its state.
 *
 * It outlives its view: a page hidden behind its tab unmounts the view, while text, cursor, undo history and uploads are kept.
 */
export function openSession(value: string, ports: () => SessionPorts) {
  const uploads = pictureUploads(
    () => {
      const upload = ports().media.uploadPicture;
      return upload && usable(upload);
    },
    () => {
      const take = ports().media.takeWebPicture;
      return take && usable(take);
    },
  );
  const places = pendingPlaces();
  const editor = new Editor({
    element: null,
    injectCSS: false,
    content: editableHtml(value),
    extensions: editorExtensions({
      uploads,
      places,
      placeholder: () => ports().placeholder,
      fileUrl: (address) => ports().fileUrl?.(address) ?? address,
      canUpload: () => ports().media.uploadPicture !== undefined,
      refuse: (reason) => notify({ kind: "error", text: textOf(richTextText, `picture.${reason}`) }),
    }),
  });
  uploads.subscribe(() => settlePictures(editor, uploads));
  const reporter = valueReporter(editor, value, (html) => ports().onChange?.(html));

  return {
    editor,
    uploads,
    places,
    reporter,
    tools: toolStates(editor),

    /** Inserts pictures and videos at the cursor, in their order. */
    insertMedia(picked: readonly PickedMedia[]) {
      if (picked.length > mostPictures) notify({ kind: "error", text: textOf(richTextText, "picture.tooMany") });
      const taken = picked.slice(0, mostPictures);
      const nodes = taken.flatMap(({ url, type }) => {
        const src = richTextAddress("media", url);
        return src ? [isVideo(src, type) ? { type: "video", attrs: { src } } : { type: "image", attrs: { src, alt: "" } }] : [];
      });
      if (nodes.length < taken.length) {
        notify({ kind: "error", text: textOf(richTextText, "picture.unusable", { count: taken.length - nodes.length }) });
      }
      if (nodes.length > 0) editor.chain().focus().insertContent(nodes).run();
    },

    /** Inserts a web picture at the cursor, uploaded to the library if possible. */
    insertWebPicture({ src, ...attrs }: { src: string; alt: string; width: number | null }) {
      const id = /^https?:/i.test(src) ? uploads.addFromWeb(src, attrs.alt) : undefined;
      const node = id === undefined ? { type: "image", attrs: { ...attrs, src } } : { type: "pendingPicture", attrs: { ...attrs, id } };
      editor.chain().focus().insertContent(node).run();
    },

    /** Uploads picture files to the library, and inserts placeholders at the cursor. */
    insertFiles(files: readonly File[]) {
      const nodes = files.map((file) => ({ type: "pendingPicture", attrs: { id: uploads.add(file) } }));
      if (nodes.length > 0) editor.chain().focus().insertContent(nodes).run();
    },
  };
}

export type EditorSession = ReturnType<typeof openSession>;

const isVideo = (address: string, type = "") =>
  /^video\//.test(type) || (!/^image\//.test(type) && /\.(?:mp4|webm|ogv|mov|m4v)$/i.test(address));

/** An upload succeeds only if the address of its picture is allowed in the text. */
function usable<Source, Options>(take: (source: Source, options: Options) => Promise<{ url: string }>) {
  return async (source: Source, options: Options) => {
    const { url } = await take(source, options);
    const address = richTextAddress("media", url);
    if (!address) throw new Error(textOf(richTextText, "picture.unusable", { count: 1 }));
    return { url: address };
  };
}
