import { listQueries, type Schema } from "@shopkeeper/sdk";
import { coreText, textOf } from "../texts";
import { type List, listOf, useList } from "../list";
import { type Read, useAction, useRead } from "../core";
import { type RowSelection, useSelection } from "../selection";
import type { Room } from "./use-room-list";

type Assistant = Schema<"LiveAssistant">;

const choosable = listOf(listQueries.listLiveAssistants, { sizes: [10, 20, 30, 40] });

type ChoosableQuery = ReturnType<typeof choosable.read>;

/** Choosing the assistants of a room, starting with the current ones. */
export interface RoomAssistants extends List<Assistant, ChoosableQuery> {
  selection: RowSelection<number, Assistant>;
  confirm: () => void;
}

/** Choosing the assistants of a room, starting with the current ones; its state lives as long as the dialog is open. */
export function useRoomAssistants({
  room,
  chosen,
  onDone,
}: {
  room: Room;
  chosen: readonly Assistant[];
  onDone: () => void;
}): RoomAssistants {
  const list = useList(choosable);
  const selection = useSelection<number, Assistant>({ idOf: ({ id }) => id, initial: chosen, max: 20 });
  const save = useAction(
    (assid: readonly number[], client) => client.setRoomAssistants({ body: { id: room.id, assid: [...assid] } }),
    ["live"],
    {
      done: () => textOf(coreText, "done.done"),
    },
  );

  async function confirm() {
    const { status } = await save.run(selection.ids);
    if (status === "done") onDone();
  }

  return { ...list, selection, confirm: () => void confirm() };
}

/** The current assistants of a room. */
export const useHeldAssistants = (room: Room): Read<"listRoomAssistants"> => useRead("listRoomAssistants", { path: { id: room.id } });

/** The QR code for entering a room. */
export const useShareCode = (room: Room): Read<"getRoomShareCode"> => useRead("getRoomShareCode", { path: { id: room.id } });
