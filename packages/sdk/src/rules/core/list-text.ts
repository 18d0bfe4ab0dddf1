const separators = /[,，、;；|｜\r\n]/;

/** The entries of a list text, in order, trimmed; empty ones stay, so that a missing entry can be reported. */
export const listParts = (text: string): string[] => text.split(separators).map((part) => part.trim());

/** The entries of a list text, without the empty ones. */
export const listEntries = (text: string): string[] => listParts(text).filter((part) => part !== "");

/**
 * The entries of a list text with a known number of entries: an entry may contain other kinds of separators (红、黄) if commas alone give
 * that number.
 */
export function countedParts(text: string, count: number): string[] {
  const byCommas = text.split(/[,，]/).map((part) => part.trim());
  return byCommas.length === count ? byCommas : listParts(text);
}

const picture = /\.(?:jpe?g|png|gif|webp|bmp|mp4)$/i;

/**
 * The addresses of a list text. A comma, semicolon or bar within a full URL belongs to it, unless a blank, another
 * URL, a path of the library or another picture's name follows.
 */
export function addressEntries(text: string): string[] {
  const addresses: string[] = [];
  for (const line of text.split(/[，、；｜\r\n]|[,;|](?=\s|https?:|\/|m\/\d|demo\/|$)/i)) {
    const [head = "", ...rest] = line.split(/(?=[,;|])/);
    const isUrl = /^\s*(?:https?:)?\/\//i.test(head);
    addresses.push(head);
    for (const part of rest) {
      const last = addresses.at(-1) ?? "";
      if (!isUrl || (picture.test(last) && picture.test(part))) addresses.push(part.slice(1));
      else addresses[addresses.length - 1] = last + part;
    }
  }
  return addresses.map((address) => address.trim()).filter((address) => address !== "");
}
