import { encode } from "fast-png";
import type { Random } from "../ports/random";

const WIDTH = 310;
const HEIGHT = 155;
const PIECE = { width: 47, height: 50 };
/** The hole is not under the piece's initial position. */
const FIRST = 60;

/** A square with a knob at its right and a dent at its top. */
const isPiece = (x: number, y: number) =>
  ((x >= 3 && x < 37 && y >= 10 && y < 46) || within(x - 37, y - 28, 7)) && !within(x - 20, y - 10, 7);

const within = (x: number, y: number, radius: number) => x * x + y * y <= radius * radius;

/** A sliding captcha: its picture with a hole, its piece, and the position of the hole. */
export function drawSlider(random: Random) {
  const drawn = random.bytes(16);
  const at = (index: number) => (drawn[index] ?? 0) / 256;
  const x = FIRST + Math.floor(at(0) * (WIDTH - PIECE.width - FIRST));
  const top = Math.floor(at(1) * (HEIGHT - PIECE.height));
  /** Waves of colour, different in each picture. */
  const colour = (column: number, row: number, channel: number) => {
    const slow = Math.sin(column / (25 + 30 * at(2 + channel)) + 6 * at(5 + channel)) + Math.cos(row / (15 + 25 * at(8 + channel)));
    const fine = Math.sin((column * (channel + 2) + row * 3) / (3 + 4 * at(11 + channel)));
    return Math.round(140 + 35 * slow + 14 * fine);
  };
  const picture = new Uint8Array(WIDTH * HEIGHT * 3);
  const piece = new Uint8Array(PIECE.width * HEIGHT * 4);
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1) {
      const isHole = isPiece(column - x, row - top);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = colour(column, row, channel);
        picture[(row * WIDTH + column) * 3 + channel] = isHole ? value * 0.45 : value;
        if (isHole) piece[(row * PIECE.width + column - x) * 4 + channel] = value;
      }
      if (isHole) piece[(row * PIECE.width + column - x) * 4 + 3] = 255;
    }
  }
  return {
    x,
    originalImageBase64: base64(encode({ width: WIDTH, height: HEIGHT, data: picture, channels: 3 })),
    jigsawImageBase64: base64(encode({ width: PIECE.width, height: HEIGHT, data: piece, channels: 4 })),
  };
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
