/** A picture of the library as it is handed on. */
export interface PickedPicture {
  readonly attId: number;
  readonly sattDir: string;
  /** Its size, where it is known; it does not travel between windows. */
  readonly bytes?: number;
  /** Its name, where it is known; it does not travel either. */
  readonly name?: string;
}

/** What a window that hosts the library gets when pictures were chosen in it. */
export interface ChosenMessage {
  readonly type: "pictures.chosen";
  readonly pictures: readonly PickedPicture[];
}

/** The message for chosen pictures, with nothing in it but what it promises. */
export const chosenMessage = (pictures: readonly PickedPicture[]): ChosenMessage => ({
  type: "pictures.chosen",
  pictures: pictures.map(({ attId, sattDir }) => ({ attId, sattDir })),
});

/** The pictures of a message in the order of choosing; undefined for any other message. A listener checks its origin before. */
export function picturesIn(message: unknown): readonly PickedPicture[] | undefined {
  if (!isRecord(message) || message.type !== "pictures.chosen" || !Array.isArray(message.pictures)) return undefined;
  return message.pictures.flatMap((one: unknown) =>
    isRecord(one) && typeof one.attId === "number" && typeof one.sattDir === "string" ? [{ attId: one.attId, sattDir: one.sattDir }] : [],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
