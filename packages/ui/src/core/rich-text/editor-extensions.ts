import { linkAddress, type PictureUploads } from "@shopkeeper/hooks/rich-text";
import type { Extensions } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Subscript } from "@tiptap/extension-subscript";
import { Superscript } from "@tiptap/extension-superscript";
import { TableKit } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { TextStyleKit } from "@tiptap/extension-text-style";
import { Placeholder, Selection } from "@tiptap/extensions";
import { StarterKit } from "@tiptap/starter-kit";
import { Box } from "./box-node";
import { Indent } from "./indent";
import { PreservedStyle } from "./preserved-style";
import { type PendingPlaces, pendingPicture } from "./pending-picture";
import { pasting, type PastingOptions } from "./pasting";
import { EndParagraph } from "./end-paragraph";
import { SearchMarks } from "./search-marks";
import { Video } from "./video-node";

export interface EditorExtensionsOptions extends PastingOptions {
  readonly uploads: PictureUploads;
  readonly places: PendingPlaces;
  readonly placeholder: () => string;
}

/** All that the editor can write. */
export const editorExtensions = ({ uploads, places, placeholder, canUpload, refuse }: EditorExtensionsOptions): Extensions => [
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
  Image.configure({
    inline: true,
    resize: { enabled: true, directions: ["bottom-right", "bottom-left"], minWidth: 24, minHeight: 24, alwaysPreserveAspectRatio: true },
  }),
  Video,
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
