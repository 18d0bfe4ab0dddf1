import {
  LiveSwitch,
  listQueries,
  LiveStatus,
  type MerchantClient,
  RoomReviewStatus,
  type Schema,
  ShownFlag,
  SwitchFlag,
} from "@shopkeeper/sdk";
import { liveRuleMessages, type RoomAction, roomRefusal, type RoomSwitch, switchLock } from "@shopkeeper/sdk/rules/live";
import { useState } from "react";
import {
  listOf,
  type Removal,
  type RowSwitch,
  type SearchParamsState,
  type TabbedList,
  useList,
  useListTabs,
  useRemoval,
  useRowSwitch,
  withTabs,
} from "../list";
import { textIn, useLanguage } from "../texts";
import { useCan } from "../shop";
import { anyReview, countedUnder } from "./review-tabs";

/** A live room. */
export type Room = Schema<"LiveRoom">;

/** The live rooms; the filters are in the request body. */
export const rooms = listOf(
  {
    operation: listQueries.listLiveRooms.operation,
    fields: {
      reviewStatus: { kind: "code", set: "RoomReviewStatus", codes: Object.values(RoomReviewStatus) },
      storeShow: { kind: "code", codes: [ShownFlag.shown, ShownFlag.hidden] },
      liveStatus: { kind: "code", set: "LiveStatus", codes: Object.values(LiveStatus) },
      star: { kind: "code", codes: [5, 4, 3, 2, 1] },
      keywords: { kind: "text", maxLength: 64 },
    },
  },
  {
    kept: ["reviewStatus"],
    toInput: ({ page, limit, ...searchRequest }) => ({ body: { pageParamRequest: { page, limit }, searchRequest } }),
  },
);

type RoomQuery = ReturnType<typeof rooms.read>;

type Tab = Schema<"RoomReviewStatus"> | typeof anyReview;

const tabs: readonly Tab[] = [
  anyReview,
  RoomReviewStatus.platformPending,
  RoomReviewStatus.platformFailed,
  RoomReviewStatus.wechatPassed,
  RoomReviewStatus.wechatFailed,
];

/** The live rooms with their switches, the dialogs of one, and deleting them. */
export interface RoomList extends TabbedList<Room, RoomQuery, Tab> {
  switches: RoomSwitches;
  /** Why a switch is locked, as a sentence. */
  lockOf(name: RoomSwitch, room: Room): string | undefined;
  removal: Removal<Room> | undefined;
  dialog: RoomListDialog;
  can: RoomListRights;
}

interface RoomListDialog {
  opened: { is: "import" | "assistants" | "share"; room: Room } | undefined;
  open: (is: "import" | "assistants" | "share", room: Room) => void;
  close: () => void;
}

/** The actions that the account may run on a room in its state. */
interface RoomListRights {
  add: boolean;
  view: boolean;
  edit: (room: Room) => boolean;
  import: (room: Room) => boolean;
  assist: (room: Room) => boolean;
  share: (room: Room) => boolean;
  remove: (room: Room) => boolean;
}

/** The live rooms with their switches, the dialogs of a room, and deleting; actions without permission are undefined. */
export function useRoomList(search: SearchParamsState): RoomList {
  const can = useCan();
  const language = useLanguage();
  const list = useList(rooms, search);
  const { keywords, liveStatus, storeShow, star } = list.filters.query;
  const [opened, setOpened] = useState<{ is: "import" | "assistants" | "share"; room: Room }>();
  const may = (action: RoomAction, room: Room) => roomRefusal(action, room) === undefined;
  return {
    ...withTabs(
      list,
      useListTabs<"countLiveRooms", Tab>(list, {
        operation: "countLiveRooms",
        input: { query: { keywords, liveStatus, storeShow, star } },
        tabs,
        tab: list.filters.query.reviewStatus ?? anyReview,
        openTab: (tab) => list.filters.change({ reviewStatus: tab === anyReview ? undefined : tab }),
        all: anyReview,
        countOf: countedUnder,
      }),
    ),
    switches: useRoomSwitches(),
    lockOf(name: RoomSwitch, room: Room) {
      const lock = switchLock(name, room);
      return lock && textIn(language, liveRuleMessages[lock]);
    },
    removal: useRemoval<Room>(list, "deleteLiveRoom"),
    dialog: {
      opened,
      open: (is: "import" | "assistants" | "share", room: Room) => setOpened({ is, room }),
      close: () => setOpened(undefined),
    },
    can: {
      add: can("createLiveRoom"),
      view: can("getLiveRoom"),
      edit: (room: Room) => can("editLiveRoom") && can("getLiveRoom") && may("edit", room),
      import: (room: Room) => can("addRoomGoods") && may("import", room),
      assist: (room: Room) => can("setRoomAssistants") && may("assistants", room),
      share: (room: Room) => can("getRoomShareCode") && may("share", room),
      remove: (room: Room) => may("remove", room),
    },
  };
}

/** The switches of rooms. */
export interface RoomSwitches {
  listing: RowSwitch<Room> | undefined;
  comments: RowSwitch<Room> | undefined;
  service: RowSwitch<Room> | undefined;
  replay: RowSwitch<Room> | undefined;
}

/** The switches of rooms; a switch is on if its label is true of the room. */
function useRoomSwitches(): RoomSwitches {
  return {
    listing: useSwitch("setRoomListing", isListed, (id, isOn, client) =>
      client.setRoomListing({ path: { id, isFeedsPublic: isOn ? SwitchFlag.on : SwitchFlag.off } }),
    ),
    comments: useSwitch("setRoomComments", isMuted, (id, isOn, client) =>
      client.setRoomComments({ path: { id, banComment: isOn ? LiveSwitch.off : LiveSwitch.on } }),
    ),
    service: useSwitch("setRoomService", hasService, (id, isOn, client) =>
      client.setRoomService({ path: { id, closeKf: isOn ? LiveSwitch.on : LiveSwitch.off } }),
    ),
    replay: useSwitch("setRoomReplay", hasReplay, (id, isOn, client) =>
      client.setRoomReplay({ path: { id, closeReplay: isOn ? LiveSwitch.on : LiveSwitch.off } }),
    ),
  };
}

const isListed = ({ isFeedsPublic }: Room) => isFeedsPublic === SwitchFlag.on;
const isMuted = ({ closeComment }: Room) => closeComment === LiveSwitch.off;
const hasService = ({ closeKf }: Room) => closeKf === LiveSwitch.on;
const hasReplay = ({ closeReplay }: Room) => closeReplay === LiveSwitch.on;

/** Whether the label of a switch is true of a room. */
export const switchedOn: Readonly<Record<RoomSwitch, (room: Room) => boolean>> = {
  ...{ listing: isListed, comments: isMuted, service: hasService, replay: hasReplay },
};

type SwitchOperation = "setRoomListing" | "setRoomComments" | "setRoomService" | "setRoomReplay";

const useSwitch = (
  operation: SwitchOperation,
  isOn: (room: Room) => boolean,
  turn: (id: number, isOn: boolean, client: MerchantClient) => Promise<unknown>,
) => useRowSwitch<Room>({ operation, call: (room, client) => turn(room.id, !isOn(room), client) }, { isOn });
