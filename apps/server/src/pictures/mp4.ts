import { pause } from "../core/yield-every";
import type { FileContent } from "../ports/spool";

/** The size of a video's picture; null if the video does not state it. */
export interface VideoFacts {
  width: number | null;
  height: number | null;
}

interface Box {
  type: string;
  /** The bounds of its content. */
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
/** The most boxes of all levels together. */
export const MAX_BOXES = 5_000;
/** Boxes that are read before other requests are answered. */
const BOXES_AT_ONCE = 500;
const MAX_MOOV = 8 * 1024 * 1024;

/** The facts that an MP4 states; undefined when its boxes do not fit together, do not fill the file, or are too many. */
export async function videoFacts(content: FileContent): Promise<VideoFacts | undefined> {
  const count = boxCount();
  const boxes: Box[] = [];
  for (let at = 0; at < content.size;) {
    const box = boxAt(await content.read(at, at + 16), 0, content.size - at);
    if (!box || !TOP.has(box.type) || !(await count.next())) return undefined;
    boxes.push({ ...box, start: at + box.start, end: at + box.end });
    at += box.end;
  }
  const moov = boxes.find(({ type }) => type === "moov");
  const hasMedia = boxes.some(({ type }) => type === "mdat");
  if (boxes[0]?.type !== "ftyp" || !moov || !hasMedia || moov.end - moov.start > MAX_MOOV) return undefined;
  return moovFacts(await content.read(moov.start, moov.end), count);
}

/** Counts the boxes of one file; `next` is false once there are too many. */
function boxCount() {
  let read = 0;
  return {
    async next() {
      read += 1;
      if (read % BOXES_AT_ONCE === 0) await pause();
      return read <= MAX_BOXES;
    },
    isOver: () => read > MAX_BOXES,
  };
}

type BoxCount = ReturnType<typeof boxCount>;

/** The box at an offset of `bytes`, of which `left` bytes follow in the file. */
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

async function moovFacts(bytes: Uint8Array, count: BoxCount): Promise<VideoFacts | undefined> {
  const inside = await boxesIn(bytes, 0, bytes.length, count);
  const tracks = inside?.filter(({ type }) => type === "trak");
  if (!inside?.some(({ type }) => type === "mvhd") || !tracks || tracks.length === 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const track of tracks) {
    const boxes = await boxesIn(bytes, track.start, track.end, count);
    if (count.isOver()) return undefined;
    const head = boxes?.find(({ type }) => type === "tkhd");
    if (!head || head.end - head.start < 8) continue;
    // the last two numbers, in 16.16 fixed point
    const [width, height] = [view.getUint32(head.end - 8) >>> 16, view.getUint32(head.end - 4) >>> 16];
    if (width > 0 && height > 0) return { width, height };
  }
  return { width: null, height: null };
}

async function boxesIn(bytes: Uint8Array, start: number, end: number, count: BoxCount): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const box = boxAt(bytes, at, end - at);
    if (!box || !(await count.next())) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}
