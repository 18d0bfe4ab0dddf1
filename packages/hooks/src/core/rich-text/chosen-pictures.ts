/** A picture that was chosen in the library. */
export interface ChosenPicture {
  readonly attId: number;
  readonly sattDir: string;
}

/** The pictures that a window with the library tells of, in the order of choosing; undefined for any other message. */
export function chosenPictures(message: unknown): readonly ChosenPicture[] | undefined {
  if (!isRecord(message) || message.type !== "pictures.chosen" || !Array.isArray(message.pictures)) return undefined;
  return message.pictures.flatMap((one: unknown) =>
    isRecord(one) && typeof one.attId === "number" && typeof one.sattDir === "string" ? [{ attId: one.attId, sattDir: one.sattDir }] : [],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
