import { drawPlatformPicture, picturePaths, platformPicturePaths } from "../../files/platform-pictures";
import * as clothes from "./pictures/clothes";
import type { Drawing } from "./pictures/drawing";
import { face } from "./pictures/faces";
import * as food from "./pictures/food-things";
import { picture } from "./pictures/frame";
import * as gadgets from "./pictures/gadgets";
import * as home from "./pictures/home-things";
import { squareLogo, wideLogo } from "./pictures/marks";
import { coloursOf } from "./pictures/palettes";
import { paymentCode, paymentProof } from "./pictures/papers";
import * as tea from "./pictures/tea-things";

const { teaCaddy, teaBox, teapot, cup, jar, tumbler, bowl, pot } = tea;
const { lamp, vase, candle, clock, cushion, bedding, basket, plant, cactus, chair, book } = home;
const { apple, orange, bread, cake, honey } = food;
const { dress, tshirt, coat, shirt, jacket, sneaker, heel, hat, scarf, handbag, backpack, suitcase, umbrella } = clothes;
const { phone, headphones, camera, watch, glasses, cream, lipstick, perfume, bear, ball } = gadgets;

const drawings: Readonly<Record<string, Drawing>> = {
  ...{ "tea-caddy": teaCaddy, "tea-box": teaBox, teapot, cup, jar, tumbler, bowl, pot },
  ...{ lamp, vase, candle, clock, cushion, bedding, basket, plant, cactus, chair, book },
  ...{ apple, orange, bread, cake, honey },
  ...{ dress, tshirt, coat, shirt, jacket, sneaker, heel, hat, scarf, handbag, backpack, suitcase, umbrella },
  ...{ phone, headphones, camera, watch, glasses, cream, lipstick, perfume, bear, ball },
};

const shades = 4;
const kinds = Object.keys(drawings);

/** The paths of all demo pictures. */
export const demoPicturePaths: readonly string[] = [
  ...kinds.flatMap((kind) => picturePaths(kind, shades)),
  ...picturePaths("avatar", 24),
  ...platformPicturePaths,
  ...["logo-wide-1", "logo-wide-2", "logo-square-1", "logo-square-2"].map((name) => `demo/${name}.svg`),
];

/** Pictures of payments, which are in no library. */
const papers = [...picturePaths("payment-code", 3), ...picturePaths("payment-proof", 3)];

const known = new Set([...demoPicturePaths, ...papers]);

/** The SVG behind the path of a demo picture (`demo/cup-3.svg`); undefined for any other path. */
export function drawPicture(path: string): string | undefined {
  const [, kind = "", digits = ""] = /^demo\/([a-z-]+)-(\d{1,2})\.svg$/.exec(path) ?? [];
  const number = Number(digits);
  if (!known.has(path)) return undefined;
  const ofPlatform = drawPlatformPicture(path);
  if (ofPlatform !== undefined) return ofPlatform;
  if (kind === "avatar") return face(number);
  if (kind === "payment-code") return paymentCode(number);
  if (kind === "payment-proof") return paymentProof(number);
  if (kind === "logo-wide") return wideLogo(number - 1);
  if (kind === "logo-square") return squareLogo(number - 1);
  const drawing = drawings[kind];
  if (!drawing) return undefined;
  const colours = coloursOf(kind, kinds.indexOf(kind), number - 1);
  return picture(colours, number - 1, drawing.draw(colours), drawing.shadow);
}
