import type { PickedPicture } from "../texts";

/** At most so many pictures are in one picker (specification, section 9). */
export const mostPictures = 20;

/** What a picker holds: an address, a list of them, or such a list as JSON. */
export type PictureValue = string | readonly string[];

/** The addresses in a value, each once. Text that is no JSON list is one address. */
export function addressesIn(value: PictureValue | null | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  const listed = typeof value === "string" ? listIn(value) : value;
  return [...new Set(listed.filter((address) => address.trim() !== ""))];
}

/** The addresses after `picked` were added: what is there already is not added again, and what is too much is left out. */
export function withPictures(addresses: readonly string[], picked: readonly PickedPicture[], max = mostPictures) {
  const byId = new Map(picked.map((picture) => [picture.attId, picture.sattDir]));
  const all = [...new Set([...addresses, ...byId.values()])];
  return { addresses: all.slice(0, max), leftOut: Math.max(0, all.length - max) };
}

/** A list of addresses as it travels: JSON. */
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
