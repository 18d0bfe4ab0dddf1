import type { Schema } from "@shopkeeper/sdk";
import { longestViewName } from "@shopkeeper/sdk/rules/views";
import { textOf } from "../texts/catalogue";
import type { ListOperationId } from "./list-of";
import { useAction } from "../core/use-action";
import { type Question, useConfirm } from "../form/use-confirm";
import type { ListView } from "./use-list-view";
import { type Prompted, type TextQuestion, usePrompt } from "../form/use-prompt";
import { viewText } from "./view-messages";

type View = Schema<"View">;
const changed = ["views"];
const promptOptions = { maxLength: longestViewName, delay: 0 };

/** The actions on the views of a list. */
export interface ViewActions {
  saving: TextQuestion<string>;
  renaming: TextQuestion<View>;
  update: (subject: View, query: string) => void;
  setDefault: (subject: View) => void;
  removing: Question<View>;
}

/** The actions on the views of a list: save, update, rename, make default, delete. */
export function useViewActions(list: ListOperationId, view: Pick<ListView, "adopt">): ViewActions {
  const save = useAction(
    ({ subject: query, text: name }: Prompted<string>, client) => client.saveView({ body: { list, name, query } }),
    changed,
    {
      isQuiet: true,
      done(saved) {
        view.adopt(saved);
        return textOf(viewText, "saved", { name: saved.name });
      },
    },
  );
  const rename = useAction(({ subject: { id }, text: name }: Prompted<View>, client) => client.editView({ body: { id, name } }), changed, {
    isQuiet: true,
    done: (_, { text: name }) => textOf(viewText, "renamed", { name }),
  });
  const update = useAction(({ id, query }: View, client) => client.editView({ body: { id, query } }), changed, {
    done(_, updated) {
      view.adopt(updated);
      return textOf(viewText, "updated", { name: updated.name });
    },
  });
  const setDefault = useAction(
    ({ id, isDefault }: View, client) => client.setDefaultView({ body: { id, isDefault: !isDefault } }),
    changed,
    { done: (_, { name, isDefault }) => textOf(viewText, isDefault ? "droppedDefault" : "madeDefault", { name }) },
  );
  const remove = useAction(({ id }: View, client) => client.deleteView({ path: { id } }), changed, {
    done: (_, { name }) => textOf(viewText, "removed", { name }),
  });
  return {
    saving: usePrompt(save, promptOptions),
    renaming: usePrompt(rename, promptOptions),
    update: (subject: View, query: string) => void update.run({ ...subject, query }),
    setDefault: (subject: View) => void setDefault.run(subject),
    removing: useConfirm(remove),
  };
}
