import { styled } from "../theme/styled";

const width = 96;
const height = 24;
const edge = 2;

/** A line of values in equal steps, with gaps for missing values; the same information is beside it as text. */
export function Sparkline({ points, isBad = false }: { points: readonly (number | null)[]; isBad?: boolean }) {
  const known = points.filter((point) => point !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const x = (at: number) => edge + (at * (width - 2 * edge)) / Math.max(1, points.length - 1);
  const y = (point: number) => (most === least ? height / 2 : edge + ((most - point) * (height - 2 * edge)) / (most - least));
  const path = points
    .map((point, at) =>
      point === null ? "" : `${(points[at - 1] ?? null) === null ? "M" : "L"}${x(at).toFixed(1)} ${y(point).toFixed(1)}`,
    )
    .join("");
  return (
    <Line viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" data-bad={isBad || undefined} aria-hidden>
      <path d={path} />
      {lonely(points).map((at) => (
        <circle key={at} cx={x(at)} cy={y(points[at] ?? 0)} r={1.5} />
      ))}
    </Line>
  );
}

/** The indexes of values between two gaps, for which a line alone shows nothing. */
const lonely = (points: readonly (number | null)[]) =>
  points.flatMap((point, at) => (point !== null && (points[at - 1] ?? null) === null && (points[at + 1] ?? null) === null ? [at] : []));

const Line = styled("svg", {
  base: {
    width: "full",
    maxWidth: "96px",
    height: "24px",
    color: "brand.solid",
    "&[data-bad]": { color: "red.solid" },
    "& path": {
      fill: "none",
      stroke: "currentColor",
      strokeWidth: "1.5px",
      vectorEffect: "non-scaling-stroke",
      strokeLinejoin: "round",
      strokeLinecap: "round",
    },
    "& circle": { fill: "currentColor" },
  },
});
