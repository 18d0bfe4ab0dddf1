import { linkAddress, type PictureUploads } from "@shopkeeper/hooks/rich-text";
import type { Extensions } from "@tiptap/core";
import { Subscript } from "@tiptap/extension-subscript";
import { Superscript } from "@tiptap/extension-superscript";
import { TableKit } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { TextStyleKit } from "@tiptap/extension-text-style";
import { Placeholder, Selection } from "@tiptap/extensions";
import { StarterKit } from "@tiptap/starter-kit";
import { Box } from "./box-node";
import { EndParagraph } from "./end-paragraph";
import { imageNode } from "./image-node";
import { Indent } from "./indent";
import { pasting, type PastingOptions } from "./pasting";
import { type PendingPlaces, pendingPicture } from "./pending-picture";
import { PreservedStyle } from "./preserved-style";
import { SearchMarks } from "./search-marks";
import { videoNode } from "./video-node";

export interface EditorExtensionsOptions extends PastingOptions {
  readonly uploads: PictureUploads;
  readonly places: PendingPlaces;
  readonly placeholder: () => string;
  /** Returns the page's address of a stored file. */
  readonly fileUrl: (address: string) => string;
}

/** The extensions of the editor: everything that it can write. */
export const editorExtensions = ({ uploads, places, placeholder, fileUrl, canUpload, refuse }: EditorExtensionsOptions): Extensions => [
  StarterKit.configure({
    trailingNode: false, // a text that was only opened is not changed
    undoRedo: { depth: 200 },
    dropcursor: { class: "rt-drop" },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: "_blank", rel: "noopener" },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
    },
  }),
  TextStyleKit,
  TextAlign.configure({ types: ["heading", "paragraph"] }),
  Subscript,
  Superscript,
  imageNode(fileUrl),
  videoNode(fileUrl),
  TableKit.configure({ table: { resizable: true } }),
  Box,
  Indent,
  PreservedStyle,
  pendingPicture(uploads, places),
  pasting({ uploads, canUpload, refuse }),
  SearchMarks,
  EndParagraph,
  Selection.configure({ className: "rt-picked" }),
  Placeholder.configure({ placeholder }),
];
