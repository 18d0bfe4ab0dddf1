import { SwitchFlag } from "@shopkeeper/sdk/contract";
import type { RoomSwitch } from "@shopkeeper/sdk/rules/live";
import type { Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import type { WechatLive } from "../ports/wechat-live";
import type { LiveClient } from "./live-client";
import { knownRoom, switchableRoom } from "./known-room";
import { isOn, type LiveRoomRow } from "./room-rows";
import type { RoomSwitches } from "./room-store";

/** Results of the preparations of switches and assistants: the values to store. */
export interface PreparedSwitches {
  setRoomComments: RoomSwitches;
  setRoomListing: RoomSwitches;
  setRoomService: RoomSwitches;
  setRoomReplay: RoomSwitches;
  setRoomAssistants: number[];
}

/** Switches rooms and changes their assistants at WeChat, before the transaction; a room that WeChat has not created is only stored. */
export const prepareSwitches = ({ call, remove }: LiveClient): Preparations<PreparedSwitches> => {
  async function turn(shop: Shop, id: number, name: RoomSwitch, change: (live: WechatLive, roomId: number) => Promise<void>) {
    const { roomId } = await switchableRoom(shop, id, name);
    if (roomId !== null) await call((live) => change(live, roomId));
  }

  return {
    async setRoomComments({ path, shop }) {
      const hasComments = isOn(path.banComment);
      await turn(shop, path.id, "comments", (live, roomId) => live.setComments(roomId, hasComments));
      return { hasComments };
    },

    async setRoomListing({ path, shop }) {
      const isFeedsPublic = path.isFeedsPublic === SwitchFlag.on;
      await turn(shop, path.id, "listing", (live, roomId) => live.setFeedsPublic(roomId, isFeedsPublic));
      return { isFeedsPublic };
    },

    async setRoomService({ path, shop }) {
      const hasService = isOn(path.closeKf);
      await turn(shop, path.id, "service", (live, roomId) => live.setService(roomId, hasService));
      return { hasService };
    },

    async setRoomReplay({ path, shop }) {
      const hasReplay = isOn(path.closeReplay);
      await turn(shop, path.id, "replay", (live, roomId) => live.setReplay(roomId, hasReplay));
      return { hasReplay };
    },

    async setRoomAssistants({ body, shop }) {
      const row = await knownRoom(shop, body.id, "assistants");
      const wanted = [...new Set(body.assid)];
      if ((await shop.live.assistants.some(wanted)).length < wanted.length) throw new Refusal("assistantMissing");
      await changeAssistants(shop, row, wanted);
      return wanted;
    },
  };

  /** Changes that WeChat made before a failure are stored, so that a retry does not repeat them. */
  async function changeAssistants(shop: Shop, { id, roomId, assistantIds }: LiveRoomRow, wanted: readonly number[]) {
    if (roomId === null) return;
    const people = (ids: readonly number[]) => shop.live.assistants.some(ids);
    const held = [...assistantIds];
    try {
      for (const { id: gone, wechat } of await people(assistantIds.filter((one) => !wanted.includes(one)))) {
        await remove((live) => live.removeAssistant(roomId, wechat));
        held.splice(held.indexOf(gone), 1);
      }
      const added = await people(wanted.filter((one) => !assistantIds.includes(one)));
      const named = added.map(({ wechat, wechatNickname }) => ({ wechat, nickname: wechatNickname }));
      if (named.length > 0) await call((live) => live.addAssistants(roomId, named));
    } catch (error) {
      if (held.length < assistantIds.length) await shop.live.rooms.setAssistants(id, held);
      throw error;
    }
  }
};
