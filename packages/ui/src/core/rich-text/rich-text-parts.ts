import { lazyPart } from "../lazy-part";

/** The editor and the text alone; what cleans a text comes with it, not with the form around it. */
export const richTextParts = {
  Editor: lazyPart(() => import("./rich-text-editor").then((file) => file.RichTextEditor)),
  Paper: lazyPart(() => import("./rich-text-paper").then((file) => file.RichTextPaper)),
};
