import { listQueries, type OperationId, type Schema, VideoDraftReview } from "@shopkeeper/sdk";
import { canDraft, type VideoDraftState } from "@shopkeeper/sdk/rules/video-channel";
import { type List, listOf, type Removal, type SearchParamsState, useList, useRemoval } from "../list";
import { type Question, useConfirm } from "../form";
import { textOf } from "../texts";
import { useAction } from "../core";
import { useCan } from "../shop";
import { videoListText } from "./messages";

type Draft = Schema<"VideoDraft">;

/** The drafts, as listed on their screen. */
export const videoDrafts = listOf(listQueries.listVideoDrafts);

type VideoDraftRowAction = "view" | "edit" | "submit" | "withdraw" | "remove";

const operations: Readonly<Record<VideoDraftRowAction, OperationId>> = {
  view: "getVideoDraft",
  edit: "updateVideoDraft",
  submit: "reviewVideoDraft",
  withdraw: "reviewVideoDraft",
  remove: "deleteVideoDraft",
};

/** The actions of a draft in its state, most used first. */
export const draftRowActions = (draft: VideoDraftState): readonly VideoDraftRowAction[] =>
  (["submit", "withdraw", "edit", "view", "remove"] as const).filter((action) => action === "view" || canDraft(action, draft));

type VideoDraftQuery = ReturnType<typeof videoDrafts.read>;

/** The drafts of the video channel. */
export interface VideoDraftList extends List<Draft, VideoDraftQuery> {
  canAdd: boolean;
  submit: Question<Draft>;
  withdraw: Question<Draft>;
  removal: Removal<Draft> | undefined;
  /** The actions that the account may run on a draft now. */
  actionsOf: (draft: Draft) => VideoDraftRowAction[];
}

/** The drafts of the video channel: one page of them, submitting, withdrawing and deleting one. */
export function useVideoDraftList(search: SearchParamsState): VideoDraftList {
  const can = useCan();
  const list = useList(videoDrafts, search);
  const submit = useReview(VideoDraftReview.submit, "done.submitted");
  const withdraw = useReview(VideoDraftReview.withdraw, "done.withdrawn");
  return {
    ...list,
    canAdd: can("addVideoDraft"),
    submit,
    withdraw,
    removal: useRemoval(list, "deleteVideoDraft"),
    actionsOf: (draft: Draft) => draftRowActions(draft).filter((action) => can(operations[action])),
  };
}

/** Submitting or withdrawing a draft, after a question. */
function useReview(platformEditStatus: Schema<"VideoDraftReview">, done: "done.submitted" | "done.withdrawn") {
  const action = useAction(
    ({ id }: Draft, client) => client.reviewVideoDraft({ body: { draftProductId: id, platformEditStatus } }),
    ["video-channel"],
    { done: () => textOf(videoListText, done) },
  );
  return useConfirm(action);
}
