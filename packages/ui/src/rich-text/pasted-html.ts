import type { PictureUploads } from "@shopkeeper/hooks/rich-text";
import { cleanPaste } from "./clean-paste";
import { editableHtml } from "./editable-html";
import { type PasteSources, takePictures } from "./paste-pictures";
import { sliceMark } from "./slice-mark";

/** Pasted or dropped markup for the editor: nothing in it runs, its pictures are being uploaded to the library. */
export function pastedHtml(html: string, sources: PasteSources, uploads: PictureUploads): string {
  const page = new DOMParser().parseFromString(html, "text/html"); // nothing in such a page runs or loads
  const mark = sliceMark(page);
  if (!mark) cleanPaste(page);
  takePictures(page, sources, uploads);
  const clean = editableHtml(page.body.innerHTML);
  if (!mark) return clean;
  const { body } = new DOMParser().parseFromString(clean, "text/html");
  body.firstElementChild?.setAttribute("data-pm-slice", mark);
  return body.innerHTML;
}
