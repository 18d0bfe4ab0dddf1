import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { liveText, type RoomFormOptions, useRoomForm } from "@shopkeeper/hooks/live";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { RefusedState } from "../core/refused-state";
import { DraftNotice } from "../form/draft-notice";
import { EditConflict } from "../form/edit-conflict";
import { FormScreen } from "../form/form-screen";
import { pictureTools } from "./picture-tools";
import { RoomFields } from "./room-fields";
import { RoomGoodsSection } from "./room-goods-section";

export interface RoomFormScreenProps extends RoomFormOptions {
  onBack: () => void;
}

/** The form where a merchant plans a live room, changes one, or views one and its goods. */
export function RoomFormScreen({ onBack, ...options }: RoomFormScreenProps) {
  const room = useRoomForm({ ...options, pictures: pictureTools });
  const t = useText(liveText);
  const explain = (message: string) => sentenceOf(liveText, message, room.limits);
  const isOpen = !room.isRefused && !room.isLoading && room.loadError === undefined;
  return (
    <FormScreen
      title={t(`room.${options.mode}Title`)}
      onBack={onBack}
      onSubmit={isOpen && !room.isReadOnly ? room.submit : undefined}
      isSubmitting={room.isSubmitting}
      submitLabel={t("room.submit")}
      notice={
        isOpen &&
        (room.locked ? (
          <HintNotice>{t("room.locked", { reason: room.locked })}</HintNotice>
        ) : (
          options.mode !== "view" && <DraftNotice draft={room.draft} />
        ))
      }
    >
      {room.isRefused ? (
        <RefusedState />
      ) : (
        <LoadState of={{ isLoading: room.isLoading, error: room.loadError, retry: room.retry }}>
          <RoomFields room={room} explain={explain} />
          {room.room && <RoomGoodsSection room={room.room} />}
        </LoadState>
      )}
      {room.conflict && (
        <EditConflict
          of={room.conflict}
          name={({ roomName }) => roomName}
          describe={({ anchorName, startTime, endTime }) => [
            [t("room.labels.anchorName"), anchorName, "anchorName"],
            [t("room.labels.startTime"), `${shownTime(startTime)} - ${shownTime(endTime)}`, "startTime", "endTime"],
          ]}
        />
      )}
    </FormScreen>
  );
}
