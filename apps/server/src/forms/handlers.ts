import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";

/** The calls on the platform's form templates. */
export const formHandlers: HandlersOf<"forms"> = {
  async getFormTemplate({ query, platform }) {
    const name = searchText(query.name);
    const template = name === undefined ? undefined : await platform.formTemplates.named(name);
    if (!template) throw new Refusal("formTemplateMissing");
    return template;
  },

  async getFormTemplateById({ query, platform }) {
    const template = await platform.formTemplates.find(query.id);
    if (!template) throw new Refusal("formTemplateMissing");
    return template;
  },
};
