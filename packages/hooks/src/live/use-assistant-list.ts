import { listQueries, type Schema } from "@shopkeeper/sdk";
import { type Action, useAction } from "../core";
import { coreText, textOf } from "../texts";
import { type List, listOf, type Removal, type SearchParamsState, useList, useRemoval } from "../list";
import { type RowDialog, useDialog } from "../form";
import type { Submission } from "../forms/shared";

type Assistant = Schema<"LiveAssistant">;

export const assistants = listOf(listQueries.listLiveAssistants);

type AssistantQuery = ReturnType<typeof assistants.read>;

/** The assistants of live rooms. */
export interface AssistantList extends List<Assistant, AssistantQuery> {
  save: Action<Submission, { id: number } | null>;
  dialog: RowDialog<Assistant>;
  removal: Removal<Assistant> | undefined;
}

/** The assistants of live rooms, the platform's form of an assistant in a dialog, and deleting assistants. */
export function useAssistantList(search: SearchParamsState): AssistantList {
  const list = useList(assistants, search);
  const save = useAction(
    ({ id, ...values }: Submission, client) => {
      const body = { wechat: textIn(values.wechat), wechatNickname: textIn(values.wechatNickname), assDesc: textIn(values.assDesc) };
      return id === undefined ? client.addLiveAssistant({ body }) : client.editLiveAssistant({ body: { ...body, id } });
    },
    ["live"],
    { done: () => textOf(coreText, "done.done") },
  );
  return {
    ...list,
    save,
    dialog: useDialog<Assistant>({ add: "addLiveAssistant", edit: "editLiveAssistant" }),
    removal: useRemoval<Assistant>(list, "deleteLiveAssistant"),
  };
}

const textIn = (value: unknown) => (typeof value === "string" ? value : "");
