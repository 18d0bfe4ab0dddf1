/** A chosen picture of the library. */
export interface PickedPicture {
  readonly attId: number;
  readonly sattDir: string;
  /** Its size, if known; not sent between windows. */
  readonly bytes?: number;
  /** Its name, if known; not sent between windows. */
  readonly name?: string;
}

/** The message to a window that hosts the library, when pictures were chosen. */
export interface ChosenMessage {
  readonly type: "pictures.chosen";
  readonly pictures: readonly PickedPicture[];
}

/** The message for chosen pictures, with the promised fields only. */
export const chosenMessage = (pictures: readonly PickedPicture[]): ChosenMessage => ({
  type: "pictures.chosen",
  pictures: pictures.map(({ attId, sattDir }) => ({ attId, sattDir })),
});

/** The pictures of a message in selection order; undefined for any other message. The listener must check the origin first. */
export function picturesIn(message: unknown): readonly PickedPicture[] | undefined {
  if (!isRecord(message) || message.type !== "pictures.chosen" || !Array.isArray(message.pictures)) return undefined;
  return message.pictures.flatMap((one: unknown) =>
    isRecord(one) && typeof one.attId === "number" && typeof one.sattDir === "string" ? [{ attId: one.attId, sattDir: one.sattDir }] : [],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
