import { coreText, textOf, useFilters, useText } from "@shopkeeper/hooks/core";
import {
  liveText,
  type Room,
  useGoodsImport,
  useHeldAssistants,
  useRoomAssistants,
  type useRoomList,
  useShareCode,
} from "@shopkeeper/hooks/live";
import type { Schema } from "@shopkeeper/sdk";
import { CopyText } from "../core/copy-text";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { StoredImage } from "../core/stored-image";
import { FilterBar } from "../list/filter-bar";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { PickerDialog } from "../picker/picker-dialog";
import { styled } from "../theme/styled";
import { goodsColumns } from "./goods-columns";

interface RoomDialogProps {
  room: Room;
  onClose: () => void;
}

/** The dialog that is open over the list of rooms. */
export function RoomDialogs({ list: { opened, close } }: { list: ReturnType<typeof useRoomList> }) {
  if (!opened) return null;
  const Dialog = { import: ImportDialog, assistants: AssistantsDialog, share: ShareDialog }[opened.is];
  return <Dialog room={opened.room} onClose={close} />;
}

/** 商品信息: goods that WeChat has passed, picked over the pages and added to a room. */
function ImportDialog({ room, onClose }: RoomDialogProps) {
  const picker = useGoodsImport({ room, onDone: onClose });
  const t = useText(liveText);
  const core = useText(coreText);
  const filters = useFilters(picker);
  return (
    <PickerDialog
      title={t("rooms.importTitle")}
      width={1000}
      picker={picker}
      columns={goodsColumns}
      nameOf={({ name }) => name}
      filters={
        <FilterBar {...filters.bar} isNested>
          <TextFilter label={t("rooms.importSearch")} placeholder={t("rooms.importHint")} width={300} {...filters.text("keywords")} />
        </FilterBar>
      }
      empty={{ title: t("rooms.importEmpty"), hint: t("rooms.importEmptyHint") }}
      basket={{
        count: core("selection.count", { count: picker.selection.count }),
        dropLabel: ({ name }) => t("rooms.drop", { name }),
      }}
      problem={picker.problem}
      onClose={onClose}
    />
  );
}

/** 编辑助手: begins with those that the room has. */
function AssistantsDialog({ room, onClose }: RoomDialogProps) {
  const t = useText(liveText);
  const held = useHeldAssistants(room);
  if (held.data) return <AssistantPicker room={room} chosen={held.data} onClose={onClose} />;
  return (
    <Modal title={t("rooms.assist")} isOpen width={720} onClose={onClose}>
      <LoadState of={held}>{null}</LoadState>
    </Modal>
  );
}

function AssistantPicker({ room, chosen, onClose }: RoomDialogProps & { chosen: readonly Schema<"LiveAssistant">[] }) {
  const picker = useRoomAssistants({ room, chosen, onDone: onClose });
  const t = useText(liveText);
  const core = useText(coreText);
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
      basket={{
        count: core("selection.count", { count: picker.selection.count }),
        dropLabel: ({ wechatNickname }) => t("rooms.drop", { name: wechatNickname }),
      }}
      onClose={onClose}
    />
  );
}

const assistantColumns: readonly Column<Schema<"LiveAssistant">>[] = [
  { key: "nickname", title: () => textOf(liveText, "assistants.nickname"), isHeading: true, cell: ({ wechatNickname }) => wechatNickname },
  { key: "wechat", title: () => textOf(liveText, "assistants.wechat"), cell: ({ wechat }) => wechat },
];

/** 直播间分享二维码: the code by which people get into a room, and its page. */
function ShareDialog({ room, onClose }: RoomDialogProps) {
  const t = useText(liveText);
  const read = useShareCode(room);
  return (
    <Modal title={t("rooms.shareTitle")} isOpen width={420} onClose={onClose}>
      <LoadState of={read}>
        {read.data && (
          <Code>
            <StoredImage src={read.data.cdnUrl} alt={t("rooms.shareCode", { name: room.roomName })} width={220} height={220} />
            <p>{t("rooms.sharePath")}</p>
            <CopyText text={read.data.pagePath} />
          </Code>
        )}
      </LoadState>
    </Modal>
  );
}

const Code = styled("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "2",
    overflowWrap: "anywhere",
    "& > img": { borderRadius: "md", background: "white" },
    "& > p": { color: "fg.subtle", fontSize: "xs" },
  },
});
