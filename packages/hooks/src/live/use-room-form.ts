import type { MerchantClient, Schema } from "@shopkeeper/sdk";
import { latestStart, liveLimits, liveRuleMessages, roomRefusal } from "@shopkeeper/sdk/rules/live";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { coreText, textIn, textOf, useLanguage } from "../texts";
import { type StoredFormState, useStored } from "../core";
import { useCan, useShop } from "../shop";
import { useVersionedForm, type VersionedForm } from "../form";
import { judgePictures, type PictureTools } from "./judge-pictures";
import { liveText } from "./messages";
import { judgedPictures, roomInput, type RoomForm, roomModel, roomPictureFields, type RoomMedia } from "./room-form";

export interface RoomFormOptions {
  /** `edit` and `view` load the room `id`. */
  mode: "add" | "edit" | "view";
  id?: number | undefined;
  /** Without it only the server validates the pictures. */
  pictures?: PictureTools;
  onDone: () => void;
}

/** The form of a live room. */
export interface RoomFormState extends VersionedForm<RoomForm, Schema<"LiveRoom">>, StoredFormState {
  room: Schema<"LiveRoom"> | undefined;
  limits: typeof liveLimits;
  /** The earliest and the latest start. */
  bounds: { min: string; max: string };
  /** Why the room cannot be edited, as a sentence. */
  locked: string | undefined;
}

/** Planning, changing or viewing a live room. */
export function useRoomForm({ mode, id, pictures, onDone }: RoomFormOptions): RoomFormState {
  const can = useCan();
  const { now } = useShop();
  const language = useLanguage();
  const stored = useStored("getLiveRoom", mode === "add" || id === undefined ? undefined : { path: { id } });
  const room = stored.record;
  const refused = mode === "edit" && room ? roomRefusal("edit", room) : undefined;
  const { form, ...rest } = useVersionedForm<RoomForm, Schema<"LiveRoom">, boolean>({
    model: roomModel(now),
    edited: room,
    operation: mode === "add" ? "createLiveRoom" : "editLiveRoom",
    async save(values, client, version) {
      await judgePictures(mode === "add" ? "createLiveRoom" : "editLiveRoom", judgedPictures(values), pictures);
      const body = roomInput(values, await mediaOf(client, values));
      return room ? client.editLiveRoom({ body: { ...body, id: room.id, version } }) : client.createLiveRoom({ body });
    },
    reread: async (client) => (id === undefined ? undefined : client.getLiveRoom({ path: { id } })),
    draftKey: mode === "view" ? undefined : `live/rooms/${mode}${id === undefined ? "" : `/${id}`}`,
    isReadOnly: mode === "view" || refused !== undefined,
    done: mode === "add" ? textOf(liveText, "done.added") : textOf(coreText, "done.edited"),
    onDone,
  });
  return {
    ...rest,
    form,
    room,
    limits: liveLimits,
    bounds: { min: wireTime(now()), max: wireTime(latestStart(now())) },
    locked: refused && textIn(language, liveRuleMessages[refused]),
    isRefused: mode === "add" ? !can("createLiveRoom") : !can("getLiveRoom"),
    isLoading: stored.isLoading,
    loadError: stored.error,
    retry: stored.retry,
  };
}

const mediaNames = { coverImgLocal: "coverImg", shareImgLocal: "shareImg", feedsImgLocal: "feedsImg" } as const;

/** WeChat's media ids of the pictures, requested on save since they expire after three days. */
async function mediaOf(client: MerchantClient, form: RoomForm): Promise<RoomMedia> {
  const media: RoomMedia = { coverImg: "", shareImg: "", feedsImg: "" };
  for (const field of roomPictureFields)
    media[mediaNames[field]] = (await client.uploadLocalMedia({ body: { type: "image", imagePath: form[field] } })).mediaId;
  return media;
}
