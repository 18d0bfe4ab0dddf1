import { shortNumber, useNumberUnits, useText } from "@shopkeeper/hooks/texts";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import type { Schema } from "@shopkeeper/sdk";
import { type RefCallback, useId, useState } from "react";
import { Area, Bar, CartesianGrid, ComposedChart, Tooltip, XAxis, YAxis } from "recharts";
import { styled } from "../theme/styled";
import { shortLabel } from "./point-label";
import { PointTip } from "./point-tip";

export interface SalesChartProps {
  /** The accessible name of the chart. */
  label: string;
  unit: Schema<"SalesTrend">["unit"];
  points: readonly Schema<"SalesPoint">[];
}

// two plots over one axis of time: the line of sales above, the bars of orders below it, without overlap
const bars = 64;
const gap = 14;
const timeAxis = 30;
const top = 8;
/** From this number of points on, a curve would be unreadable. */
const manyPoints = 120;

/** Sales as a line over orders as bars; hovering, or the arrow keys, show the figures of each point. */
export function SalesChart({ label, unit, points }: SalesChartProps) {
  const t = useText(dashboardText);
  const units = useNumberUnits();
  const [height, box] = useHeight(300);
  // drawn in yuan; the shown text is the point's own, exact to the cent
  const data = points.map((point) => ({ ...point, yuan: Number(point.sales) }));
  const gradient = useId();
  const most = Math.max(1, ...points.map(({ orderNum }) => orderNum));
  const isLong = points.length > manyPoints;
  const axis = { axisLine: false, tickLine: false, tickMargin: 8 };
  return (
    <Root ref={box}>
      <ComposedChart responsive data={data} margin={{ top, right: 0, bottom: 0, left: 0 }} aria-label={label} style={whole}>
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0%" stopColor="var(--sales)" stopOpacity={0.28} />
            <stop offset="100%" stopColor="var(--sales)" stopOpacity={0.02} />
          </linearGradient>
        </defs>
        <CartesianGrid yAxisId="sales" vertical={false} stroke="var(--grid)" />
        <XAxis {...axis} height={timeAxis} dataKey="time" tickFormatter={(time: string) => shortLabel(time, unit)} minTickGap={28} />
        <YAxis
          {...axis}
          yAxisId="sales"
          width={48}
          tickFormatter={(yuan: number) => shortNumber(yuan, units)}
          tickCount={4}
          padding={{ bottom: bars + gap }}
          aria-label={t("trend.salesUnit")}
        />
        <YAxis
          {...axis}
          yAxisId="orders"
          orientation="right"
          width={36}
          allowDecimals={false}
          domain={[0, most]}
          ticks={[0, most]}
          padding={{ top: Math.max(0, height - top - timeAxis - bars) }}
          aria-label={t("trend.ordersUnit")}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--cursor)", stroke: "var(--cursor-edge)", fillOpacity: 0.6 }}
          content={({ active, label: time }) => {
            const point = active ? points.find((one) => one.time === time) : undefined;
            return point ? <PointTip unit={unit} point={point} /> : null;
          }}
        />
        <Bar yAxisId="orders" dataKey="orderNum" fill="var(--orders)" maxBarSize={18} radius={[2, 2, 0, 0]} isAnimationActive={false} />
        <Area
          yAxisId="sales"
          dataKey="yuan"
          type={isLong ? "linear" : "monotone"}
          stroke="var(--sales)"
          strokeWidth={isLong ? 1.25 : 2}
          fill={`url(#${gradient})`}
          dot={points.length === 1}
          activeDot={{ r: 4, stroke: "var(--ground)", strokeWidth: 2 }}
          isAnimationActive={false}
        />
      </ComposedChart>
    </Root>
  );
}

/** The observed height of an element in pixels; `initial` until it is on the page. */
function useHeight(initial: number): readonly [number, RefCallback<HTMLElement>] {
  const [height, setHeight] = useState(initial);
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [height, measure];
}

const whole = { width: "100%", height: "100%" };

const Root = styled("div", {
  base: {
    width: "full",
    height: "full",
    "--sales": "{colors.brand.focusRing}",
    "--orders": "{colors.border.control}",
    "--grid": "{colors.border.muted}",
    "--cursor": "{colors.bg.muted}",
    "--cursor-edge": "{colors.border.emphasized}",
    "--ground": "{colors.bg.panel}",
    "& *": { outline: "none" },
    "& svg": { overflow: "visible" },
    "& .recharts-cartesian-axis-tick-value": { fill: "fg.muted" },
    "& svg.recharts-surface:focus-visible": {
      outline: "2px solid",
      outlineColor: "brand.focusRing",
      outlineOffset: "2px",
      borderRadius: "md",
    },
  },
});
