import { LiveStatus, LiveSwitch, RoomReviewStatus } from "../../generated/code-sets";
import type { components } from "../../generated/schema";
import type { liveRuleMessages } from "./messages";

type Key = keyof typeof liveRuleMessages;

/** What decides what may be done with a room. */
export interface RoomState {
  readonly reviewStatus: number;
  readonly liveStatus: number;
  readonly closeGoods: number;
}

/** What a shop does with a room; `goods` orders its goods, offers them or takes them out. */
export type RoomAction = "edit" | "remove" | "import" | "goods" | "assistants" | "share";

/** A switch of a room in the list. */
export type RoomSwitch = "listing" | "comments" | "service" | "replay";

const over: readonly number[] = [LiveStatus.ended, LiveStatus.expired, LiveStatus.banned];
const onAir: readonly number[] = [LiveStatus.live, LiveStatus.paused];

/** WeChat has made it. */
export const isAtWechat = ({ reviewStatus }: Pick<RoomState, "reviewStatus">) => reviewStatus === RoomReviewStatus.wechatPassed;

/** It will not be on air any more. */
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

/** Why an action on a room is refused; undefined where it is possible. */
export const roomRefusal = (action: RoomAction, room: RoomState) => refusals[action](room);

/** Why the server refuses to switch; a room that WeChat has not made is only stored here, and may be switched at any time. */
export function switchRefusal(name: RoomSwitch, room: RoomState): Key | undefined {
  if (!isAtWechat(room)) return undefined;
  if (isRoomOver(room)) return "roomOver";
  if (name === "replay") return room.liveStatus === LiveStatus.live ? undefined : "replayOnlyOnAir";
  return name !== "listing" && room.liveStatus === LiveStatus.live ? "notOnAir" : undefined;
}

/** Why the console shows a switch disabled: where the server would refuse, and where the reference locks it besides. */
export const switchLock = (name: RoomSwitch, room: RoomState): Key | undefined =>
  switchRefusal(name, room) ??
  (name === "listing" && isAtWechat(room) ? "listingFixed" : undefined) ??
  (name === "replay" && room.liveStatus !== LiveStatus.live ? "replayOnlyOnAir" : undefined);

/** What happens to the review of a room. */
export type RoomEvent = "edit" | "failPlatform" | "failWechat" | "passWechat";

const { platformPending, platformFailed, wechatFailed, wechatPassed } = RoomReviewStatus;

/** The state machine of a room's review: from which states an event leads to which one. */
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

/** The review's status after an event; undefined where it does not happen in that state. */
export const roomStatusAfter = (event: RoomEvent, status: number) => transitions[event][status];
