import { maxReplyTemplates } from "@shopkeeper/sdk/rules/reviews";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import { assertNoBadWord } from "./assert-no-bad-word";

const taken = { zh: "已有内容相同的回复模板", en: "Another reply template has this text." };

type TemplateOperation = "listReplyTemplates" | "addReplyTemplate" | "editReplyTemplate" | "deleteReplyTemplate";

/** The calls on the shop's reply templates for reviews. */
export const replyTemplateHandlers: Pick<HandlersOf<"reviews">, TemplateOperation> = {
  listReplyTemplates: ({ shop }) => shop.replyTemplates.list(),

  async addReplyTemplate({ body: { content }, shop, platform }) {
    await assertNoBadWord(platform, { content });
    await shop.replyTemplates.hold();
    await assertNew(shop, content);
    const added = await shop.replyTemplates.add(content, maxReplyTemplates);
    if (!added) throw new Refusal("replyTemplatesFull", { max: maxReplyTemplates });
    return added;
  },

  async editReplyTemplate({ body: { id, content, version }, shop, platform }) {
    await assertNoBadWord(platform, { content });
    await shop.replyTemplates.hold();
    const template = await templateOf(shop, id);
    await assertNew(shop, content, template.id);
    if (!(await shop.replyTemplates.update(id, content, version))) throw versionConflict(await templateOf(shop, id));
    return null;
  },

  async deleteReplyTemplate({ path, shop }) {
    if (!(await shop.replyTemplates.remove(path.id))) throw new Refusal("replyTemplateMissing");
    return null;
  },
};

async function templateOf(shop: Shop, id: number) {
  const template = await shop.replyTemplates.find(id);
  if (!template) throw new Refusal("replyTemplateMissing");
  return template;
}

async function assertNew(shop: Shop, content: string, but?: number) {
  if (await shop.replyTemplates.has(content, but)) throw new Refusal("replyTemplateTaken", {}, { fields: { content: taken } });
}
