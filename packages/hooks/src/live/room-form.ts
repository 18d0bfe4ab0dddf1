import { LiveRoomKind, LiveSwitch, type Schema, SwitchFlag } from "@shopkeeper/sdk";
import { pictureProblem, roomPictures, roomProblems } from "@shopkeeper/sdk/rules/live";
import { momentOf, wireTime } from "@shopkeeper/sdk/rules/time";
import { type FormModel, formSchema, problemKeys } from "../form";
import type { JudgedPicture } from "./judge-pictures";

/** The values of the form: switches by their meaning, pictures by address, times in wire format. */
export interface RoomForm {
  roomName: string;
  anchorName: string;
  anchorWechat: string;
  subAnchorWechat: string;
  createrWechat: string;
  coverImgLocal: string;
  shareImgLocal: string;
  feedsImgLocal: string;
  startTime: string;
  endTime: string;
  type: (typeof LiveRoomKind)[keyof typeof LiveRoomKind];
  hasLikes: boolean;
  hasGoods: boolean;
  hasComments: boolean;
  isFeedsPublic: boolean;
  hasReplay: boolean;
  hasShare: boolean;
  hasService: boolean;
}

/** The switches of a room, in the order of the form. */
export const roomSwitches = ["hasLikes", "hasGoods", "hasComments", "isFeedsPublic", "hasReplay", "hasShare", "hasService"] as const;

/** The pictures of a room, in the order of the form. */
export const roomPictureFields = ["coverImgLocal", "shareImgLocal", "feedsImgLocal"] as const;

const isOn = (switched: number | undefined) => (switched ?? LiveSwitch.on) === LiveSwitch.on;
const closed = (on: boolean) => (on ? LiveSwitch.on : LiveSwitch.off);

/** The form of a room. */
export const roomModel = (now: () => Date): FormModel<RoomForm, Schema<"LiveRoom">> => ({
  schema: formSchema<RoomForm>((form) => problemKeys(roomProblems(form, now()))),
  valuesOf: (room) => ({
    roomName: room?.roomName ?? "",
    anchorName: room?.anchorName ?? "",
    anchorWechat: room?.anchorWechat ?? "",
    subAnchorWechat: room?.subAnchorWechat ?? "",
    createrWechat: room?.createrWechat ?? "",
    coverImgLocal: room?.coverImgLocal ?? "",
    shareImgLocal: room?.shareImgLocal ?? "",
    feedsImgLocal: room?.feedsImgLocal ?? "",
    startTime: room?.startTime ?? "",
    endTime: room?.endTime ?? "",
    type: room?.type === LiveRoomKind.pushed ? LiveRoomKind.pushed : LiveRoomKind.phone,
    hasLikes: isOn(room?.closeLike),
    hasGoods: isOn(room?.closeGoods),
    hasComments: isOn(room?.closeComment),
    isFeedsPublic: room?.isFeedsPublic !== SwitchFlag.off,
    hasReplay: isOn(room?.closeReplay),
    hasShare: isOn(room?.closeShare),
    hasService: isOn(room?.closeKf),
  }),
});

/** The pictures of a room with their rules. */
export const judgedPictures = (form: RoomForm): readonly JudgedPicture[] =>
  roomPictureFields.map((field) => ({
    ...{ field, address: form[field] },
    problemOf: (facts) => pictureProblem(facts, roomPictures[field]),
  }));

/** WeChat's media ids of a room's pictures. */
export type RoomMedia = Pick<Schema<"LiveRoomInput">, "coverImg" | "shareImg" | "feedsImg">;

/** The request body of a valid form. */
export function roomInput(form: RoomForm, media: RoomMedia): Schema<"LiveRoomInput"> {
  const { roomName, anchorName, anchorWechat, subAnchorWechat, createrWechat, coverImgLocal, shareImgLocal, feedsImgLocal, type } = form;
  return {
    ...{ roomName, anchorName, anchorWechat, subAnchorWechat, createrWechat, coverImgLocal, shareImgLocal, feedsImgLocal, type, ...media },
    startTime: onWire(form.startTime),
    endTime: onWire(form.endTime),
    isFeedsPublic: form.isFeedsPublic ? SwitchFlag.on : SwitchFlag.off,
    closeLike: closed(form.hasLikes),
    closeGoods: closed(form.hasGoods),
    closeComment: closed(form.hasComments),
    closeReplay: closed(form.hasReplay),
    closeShare: closed(form.hasShare),
    closeKf: closed(form.hasService),
  };
}

function onWire(time: string) {
  const moment = momentOf(time);
  return moment ? wireTime(moment) : "";
}
