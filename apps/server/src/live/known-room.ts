import { RoomReviewStatus, type Schema } from "@shopkeeper/sdk/contract";
import { fill, problemTexts, type Text } from "@shopkeeper/sdk/rules/core";
import {
  liveRuleMessages,
  pictureProblem,
  type RoomAction,
  roomPictures,
  roomProblems,
  roomRefusal,
  type RoomSwitch,
  switchRefusal,
} from "@shopkeeper/sdk/rules/live";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { storedPicture } from "../files/stored-picture";
import { liveMessages } from "./messages";
import { type LiveRoomRow, type RoomPictures, roomState, roomValues } from "./room-rows";

/** A room of the shop. */
export async function roomOf(shop: Shop, id: number): Promise<LiveRoomRow> {
  const row = await shop.live.rooms.find(id);
  if (!row) throw new Refusal("liveRoomMissing");
  return row;
}

/** A room of the shop in a state that allows an action; refuses otherwise. */
export async function knownRoom(shop: Shop, id: number, action: RoomAction): Promise<LiveRoomRow> {
  const row = await roomOf(shop, id);
  const isBeingMade = row.isPassed && row.reviewStatus === RoomReviewStatus.platformPending;
  if (isBeingMade && (action === "edit" || action === "remove")) throw roomStateRefusal(row, liveMessages.beingMade);
  const refused = roomRefusal(action, roomState(row));
  if (refused) throw roomStateRefusal(row, liveRuleMessages[refused]);
  return row;
}

/** A room of the shop whose switch may be changed. */
export async function switchableRoom(shop: Shop, id: number, name: RoomSwitch): Promise<LiveRoomRow> {
  const row = await roomOf(shop, id);
  const refused = switchRefusal(name, roomState(row));
  if (refused) throw roomStateRefusal(row, liveRuleMessages[refused]);
  return row;
}

const roomStateRefusal = ({ roomName }: LiveRoomRow, reason: Text) => new Refusal("liveRoomState", { name: roomName, reason });

/** The stored columns of a planned or changed room; refuses with every fault at its field. */
export async function checkedRoom(shop: Shop, room: Schema<"LiveRoomInput">, now: Date) {
  const faults: Record<string, Text> = problemTexts(roomProblems(room, now), liveRuleMessages);
  const pictures: RoomPictures = { coverImgLocal: "", shareImgLocal: "", feedsImgLocal: "" };
  for (const field of ["coverImgLocal", "shareImgLocal", "feedsImgLocal"] as const) {
    const path = storedPicture(shop.files, room[field]);
    const known = path === undefined ? undefined : await shop.pictures.atPath(path);
    const problem = known && pictureProblem(known, roomPictures[field]);
    if (path === undefined || !known) faults[field] ??= path === undefined ? liveMessages.pictureWrong : liveMessages.pictureForeign;
    else if (problem) faults[field] = fill(liveRuleMessages[problem.key], problem.params);
    else pictures[field] = path;
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return roomValues(room, pictures);
}
