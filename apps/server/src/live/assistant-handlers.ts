import type { Schema } from "@shopkeeper/sdk/contract";
import type { HandlersOf } from "../kernel/handlers";
import { namesText } from "../core/names-text";
import { Refusal, refusedAt } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { PreparedLive } from "./prepared";

type AssistantCalls = "listLiveAssistants" | "addLiveAssistant" | "editLiveAssistant" | "deleteLiveAssistant" | "getLiveAssistant";

/** The calls on the shop's assistants. */
export const assistantHandlers: Pick<HandlersOf<"live", PreparedLive>, AssistantCalls> = {
  listLiveAssistants: ({ query, shop }) => shop.live.assistants.page(searchText(query.keywords), query),

  async getLiveAssistant({ path, shop }) {
    const assistant = await shop.live.assistants.find(path.id);
    if (!assistant) throw new Refusal("assistantMissing");
    return assistant;
  },

  async addLiveAssistant({ body, shop }) {
    const fields = trimmed(body);
    const added = await shop.live.assistants.add(fields);
    if (!added) throw taken(fields.wechat);
    return added;
  },

  async editLiveAssistant({ body: { id, ...body }, shop }) {
    const fields = trimmed(body);
    if (!(await shop.live.assistants.find(id))) throw new Refusal("assistantMissing");
    if (!(await shop.live.assistants.takeWechat(id, fields.wechat))) throw taken(fields.wechat);
    if (!(await shop.live.assistants.edit(id, fields))) throw new Refusal("assistantMissing");
    return null;
  },

  async deleteLiveAssistant({ path, shop }) {
    const assistant = await shop.live.assistants.find(path.id);
    if (!assistant) throw new Refusal("assistantMissing");
    const names = await shop.live.rooms.namesAssistedBy(path.id);
    const rooms = namesText({ count: names.length, names: names.slice(0, 3) });
    if (names.length > 0) throw new Refusal("assistantUsed", { name: assistant.wechatNickname, rooms });
    if (!(await shop.live.assistants.remove(path.id))) throw new Refusal("assistantMissing");
    return null;
  },
};

const taken = (wechat: string) => refusedAt("wechat", "assistantTaken", { wechat });

const trimmed = ({ wechat, wechatNickname, assDesc }: Schema<"LiveAssistantInput">) => ({
  ...{ wechat: wechat.trim(), wechatNickname: wechatNickname.trim() },
  assDesc: assDesc?.trim() || null,
});
