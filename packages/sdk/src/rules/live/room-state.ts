import { LiveStatus, LiveSwitch, RoomReviewStatus } from "../../generated/code-sets";
import type { components } from "../../generated/schema";
import type { liveRuleMessages } from "./messages";

type Key = keyof typeof liveRuleMessages;

/** The fields that decide which actions on a room are possible. */
export interface RoomState {
  readonly reviewStatus: number;
  readonly liveStatus: number;
  readonly closeGoods: number;
}

/** An action of a shop on a room; `goods` sorts its goods, offers or removes them. */
export type RoomAction = "edit" | "remove" | "import" | "goods" | "assistants" | "share";

/** A switch of a room in the list. */
export type RoomSwitch = "listing" | "comments" | "service" | "replay";

const over: readonly number[] = [LiveStatus.ended, LiveStatus.expired, LiveStatus.banned];
const onAir: readonly number[] = [LiveStatus.live, LiveStatus.paused];

/** Whether WeChat has created the room. */
export const isAtWechat = ({ reviewStatus }: Pick<RoomState, "reviewStatus">) => reviewStatus === RoomReviewStatus.wechatPassed;

/** Whether the room will never be on air again. */
export const isRoomOver = ({ liveStatus }: Pick<RoomState, "liveStatus">) => over.includes(liveStatus);

const isOnAir = ({ liveStatus }: RoomState) => onAir.includes(liveStatus);
const notAtWechat = (room: RoomState): Key | undefined => (isAtWechat(room) ? undefined : "roomNotPassed");
const whenOver = (room: RoomState): Key | undefined => (isRoomOver(room) ? "roomOver" : undefined);

const refusals: Readonly<Record<RoomAction, (room: RoomState) => Key | undefined>> = {
  edit: (room) => (isAtWechat(room) && room.liveStatus !== LiveStatus.notStarted ? "roomStarted" : undefined),
  remove: (room) => (isAtWechat(room) && isOnAir(room) ? "roomOnAir" : undefined),
  import: (room) =>
    notAtWechat(room) ??
    (room.liveStatus === LiveStatus.paused ? "roomPaused" : undefined) ??
    (room.liveStatus >= LiveStatus.ended ? "roomOver" : undefined) ??
    (room.closeGoods === LiveSwitch.on ? undefined : "roomWithoutGoods"),
  goods: (room) => notAtWechat(room) ?? whenOver(room),
  assistants: (room) => notAtWechat(room) ?? whenOver(room),
  share: notAtWechat,
};

/** Why an action on a room is refused; undefined if it is possible. */
export const roomRefusal = (action: RoomAction, room: RoomState) => refusals[action](room);

/** Why the server refuses to switch; a room that WeChat has not created is only stored here, and may be switched at any time. */
export function switchRefusal(name: RoomSwitch, room: RoomState): Key | undefined {
  if (!isAtWechat(room)) return undefined;
  if (isRoomOver(room)) return "roomOver";
  if (name === "replay") return room.liveStatus === LiveStatus.live ? undefined : "replayOnlyOnAir";
  return name !== "listing" && room.liveStatus === LiveStatus.live ? "notOnAir" : undefined;
}

/** Why the console disables a switch: if the server would refuse it, and in the cases that the reference also locks. */
export const switchLock = (name: RoomSwitch, room: RoomState): Key | undefined =>
  switchRefusal(name, room) ??
  (name === "listing" && isAtWechat(room) ? "listingFixed" : undefined) ??
  (name === "replay" && room.liveStatus !== LiveStatus.live ? "replayOnlyOnAir" : undefined);

/** An event in the review of a room. */
export type RoomEvent = "edit" | "failPlatform" | "failWechat" | "passWechat";

const { platformPending, platformFailed, wechatFailed, wechatPassed } = RoomReviewStatus;

/** The state machine of a room's review: the next state by event and current state. */
const transitions: Readonly<Record<RoomEvent, Readonly<Partial<Record<number, components["schemas"]["RoomReviewStatus"]>>>>> = {
  edit: {
    [platformPending]: platformPending,
    [platformFailed]: platformPending,
    [wechatFailed]: platformPending,
    [wechatPassed]: wechatPassed,
  },
  failPlatform: { [platformPending]: platformFailed },
  failWechat: { [platformPending]: wechatFailed },
  passWechat: { [platformPending]: wechatPassed },
};

/** The review's status after an event; undefined if the current one does not allow it. */
export const roomStatusAfter = (event: RoomEvent, status: number) => transitions[event][status];
