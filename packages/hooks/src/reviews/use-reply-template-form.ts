import { fields, type Schema, type Output } from "@shopkeeper/sdk";
import { coreText, textOf } from "../texts";
import { type DialogFormOptions, type FormModel, length, required, ruleSchema, useVersionedForm, type VersionedForm } from "../form";
import { reviewText } from "./messages";

type Template = Schema<"ReplyTemplate">;

interface TemplateForm {
  content: string;
}

const contentMax = fields.ReplyTemplateInput.content.maxLength;

const content = () => textOf(reviewText, "templates.content");

const model: FormModel<TemplateForm, Template> = {
  schema: ruleSchema<TemplateForm>({ content: [required(content), length(content, { max: contentMax })] }),
  valuesOf: (template) => ({ content: template?.content ?? "" }),
};

export type ReplyTemplateFormOptions = DialogFormOptions<Template>;

/** Adding or editing a reply template. */
export interface ReplyTemplateFormState extends VersionedForm<TemplateForm, Template> {
  title: "templates.add" | "templates.edit";
  contentMax: number;
}

/** Adding or editing a reply template; its state lives as long as the dialog is open. */
export function useReplyTemplateForm({ task, onDone, onCancel }: ReplyTemplateFormOptions): ReplyTemplateFormState {
  const template = task.mode === "add" ? undefined : task.row;
  const form = useVersionedForm<TemplateForm, Template, Output<"addReplyTemplate">>({
    model,
    edited: template,
    operation: template ? "editReplyTemplate" : "addReplyTemplate",
    save({ content }, client, version) {
      const body = { content: content.trim() };
      return template ? client.editReplyTemplate({ body: { id: template.id, ...body, version } }) : client.addReplyTemplate({ body });
    },
    labels: { content: textOf(reviewText, "templates.content") },
    reread: async (client) => (await client.listReplyTemplates()).find(({ id }) => id === template?.id),
    draftKey: template ? `reviews/templates/${template.id}` : "reviews/templates/add",
    done: textOf(coreText, template ? "done.done" : "done.added"),
    onDone,
    onCancel,
  });
  return { ...form, title: template ? ("templates.edit" as const) : ("templates.add" as const), contentMax };
}
