import { Line, LineChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { styled } from "../theme/styled";

/** A value at a time of day. */
export interface ReadingPoint {
  time: string;
  value: number | null;
}

export interface ReadingChartProps {
  /** The accessible name of the chart. */
  label: string;
  unit: string;
  points: readonly ReadingPoint[];
}

/** A reading over some hours; hovering, or the arrow keys, show each value. */
export function ReadingChart({ label, unit, points }: ReadingChartProps) {
  const axis = { axisLine: false, tickLine: false, tickMargin: 8 };
  return (
    <Root>
      <LineChart responsive data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} aria-label={label} style={whole}>
        <CartesianGrid vertical={false} stroke="var(--grid)" />
        <XAxis {...axis} dataKey="time" minTickGap={32} height={28} />
        <YAxis {...axis} width={40} domain={["auto", "auto"]} tickCount={4} />
        <Tooltip
          isAnimationActive={false}
          content={({ active, label: time }) => {
            const point = active ? points.find((one) => one.time === time) : undefined;
            return point && point.value !== null ? (
              <Tip>
                <small>{point.time}</small> {`${point.value} ${unit}`}
              </Tip>
            ) : null;
          }}
        />
        <Line dataKey="value" stroke="var(--line)" strokeWidth={2} dot={false} isAnimationActive={false} connectNulls={false} />
      </LineChart>
    </Root>
  );
}

const whole = { width: "100%", height: "100%" };

const Root = styled("div", {
  base: {
    width: "full",
    height: "full",
    "--line": "{colors.brand.solid}",
    "--grid": "{colors.border.muted}",
    "& *": { outline: "none" },
    "& .recharts-cartesian-axis-tick-value": { fill: "fg.muted", fontSize: "xs" },
  },
});

const Tip = styled("span", {
  base: {
    paddingInline: "2",
    paddingBlock: "1",
    borderRadius: "md",
    background: "bg.panel",
    boxShadow: "md",
    fontSize: "xs",
    "& > small": { color: "fg.subtle" },
  },
});
