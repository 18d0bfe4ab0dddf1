import type { PreparedGoods } from "./prepare-goods";
import type { PreparedRooms } from "./prepare-rooms";
import type { PreparedSwitches } from "./prepare-switches";

/** What the preparations of this domain bring, by operation. */
export type PreparedLive = PreparedGoods & PreparedRooms & PreparedSwitches;
