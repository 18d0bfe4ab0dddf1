import type { Scope } from "../tenancy/scope";
import { assistantStore } from "./assistant-store";
import { liveGoodsStore } from "./goods-store";
import { roomStore } from "./room-store";

/** The shop's live rooms, their goods and their assistants. */
export const liveStore = (scope: Scope) => ({
  goods: liveGoodsStore(scope),
  assistants: assistantStore(scope),
  rooms: roomStore(scope),
});
