import { TableFault, type TableLimits } from "./table";

interface Entry {
  name: string;
  method: number;
  start: number;
  packed: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const longestComment = 65_557;
const mostEntries = 2_000;

/**
 * Checks a zip before it is parsed: every part is unpacked once and its bytes counted, never kept.
 *
 * The size that a part declares is not trusted. Parts may not share their bytes, be encrypted, or declare entities.
 */
export async function checkArchive(bytes: Uint8Array<ArrayBuffer>, { unpackedBytes }: Pick<TableLimits, "unpackedBytes">): Promise<void> {
  const entries = entriesOf(bytes);
  if (entries.reduce((sum, { packed }) => sum + packed, 0) > bytes.length) throw new TableFault("tooPacked");
  const names = new Set(entries.map(({ name }) => name));
  if (names.has("content.xml") && names.has("mimetype")) throw new TableFault("otherFormat");
  if (!names.has("[Content_Types].xml") || ![...names].some((name) => /(^|[\\/])workbook\d*\.(xml|bin)$/i.test(name)))
    throw new TableFault("noTable");
  let left = unpackedBytes;
  for (const { name, method, start, packed } of entries) {
    // pictures and the like are never read
    if (!/\.(xml|rels|bin)$/i.test(name)) continue;
    const content = bytes.subarray(start, start + packed);
    left -= method === 0 ? checkedPart(content) : await unpackedSize(content, left);
    if (left < 0) throw new TableFault("tooPacked");
  }
}

function entriesOf(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (place: number, size: 2 | 4) => {
    if (place < 0 || place + size > bytes.length) throw new TableFault("broken");
    return size === 2 ? view.getUint16(place, true) : view.getUint32(place, true);
  };
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - longestComment && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0 || at(end, 4) !== END) throw new TableFault("broken");
  const count = at(end + 10, 2);
  if (count > mostEntries) throw new TableFault("tooPacked");
  const entries: Entry[] = [];
  for (let place = at(end + 16, 4), seen = 0; seen < count; seen += 1) {
    if (at(place, 4) !== CENTRAL) throw new TableFault("broken");
    if (at(place + 8, 2) & 1) throw new TableFault("protected");
    const method = at(place + 10, 2);
    if (method !== 0 && method !== 8) throw new TableFault("broken");
    const packed = at(place + 20, 4);
    const nameLength = at(place + 28, 2);
    const local = at(place + 42, 4);
    if (at(local, 4) !== LOCAL) throw new TableFault("broken");
    const start = local + 30 + at(local + 26, 2) + at(local + 28, 2);
    if (start + packed > bytes.length) throw new TableFault("broken");
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength));
    entries.push({ name, method, start, packed });
    place += 46 + nameLength + at(place + 30, 2) + at(place + 32, 2);
  }
  return entries;
}

/** The unpacked size of a part in bytes, counted up to `most`. */
async function unpackedSize(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  let size = 0;
  let before = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return size;
      size += value.length;
      if (size > most) throw new TableFault("tooPacked");
      before = refuseEntities(before, value);
    }
  } catch (failure) {
    throw failure instanceof TableFault ? failure : new TableFault("broken", { cause: failure });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function checkedPart(content: Uint8Array<ArrayBuffer>): number {
  refuseEntities("", content);
  return content.length;
}

/** Refuses a document type, also across two pieces: the returned end of this piece is put before the next. */
function refuseEntities(before: string, piece: Uint8Array<ArrayBuffer>): string {
  const text = before + new TextDecoder("latin1").decode(piece);
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new TableFault("entities");
  return text.slice(-12);
}
