import type { Schema } from "@shopkeeper/sdk";
import { type Question, useConfirm } from "../form";
import { textOf } from "../texts";
import { useAction, useRead } from "../core";
import { useCan } from "../shop";
import { pictureText } from "./messages";
import { idsOf, type SelectedPicture } from "./picture";

/** The maximum number of pictures per request for uses; a page of 120 needs two requests. */
const maxListed = 100;

/** Deleting pictures after a question that lists their uses. */
export interface PictureRemoval extends Question<readonly SelectedPicture[]> {
  uses: PictureUses;
}

/** Deleting pictures after a question that lists their uses. Undefined without the permission. */
export function usePictureRemoval(onRemoved: () => void): PictureRemoval | undefined {
  const can = useCan();
  const remove = useAction(
    (pictures: readonly SelectedPicture[], client) => client.deleteAttachments({ body: { ids: idsOf(pictures) } }),
    ["pictures"],
    {
      done() {
        onRemoved();
        return textOf(pictureText, "remove.done");
      },
    },
  );
  const question = useConfirm(remove);
  const uses = usePictureUses(question.isOpen && can("listAttachmentUses") ? (question.subject ?? []) : []);
  return can("deleteAttachments") ? { ...question, uses } : undefined;
}

/** The uses of pictures; also unknown without the permission to see them. */
export type PictureUses =
  | { readonly is: "unknown" | "searching" }
  | { readonly is: "found"; readonly count: number; readonly uses: readonly Schema<"AttachmentUse">[] };

/** The uses of pictures: loading, known, or not available. */
export function usePictureUses(pictures: readonly SelectedPicture[]): PictureUses {
  const first = pictures.slice(0, maxListed);
  const rest = pictures.slice(maxListed);
  const ofFirst = useRead("listAttachmentUses", first.length > 0 ? { query: { ids: idsOf(first) } } : undefined);
  const ofRest = useRead("listAttachmentUses", rest.length > 0 ? { query: { ids: idsOf(rest) } } : undefined);
  const answers = [...(first.length > 0 ? [ofFirst] : []), ...(rest.length > 0 ? [ofRest] : [])];
  if (answers.some(({ error }) => error !== undefined)) return { is: "unknown" };
  if (answers.length === 0) return { is: "unknown" };
  if (answers.some(({ data, isRefreshing }) => data === undefined || isRefreshing)) return { is: "searching" };
  const found = answers.flatMap(({ data }) => data ?? []);
  return {
    is: "found",
    count: found.reduce((sum, { count }) => sum + count, 0),
    uses: found.flatMap(({ uses }) => uses),
  };
}
