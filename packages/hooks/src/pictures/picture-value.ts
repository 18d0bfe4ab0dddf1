import type { PickedPicture } from "../texts";

/** The maximum number of pictures in a picker (specification, section 9). */
export const mostPictures = 20;

/** The value of a picker: an address, a list of addresses, or such a list as JSON. */
export type PictureValue = string | readonly string[];

/** The addresses in a value, without duplicates. Text that is not a JSON list is one address. */
export function addressesIn(value: PictureValue | null | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  const listed = typeof value === "string" ? listIn(value) : value;
  return [...new Set(listed.filter((address) => address.trim() !== ""))];
}

/** The addresses with `picked` added: duplicates and addresses over the limit are left out. */
export function withPictures(addresses: readonly string[], picked: readonly PickedPicture[], max = mostPictures) {
  const byId = new Map(picked.map((picture) => [picture.attId, picture.sattDir]));
  const all = [...new Set([...addresses, ...byId.values()])];
  return { addresses: all.slice(0, max), leftOut: Math.max(0, all.length - max) };
}

/** A list of addresses in wire format: JSON. */
export const pictureList = (addresses: readonly string[]) => JSON.stringify(addresses);

function listIn(text: string): readonly string[] {
  if (!text.trimStart().startsWith("[")) return [text];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}
