import type { Scope } from "../tenancy/scope";
import { assistantStore } from "./assistant-store";
import { liveGoodsStore } from "./goods-store";
import { roomStore } from "./room-store";

/** The shop's live rooms, the goods for them, and who assists in them. */
export const liveStore = (scope: Scope) => ({
  goods: liveGoodsStore(scope),
  assistants: assistantStore(scope),
  rooms: roomStore(scope),
});
