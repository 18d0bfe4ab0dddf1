import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type StatementList, statementText } from "@shopkeeper/hooks/finance";
import { sumOf } from "@shopkeeper/sdk/rules/money";
import { ErrorBoundary } from "../core/error-boundary";
import { lazyComponent } from "../core/lazy-component";
import { Money } from "../core/money";
import { Skeleton } from "../core/skeleton";
import { useIdle } from "../core/use-idle";
import { styled } from "../theme/styled";

const BillChart = lazyComponent(() => import("./bill-chart").then((file) => file.BillChart));

/** Income and expenses over the chosen days or months, drawn when the rows are loaded and the page is idle. */
export function BillChartCard({ chart }: { chart: StatementList["chart"] }) {
  const t = useText(statementText);
  const core = useText(coreText);
  const isIdle = useIdle();
  const { points, isRecent, error } = chart;
  if (error) return null;
  const [income, expense] = [
    sumOf(...(points ?? []).map((bill) => bill.realIncome)),
    sumOf(...(points ?? []).map((bill) => bill.actualExpenditure)),
  ];
  const [first, last] = [points?.[0], points?.at(-1)];
  const skeleton = (
    <div role="status" aria-label={core("states.loading")}>
      <Skeleton width="100%" />
    </div>
  );
  return (
    <Root>
      <header>
        <h2>
          {t("chart.title")}
          {isRecent && <small>{t("chart.recent")}</small>}
        </h2>
        <dl>
          <div>
            <dt data-series="income">{t("chart.income")}</dt>
            <dd>{points ? <Money value={income} /> : <Skeleton width={72} />}</dd>
          </div>
          <div>
            <dt data-series="expense">{t("chart.expense")}</dt>
            <dd>{points ? <Money value={expense} /> : <Skeleton width={56} />}</dd>
          </div>
        </dl>
      </header>
      <Stage>
        {!points || !first || !last || !isIdle ? (
          skeleton
        ) : (
          <ErrorBoundary fallback={() => null}>
            <BillChart
              label={t("chart.label", { from: first.dataDate, to: last.dataDate, income, expense })}
              points={points}
              fallback={skeleton}
            />
          </ErrorBoundary>
        )}
      </Stage>
    </Root>
  );
}

const Root = styled("section", {
  base: {
    width: "full",
    minWidth: 0,
    display: "grid",
    gap: "2",
    padding: "4",
    borderWidth: "1px",
    borderColor: "border.muted",
    borderRadius: "lg",
    "--income": "{colors.brand.focusRing}",
    "--expense": "{colors.fg.error}",
    "& > header": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      justifyContent: "space-between",
      columnGap: "6",
      rowGap: "1",
    },
    "& h2": { fontSize: "md", fontWeight: "semibold" },
    "& h2 small": { marginInlineStart: "2", fontSize: "xs", fontWeight: "normal", color: "fg.subtle" },
    "& dl": { display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "1", fontSize: "body" },
    "& dl > div": { display: "flex", alignItems: "center", gap: "2" },
    "& dt": { display: "flex", alignItems: "center", gap: "1.5", color: "fg.muted", fontSize: "xs" },
    "& dt::before": { content: '""', width: "8px", height: "8px", borderRadius: "2px", background: "var(--income)" },
    "& dt[data-series=expense]::before": { background: "var(--expense)" },
    "& dd": { margin: 0, fontWeight: "medium", fontVariantNumeric: "tabular-nums" },
  },
});

/** Reserves the height of the chart. */
const Stage = styled("div", { base: { position: "relative", height: { base: "150px", md: "190px" }, minWidth: 0 } });
