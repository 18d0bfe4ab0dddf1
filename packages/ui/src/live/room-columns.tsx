import { controlText, coreText, currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { liveText, type LiveTextKey, type Room, type RoomList, switchedOn } from "@shopkeeper/hooks/live";
import { labelOf, LiveStatus, RoomReviewStatus, ShownFlag } from "@shopkeeper/sdk";
import { isAtWechat, type RoomSwitch } from "@shopkeeper/sdk/rules/live";
import { removeAction } from "../core/row-action";
import { StatusTag, type Tone } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import { switchColumn } from "../list/switch-column";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";
import { ReviewTag } from "./review-tag";

/** The pages that a room's actions open. */
export interface RoomLinks {
  onView: (id: number) => void;
  onEdit: (id: number) => void;
}

type ShownRooms = RoomList & RoomLinks;
type RoomColumn = Column<Room, ShownRooms>;

/** The name of a room. */
export const roomName = ({ roomName: name }: Pick<Room, "roomName">) => name;

const text = (key: LiveTextKey) => textOf(liveText, key);

const reviewTones: Readonly<Record<number, Tone>> = {
  [RoomReviewStatus.platformPending]: "warning",
  [RoomReviewStatus.platformFailed]: "danger",
  [RoomReviewStatus.wechatFailed]: "danger",
  [RoomReviewStatus.wechatPassed]: "success",
};

const liveTones: Readonly<Record<number, Tone>> = {
  [LiveStatus.live]: "success",
  [LiveStatus.notStarted]: "info",
  [LiveStatus.paused]: "warning",
  [LiveStatus.banned]: "danger",
  [LiveStatus.abnormal]: "danger",
};

/** A switch of a room; a locked switch shows the reason. */
const roomSwitch = (name: RoomSwitch) =>
  switchColumn<Room, ShownRooms>({
    key: name,
    isMinor: true,
    title: () => text(`rooms.switches.${name}`),
    width: 72,
    of: ({ switches }) => switches[name],
    isOn: switchedOn[name],
    stateOf: (room) => text(switchedOn[name](room) ? "rooms.switches.on" : "rooms.switches.off"),
    nameOf: (room) => textOf(liveText, "rooms.switches.named", { name: room.roomName, what: text(`rooms.switches.${name}`) }),
    lockOf: ({ lockOf }, room) => lockOf(name, room),
  });

/** The columns of the list of rooms. */
export const roomColumns: readonly RoomColumn[] = [
  idColumn(64),
  { key: "roomName", title: () => text("rooms.fields.roomName"), minWidth: 130, isClipped: true, isHeading: true, cell: roomName },
  {
    key: "anchor",
    isMinor: true,
    title: () => text("rooms.fields.anchor"),
    width: 116,
    cell: ({ anchorName, anchorWechat }) => (
      <Two>
        <span title={anchorName}>{anchorName}</span>
        <small title={anchorWechat}>{anchorWechat}</small>
      </Two>
    ),
  },
  roomSwitch("listing"),
  roomSwitch("comments"),
  roomSwitch("service"),
  roomSwitch("replay"),
  {
    key: "storeShow",
    isMinor: true,
    title: () => text("rooms.fields.storeShow"),
    width: 76,
    cell: ({ storeShow, star }) => (
      <Two>
        <span>{text(storeShow === ShownFlag.shown ? "rooms.shown" : "rooms.hidden")}</span>
        <small role="img" aria-label={textOf(controlText, "stars.nth", { count: star })}>
          {"★".repeat(star)}
        </small>
      </Two>
    ),
  },
  {
    key: "liveStatus",
    isState: true,
    title: () => text("rooms.fields.liveStatus"),
    width: 90,
    cell: (room) =>
      isAtWechat(room) ? (
        <StatusTag tone={liveTones[room.liveStatus] ?? "neutral"}>{labelOf("LiveStatus", room.liveStatus, currentLanguage())}</StatusTag>
      ) : (
        "-"
      ),
  },
  {
    key: "status",
    title: () => text("rooms.fields.status"),
    width: 116,
    cell: ({ reviewStatus, reviewReason }) => (
      <ReviewTag
        tone={reviewTones[reviewStatus] ?? "neutral"}
        label={labelOf("RoomReviewStatus", reviewStatus, currentLanguage())}
        reason={reviewReason}
      />
    ),
  },
  {
    key: "times",
    title: () => text("rooms.fields.times"),
    width: 136,
    cell: ({ startTime, endTime }) => (
      <Two>
        <span>{shownTime(startTime)}</span>
        <small>{shownTime(endTime)}</small>
      </Two>
    ),
  },
  actionsColumn({
    width: 172,
    shown: 3,
    rowName: ({ roomName: name }) => name,
    actionsOf: (room, list) => [
      list.can.view && { key: "view", label: textOf(coreText, "actions.view"), onChoose: () => list.onView(room.id) },
      list.can.import(room) && { key: "import", label: text("rooms.import"), onChoose: () => list.dialog.open("import", room) },
      list.can.edit(room) && { key: "edit", label: textOf(coreText, "actions.edit"), onChoose: () => list.onEdit(room.id) },
      list.can.assist(room) && { key: "assist", label: text("rooms.assist"), onChoose: () => list.dialog.open("assistants", room) },
      list.can.share(room) && { key: "share", label: text("rooms.share"), onChoose: () => list.dialog.open("share", room) },
      list.can.remove(room) && removeAction(room, list),
    ],
  }),
];

const Two = styled("span", {
  base: {
    display: "grid",
    minWidth: 0,
    fontVariantNumeric: "tabular-nums",
    "& > *": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& small": { color: "fg.subtle", fontSize: "xs" },
  },
});
