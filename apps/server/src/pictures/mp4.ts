import type { FileContent } from "../ports/spool";

/** The size of a video's picture, where it says so. */
export interface VideoFacts {
  width: number | null;
  height: number | null;
}

interface Box {
  type: string;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

const TOP = new Set([
  "ftyp",
  "moov",
  "mdat",
  "free",
  "skip",
  "wide",
  "uuid",
  "meta",
  "moof",
  "mfra",
  "sidx",
  "ssix",
  "styp",
  "pdin",
  "prft",
  "emsg",
]);
const MAX_BOXES = 100_000;
const MAX_MOOV = 32 * 1024 * 1024;

/** What an MP4 says of itself; undefined when its boxes do not fit together, or do not fill the file. */
export async function videoFacts(content: FileContent): Promise<VideoFacts | undefined> {
  const boxes: Box[] = [];
  for (let at = 0; at < content.size;) {
    const box = boxAt(await content.read(at, at + 16), 0, content.size - at);
    if (!box || !TOP.has(box.type) || boxes.length === MAX_BOXES) return undefined;
    boxes.push({ ...box, start: at + box.start, end: at + box.end });
    at += box.end;
  }
  const moov = boxes.find(({ type }) => type === "moov");
  const hasMedia = boxes.some(({ type }) => type === "mdat");
  if (boxes[0]?.type !== "ftyp" || !moov || !hasMedia || moov.end - moov.start > MAX_MOOV) return undefined;
  return moovFacts(await content.read(moov.start, moov.end));
}

/** The box at a place of `bytes`, of which `left` follow in the file. */
function boxAt(bytes: Uint8Array, at: number, left: number): Box | undefined {
  if (left < 8 || bytes.length < at + 8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
  const short = view.getUint32(at);
  if (short === 0) return { type, start: at + 8, end: at + left };
  if (short !== 1) return short >= 8 && short <= left ? { type, start: at + 8, end: at + short } : undefined;
  if (bytes.length < at + 16) return undefined;
  const long = Number(view.getBigUint64(at + 8));
  return long >= 16 && long <= left ? { type, start: at + 16, end: at + long } : undefined;
}

function moovFacts(bytes: Uint8Array): VideoFacts | undefined {
  const inside = boxesIn(bytes, 0, bytes.length);
  const tracks = inside?.filter(({ type }) => type === "trak");
  if (!inside?.some(({ type }) => type === "mvhd") || !tracks || tracks.length === 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const track of tracks) {
    const head = boxesIn(bytes, track.start, track.end)?.find(({ type }) => type === "tkhd");
    if (!head || head.end - head.start < 8) continue;
    // the last two numbers, as 16.16 fixed point
    const [width, height] = [view.getUint32(head.end - 8) >>> 16, view.getUint32(head.end - 4) >>> 16];
    if (width > 0 && height > 0) return { width, height };
  }
  return { width: null, height: null };
}

function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const box = boxAt(bytes, at, end - at);
    if (!box || boxes.length === MAX_BOXES) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}
