import type { Schema } from "@shopkeeper/sdk";
import { type Question, useConfirm } from "../form";
import { textOf } from "../texts";
import { useAction, useRead } from "../core";
import { useCan } from "../shop";
import { pictureText } from "./messages";
import { idsOf, type SelectedPicture } from "./picture";

/** At most so many pictures can be asked about at once; a page of 120 is asked about in two. */
const maxListed = 100;

/** Deleting pictures, after a question that says where they are used. */
export interface PictureRemoval extends Question<readonly SelectedPicture[]> {
  uses: PictureUses;
}

/** Deleting pictures: asks first, and says where they are used. Undefined without the right. */
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

/** Where pictures are used; unknown too where the account may not see it. */
export type PictureUses =
  | { readonly is: "unknown" | "searching" }
  | { readonly is: "found"; readonly count: number; readonly uses: readonly Schema<"AttachmentUse">[] };

/** Where pictures are used: looked for, known, or not to be told. */
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
