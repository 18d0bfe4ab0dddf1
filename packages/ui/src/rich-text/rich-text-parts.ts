import { lazyComponent } from "../core/lazy-component";

/** The lazy parts: the editor and the view; the code that cleans a text is loaded with them, not with the form. */
export const richTextParts = {
  Editor: lazyComponent(() => import("./rich-text-editor").then((file) => file.RichTextEditor)),
  Paper: lazyComponent(() => import("./rich-text-paper").then((file) => file.RichTextPaper)),
};
