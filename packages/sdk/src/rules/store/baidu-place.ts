import type { Place } from "./coordinates";

/** The distance from the equator in metres from which each row of `polynomials` applies. */
const bands = [12890594.86, 8362377.87, 5591021, 3481989.83, 1678043.12, 0];

/** Coefficients of Baidu's projection: the first two for the longitude, the others for the latitude, scaled by the last one. */
const polynomials: readonly (readonly number[])[] = [
  [
    1.410526172116255e-8, 0.00000898305509648872, -1.9939833816331, 200.9824383106796, -187.2403703815547, 91.6087516669843,
    -23.38765649603339, 2.57121317296198, -0.03801003308653, 17337981.2,
  ],
  [
    -7.435856389565537e-9, 0.000008983055097726239, -0.78625201886289, 96.32687599759846, -1.85204757529826, -59.36935905485877,
    47.40033549296737, -16.50741931063887, 2.28786674699375, 10260144.86,
  ],
  [
    -3.030883460898826e-8, 0.00000898305509983578, 0.30071316287616, 59.74293618442277, 7.357984074871, -25.38371002664745,
    13.45380521110908, -3.29883767235584, 0.32710905363475, 6856817.37,
  ],
  [
    -1.981981304930552e-8, 0.000008983055099779535, 0.03278182852591, 40.31678527705744, 0.65659298677277, -4.44255534477492,
    0.85341911805263, 0.12923347998204, -0.04625736007561, 4482777.06,
  ],
  [
    3.09191371068437e-9, 0.000008983055096812155, 0.00006995724062, 23.10934304144901, -0.00023663490511, -0.6321817810242,
    -0.00663494467273, 0.03430082397953, -0.00466043876332, 2555164.4,
  ],
  [
    2.890871144776878e-9, 0.000008983055095805407, -0.00000003068298, 7.47137025468032, -0.00000353937994, -0.02145144861037,
    -0.00001234426596, 0.00010322952773, -0.00000323890364, 826088.5,
  ],
];

/** Converts metres of Baidu's projection, as in its links, to Baidu's degrees (BD-09). */
export function fromBaiduMetres(x: number, y: number): Place {
  const [start = 0, perMetre = 0, ...rest] = polynomials[bands.findIndex((from) => Math.abs(y) >= from)] ?? [];
  const scale = rest.at(-1) ?? 1;
  const part = Math.abs(y) / scale;
  const latitude = rest.slice(0, -1).reduce((sum, factor, power) => sum + factor * part ** power, 0);
  return { latitude: latitude * Math.sign(y), longitude: (start + perMetre * Math.abs(x)) * Math.sign(x) };
}

const turn = (Math.PI * 3000) / 180;

/** Converts Baidu's degrees (BD-09) to those of the other Chinese maps (GCJ-02); accurate to about a metre. */
export function fromBaiduDegrees({ latitude, longitude }: Place): Place {
  const [x, y] = [longitude - 0.0065, latitude - 0.006];
  const distance = Math.hypot(x, y) - 0.00002 * Math.sin(y * turn);
  const angle = Math.atan2(y, x) - 0.000003 * Math.cos(x * turn);
  return { latitude: distance * Math.sin(angle), longitude: distance * Math.cos(angle) };
}
