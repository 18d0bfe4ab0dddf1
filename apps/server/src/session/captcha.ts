import { encode } from "fast-png";
import type { Random } from "../ports/random";

const WIDTH = 80;
const HEIGHT = 34;
const LINES = 40;

// Each digit on 5 × 7 points, row by row; drawn by us, since a minimal machine has no fonts.
const GLYPHS = [
  "01110100011001110101110011000101110",
  "00100011000010000100001000010001110",
  "01110100010000100010001000100011111",
  "11111000100010000010000011000101110",
  "00010001100101010010111110001000010",
  "11111100001111000001000011000101110",
  "00110010001000011110100011000101110",
  "11111000010001000100010000100001000",
  "01110100011000101110100011000101110",
  "01110100011000101111000010001001100",
];

/** Four digits, uniformly distributed. */
export function captchaDigits(random: Random): string {
  let digits = "";
  while (digits.length < 4) for (const byte of random.bytes(8)) if (byte < 250 && digits.length < 4) digits += String(byte % 10);
  return digits;
}

/** The digits as a noisy PNG of 80 × 34 points, as a data URI. */
export function drawCaptcha(digits: string, random: Random): string {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const paint = (x: number, y: number, colour: readonly number[]) => {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
    pixels.set(colour, (y * WIDTH + x) * 3);
  };
  const noise = random.bytes(LINES * 7);
  const at = (index: number) => noise[index] ?? 0;

  for (let line = 0; line < LINES; line += 1) {
    const colour = [160 + (at(line * 7) % 80), 160 + (at(line * 7 + 1) % 80), 160 + (at(line * 7 + 2) % 80)];
    const [x, y] = [at(line * 7 + 3) % WIDTH, at(line * 7 + 4) % HEIGHT];
    const [dx, dy] = [(at(line * 7 + 5) % 25) - 12, (at(line * 7 + 6) % 25) - 12];
    const steps = Math.max(Math.abs(dx), Math.abs(dy), 1);
    for (let step = 0; step <= steps; step += 1) paint(x + Math.round((dx * step) / steps), y + Math.round((dy * step) / steps), colour);
  }

  const jitter = random.bytes(digits.length * 5);
  [...digits].forEach((digit, place) => {
    const glyph = GLYPHS[Number(digit)] ?? "";
    const own = jitter.subarray(place * 5);
    const colour = [(own[0] ?? 0) % 120, (own[1] ?? 0) % 120, (own[2] ?? 0) % 120];
    const left = 5 + place * 18 + ((own[3] ?? 0) % 4);
    const top = 3 + ((own[4] ?? 0) % 7);
    [...glyph].forEach((point, index) => {
      if (point !== "1") return;
      for (let spot = 0; spot < 9; spot += 1) {
        paint(left + (index % 5) * 3 + (spot % 3), top + Math.floor(index / 5) * 3 + Math.floor(spot / 3), colour);
      }
    });
  });
  return `data:image/png;base64,${base64(encode({ width: WIDTH, height: HEIGHT, data: pixels, channels: 3 }))}`;
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
