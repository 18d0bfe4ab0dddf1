import type { HandlersOf } from "../kernel/handlers";
import { assistantHandlers } from "./assistant-handlers";
import { goodsHandlers } from "./goods-handlers";
import type { PreparedLive } from "./prepared";
import { roomHandlers } from "./room-handlers";

/** The calls on the shop's live rooms, the goods for them, and their assistants. */
export const liveHandlers: HandlersOf<"live", PreparedLive> = { ...goodsHandlers, ...assistantHandlers, ...roomHandlers };
