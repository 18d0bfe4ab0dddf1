import { encode } from "fast-png";

const encoder = new TextEncoder();

/** Bytes from texts and bytes. */
export function joined(...parts: (string | readonly number[] | Uint8Array)[]): Uint8Array {
  const pieces = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

/** A small PNG; each shade is another picture. */
export function pictureCanvas(shade: number, width = 12, height = 8): Uint8Array {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + shade * 31) % 256);
  return encode({ width, height, channels: 3, depth: 8, data });
}

/** A number as bytes, big-endian. */
export const bigEndian = (value: number, bytes = 4) =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);

/** A number as bytes, little-endian. */
export const littleEndian = (value: number, bytes = 4) => bigEndian(value, bytes).reverse();

/** A BMP with these rows, from the top, in red, green and blue. */
export function bmpOf(rows: readonly (readonly (readonly [number, number, number])[])[]): Uint8Array {
  const width = rows[0]?.length ?? 0;
  const stride = Math.ceil((width * 3) / 4) * 4;
  const pixels = [...rows].reverse().flatMap((row) => {
    const bytes = row.flatMap(([red, green, blue]) => [blue, green, red]);
    return [...bytes, ...Array.from({ length: stride - bytes.length }, () => 0)];
  });
  const head = [
    ...littleEndian(40),
    ...littleEndian(width),
    ...littleEndian(rows.length),
    1,
    0,
    24,
    0,
    ...Array.from({ length: 24 }, () => 0),
  ];
  return joined("BM", littleEndian(54 + pixels.length), [0, 0, 0, 0], littleEndian(54), head, pixels);
}

/** A box of an MP4. */
export const mp4Box = (type: string, ...content: (string | readonly number[] | Uint8Array)[]) => {
  const inside = joined(...content);
  return joined(bigEndian(inside.length + 8), type, inside);
};

/** An empty film as its boxes, with all that a player requires. */
export function filmOf(seconds: number, width = 640, height = 360): Uint8Array {
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  const track = mp4Box("tkhd", zeros(76), bigEndian(width, 2), [0, 0], bigEndian(height, 2), [0, 0]);
  const moov = mp4Box("moov", mp4Box("mvhd", zeros(12), bigEndian(1000), bigEndian(seconds * 1000), zeros(80)), mp4Box("trak", track));
  return joined(mp4Box("ftyp", "isom", bigEndian(512), "isomiso2avc1mp41"), moov, mp4Box("mdat", zeros(64), bigEndian(seconds)));
}
