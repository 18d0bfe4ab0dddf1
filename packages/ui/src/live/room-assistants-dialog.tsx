import { textOf, useText } from "@shopkeeper/hooks/texts";
import { useFilters } from "@shopkeeper/hooks/list";
import { liveText, type Room, useHeldAssistants, useRoomAssistants } from "@shopkeeper/hooks/live";
import type { Schema } from "@shopkeeper/sdk";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { FilterBar } from "../list/filter-bar";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { PickerDialog } from "../picker/picker-dialog";

export interface RoomAssistantsDialogProps {
  /** The room whose assistants are picked. */
  room: Room;
  /** Closes it; also called when the assistants have been saved. */
  onClose: () => void;
}

/** 编辑助手: begins with the current assistants of the room. */
export function RoomAssistantsDialog({ room, onClose }: RoomAssistantsDialogProps) {
  const t = useText(liveText);
  const held = useHeldAssistants(room);
  if (held.data) return <AssistantPicker room={room} chosen={held.data} onClose={onClose} />;
  return (
    <Modal title={t("rooms.assist")} isOpen width={720} onClose={onClose}>
      <LoadState of={held}>{null}</LoadState>
    </Modal>
  );
}

function AssistantPicker({ room, chosen, onClose }: RoomAssistantsDialogProps & { chosen: readonly Schema<"LiveAssistant">[] }) {
  const picker = useRoomAssistants({ room, chosen, onDone: onClose });
  const t = useText(liveText);
  const filters = useFilters(picker);
  return (
    <PickerDialog
      title={t("rooms.assist")}
      width={720}
      picker={picker}
      columns={assistantColumns}
      nameOf={({ wechatNickname }) => wechatNickname}
      filters={
        <FilterBar {...filters.bar} isNested>
          <TextFilter label={t("rooms.assistants")} placeholder={t("assistants.searchHint")} width={240} {...filters.text("keywords")} />
        </FilterBar>
      }
      empty={{ title: t("rooms.noAssistants") }}
      onClose={onClose}
    />
  );
}

const assistantColumns: readonly Column<Schema<"LiveAssistant">>[] = [
  { key: "nickname", title: () => textOf(liveText, "assistants.nickname"), isHeading: true, cell: ({ wechatNickname }) => wechatNickname },
  { key: "wechat", title: () => textOf(liveText, "assistants.wechat"), cell: ({ wechat }) => wechat },
];
