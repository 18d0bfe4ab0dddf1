import { yieldEvery } from "../core/yield-every";

/** Pixels as red, green, blue and opacity, row by row from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const RGB = 0;
const MASKS = 3;
/** Pixels of a row that are read without a pause. */
const SPAN = 65_536;
const depths = new Set([1, 4, 8, 16, 24, 32]);

/** The size of a BMP, from its header; undefined for other files and for the compressed kinds, which are no longer in use. */
export function bmpSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const head = headOf(bytes);
  return head && { width: head.width, height: head.height };
}

/** The pixels of a BMP, read with pauses for other work; undefined when it is broken or truncated. */
export async function readBmp(bytes: Uint8Array): Promise<Pixels | undefined> {
  const head = headOf(bytes);
  if (!head) return undefined;
  const { view, width, height, isTopDown, depth, start, masks, palette } = head;
  const breathe = yieldEvery(20);
  const stride = Math.ceil((width * depth) / 32) * 4;
  if (start + stride * (height - 1) + Math.ceil((width * depth) / 8) > bytes.length) return undefined;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = start + stride * (isTopDown ? y : height - 1 - y);
    for (let from = 0; from < width; from += SPAN) {
      const end = Math.min(width, from + SPAN);
      for (let x = from; x < end; x += 1) writePixel(row, x, (y * width + x) * 4);
      await breathe();
    }
  }
  return { width, height, data };

  function writePixel(row: number, x: number, to: number) {
    if (depth <= 8) {
      const bit = x * depth;
      const index = ((bytes[row + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
      copyColour(palette + index * 4, to);
    } else if (depth === 24) copyColour(row + x * 3, to);
    else {
      const value = depth === 16 ? view.getUint16(row + x * 2, true) : view.getUint32(row + x * 4, true);
      for (let channel = 0; channel < 4; channel += 1) {
        const mask = masks[channel] ?? 0;
        data[to + channel] = mask === 0 ? (channel === 3 ? 255 : 0) : channelOf(value, mask);
      }
    }
  }

  function copyColour(from: number, to: number) {
    data[to] = bytes[from + 2] ?? 0;
    data[to + 1] = bytes[from + 1] ?? 0;
    data[to + 2] = bytes[from] ?? 0;
    data[to + 3] = 255;
  }
}

function headOf(bytes: Uint8Array) {
  if (bytes.length < 54 || bytes[0] !== 0x42 || bytes[1] !== 0x4d) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = view.getUint32(10, true);
  const size = view.getUint32(14, true);
  const width = view.getInt32(18, true);
  const tall = view.getInt32(22, true);
  const depth = view.getUint16(28, true);
  const packing = view.getUint32(30, true);
  const isKnown = size >= 40 && size <= 124 && depths.has(depth) && (packing === RGB || (packing === MASKS && depth >= 16));
  if (!isKnown || width <= 0 || tall === 0 || start < 14 + size || start > bytes.length) return undefined;
  const maskAt = (channel: number) => {
    const at = 54 + channel * 4;
    return at + 4 <= start ? view.getUint32(at, true) : 0;
  };
  const usual = depth === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
  const masks = packing === MASKS ? [maskAt(0), maskAt(1), maskAt(2), size >= 56 ? maskAt(3) : 0] : usual;
  return { view, width, height: Math.abs(tall), isTopDown: tall < 0, depth, start, masks, palette: 14 + size };
}

/** The part of a value under a mask, scaled to 0 … 255. */
function channelOf(value: number, mask: number) {
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return Math.round((((value & mask) >>> shift) / most) * 255);
}
