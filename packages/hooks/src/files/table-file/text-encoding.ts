import { analyse } from "chardet";
import { headingKey } from "./heading-row";
import type { TableEncoding } from "./table";

/** The encodings that can be chosen, the likeliest first. */
const offered: readonly TableEncoding[] = [
  ...["utf-8", "gb18030", "big5", "shift_jis", "euc-jp", "euc-kr", "utf-16le", "utf-16be"],
  ...["windows-1252", "windows-1250", "windows-1251", "windows-1254", "koi8-r", "windows-874"],
];

const sampled = 65_536;
const eastAsian: readonly TableEncoding[] = ["gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"];

/** The encodings of a text, the likeliest first, and whether the first one is certain. */
export interface DetectedEncoding {
  readonly encodings: readonly TableEncoding[];
  readonly isSure: boolean;
}

/** Detects the encoding of a text by its BOM, its `declared` encoding, its form, the `known` headings in it, else by a detector. */
export function detectEncoding(
  bytes: Uint8Array<ArrayBuffer>,
  { declared, known }: { declared?: string | undefined; known: ReadonlySet<string> },
): DetectedEncoding {
  const marked =
    markOf(bytes) ?? wideOf(bytes) ?? (declared !== undefined && decoded(bytes, declared) !== undefined ? declared : undefined);
  if (marked !== undefined) return { encodings: [marked], isSure: true };
  const texts = new Map(
    offered.filter((encoding) => !encoding.startsWith("utf-16")).map((encoding) => [encoding, decoded(bytes, encoding)]),
  );
  const readable = [...texts].flatMap(([encoding, text]) => (text === undefined ? [] : [encoding]));
  if (texts.get("utf-8") !== undefined) return { encodings: isAscii(bytes) ? ["utf-8"] : readable, isSure: true };
  const named = readable.filter((encoding) => hasKnown(texts.get(encoding) ?? "", known));
  const points = pointsOf(bytes);
  const ranked = [...readable].sort((one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0));
  if (named.length === 1) return { encodings: [...named, ...ranked.filter((encoding) => encoding !== named[0])], isSure: true };
  return { encodings: ranked, isSure: isSureOf(ranked, points) };
}

/** Whether the detector's first choice is trusted: Chinese also decodes as other East Asian encodings, and as any single-byte one. */
function isSureOf([best, ...others]: readonly TableEncoding[], points: ReadonlyMap<TableEncoding, number>): boolean {
  if (best === undefined) return false;
  const most = points.get(best) ?? 0;
  const lead = most - (points.get(others[0] ?? "") ?? 0);
  if (best === "gb18030" || !others.some((other) => eastAsian.includes(other))) return most >= 40 && lead >= 25;
  return eastAsian.includes(best) && most >= 70 && lead >= 50;
}

/** Decodes a text in one encoding; undefined if it is not in that encoding. */
export function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: TableEncoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (encoding.startsWith("utf-")) return text.includes("\0") ? undefined : text;
    // control, private-use and replacement characters mean that it is another encoding
    return /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function markOf([first, second, third]: Uint8Array): TableEncoding | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : undefined;
}

/** UTF-16 without a BOM: its separators have a zero byte on one side. */
function wideOf(bytes: Uint8Array<ArrayBuffer>): TableEncoding | undefined {
  const sample = bytes.subarray(0, sampled);
  const noughts = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  if (even + odd === 0) return undefined;
  const encoding = odd > even ? "utf-16le" : "utf-16be";
  return decoded(bytes, encoding) === undefined ? undefined : encoding;
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/** Whether one of a text's first lines has a known heading with characters beyond ASCII. */
const hasKnown = (text: string, known: ReadonlySet<string>) =>
  text
    .slice(0, 4000)
    .split(/[\r\n,;\t|"]/)
    .some((cell) => /[^\u0000-\u007f]/.test(cell) && known.has(headingKey(cell)));

/** The detector's confidence in each offered encoding, from 0 to 100. */
function pointsOf(bytes: Uint8Array): Map<TableEncoding, number> {
  const points = new Map<TableEncoding, number>();
  for (const { name, confidence } of analyse(bytes.subarray(0, sampled))) {
    const encoding = sameAs[name] ?? name.toLowerCase();
    points.set(encoding, Math.max(points.get(encoding) ?? 0, confidence));
  }
  return points;
}

/** The encoding that browsers use for a label. */
const sameAs: Readonly<Record<string, TableEncoding>> = {
  "ISO-8859-1": "windows-1252",
  "ISO-8859-2": "windows-1250",
  "ISO-8859-9": "windows-1254",
};
