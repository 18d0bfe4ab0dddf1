import { useText } from "@shopkeeper/hooks/texts";
import { liveText, type Room, type RoomList, useShareCode } from "@shopkeeper/hooks/live";
import { CopyText } from "../core/copy-text";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { StoredImage } from "../core/stored-image";
import { styled } from "../theme/styled";
import { GoodsImportDialog } from "./goods-import-dialog";
import { RoomAssistantsDialog } from "./room-assistants-dialog";

interface RoomDialogProps {
  room: Room;
  onClose: () => void;
}

/** The open dialog of the list of rooms. */
export function RoomDialogs({
  list: {
    dialog: { opened, close },
  },
}: {
  list: RoomList;
}) {
  if (!opened) return null;
  const Dialog = { import: GoodsImportDialog, assistants: RoomAssistantsDialog, share: ShareDialog }[opened.is];
  return <Dialog room={opened.room} onClose={close} />;
}

/** 直播间分享二维码: the QR code that opens a room, and its page. */
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
