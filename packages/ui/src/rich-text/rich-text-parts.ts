import { lazyComponent } from "../core/lazy-component";

/** The editor and the text alone; what cleans a text comes with it, not with the form around it. */
export const richTextParts = {
  Editor: lazyComponent(() => import("./rich-text-editor").then((file) => file.RichTextEditor)),
  Paper: lazyComponent(() => import("./rich-text-paper").then((file) => file.RichTextPaper)),
};
