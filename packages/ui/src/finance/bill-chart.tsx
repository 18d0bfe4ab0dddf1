import { shortNumber, useNumberUnits, useText } from "@shopkeeper/hooks/texts";
import { type BillPoint, statementText } from "@shopkeeper/hooks/finance";
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { ChartTip } from "../core/chart-tip";
import { Money } from "../core/money";
import { styled } from "../theme/styled";

export interface BillChartProps {
  /** The accessible name of the chart. */
  label: string;
  /** Bills, or sums of them, oldest first. */
  points: readonly BillPoint[];
}

/** Income and expenses side by side, a pair of bars for each bill; hovering, or the arrow keys, show the figures. */
export function BillChart({ label, points }: BillChartProps) {
  const t = useText(statementText);
  const units = useNumberUnits();
  // drawn in yuan; the shown text is the bill's own, exact to the cent
  const data = points.map(({ dataDate, realIncome, actualExpenditure }) => ({
    dataDate,
    income: Number(realIncome),
    expense: Number(actualExpenditure),
  }));
  const axis = { axisLine: false, tickLine: false, tickMargin: 8 };
  const bar = { maxBarSize: 16, isAnimationActive: false };
  return (
    <Root>
      <BarChart responsive data={data} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} barGap={1} aria-label={label} style={whole}>
        <CartesianGrid vertical={false} stroke="var(--grid)" />
        <XAxis {...axis} dataKey="dataDate" height={28} minTickGap={28} tickFormatter={shortDate} />
        <YAxis {...axis} width={48} tickFormatter={(yuan: number) => shortNumber(yuan, units)} tickCount={4} aria-label={t("chart.axis")} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--cursor)", fillOpacity: 0.6 }}
          content={({ active, label: date }) => {
            const bill = active ? points.find(({ dataDate }) => dataDate === date) : undefined;
            return bill ? <Tip bill={bill} /> : null;
          }}
        />
        <Bar {...bar} dataKey="income" fill="var(--income)" radius={[2, 2, 0, 0]} />
        <Bar {...bar} dataKey="expense" fill="var(--expense)" radius={[2, 2, 0, 0]} />
      </BarChart>
    </Root>
  );
}

/** A day, short for an axis: 05-13; a month stays as it is. */
const shortDate = (date: string) => (date.length > 7 ? date.slice(5) : date);

function Tip({ bill }: { bill: BillPoint }) {
  const t = useText(statementText);
  return (
    <ChartTip role="status">
      <strong>{bill.dataDate}</strong>
      <dl>
        <dt>{t("chart.income")}</dt>
        <dd>
          <Money value={bill.realIncome} />
        </dd>
        <dt>{t("chart.expense")}</dt>
        <dd>
          <Money value={bill.actualExpenditure} />
        </dd>
        <dt>{t("chart.balance")}</dt>
        <dd>
          <Money value={bill.currentDayBalance} />
        </dd>
      </dl>
    </ChartTip>
  );
}

const whole = { width: "100%", height: "100%" };

const Root = styled("div", {
  base: {
    position: "absolute",
    inset: 0,
    "--grid": "{colors.border.muted}",
    "--cursor": "{colors.bg.muted}",
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
