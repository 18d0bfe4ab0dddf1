import type { PreparedGoods } from "./prepare-goods";
import type { PreparedRooms } from "./prepare-rooms";
import type { PreparedSwitches } from "./prepare-switches";

/** Results of this domain's preparations, by operation. */
export type PreparedLive = PreparedGoods & PreparedRooms & PreparedSwitches;
