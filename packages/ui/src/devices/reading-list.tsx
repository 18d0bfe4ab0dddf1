import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { deviceText } from "@shopkeeper/hooks/devices";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { alarmsOfReadings, metricUnits } from "@shopkeeper/sdk/rules/devices";
import { styled } from "../theme/styled";
import { Sparkline } from "./sparkline";

export type Series = Schema<"Device">["series"][number];

/** A reading with its unit: 36.5 ℃. */
export const readingText = ({ metric, value }: Pick<Series, "metric" | "value">) =>
  value === null ? "-" : `${value} ${metricUnits[metric]}`.trim();

/** The readings of a device: name, value and the line of the last hours. */
export function ReadingList({ device: { kind, series } }: { device: Pick<Schema<"Device">, "kind" | "series"> }) {
  const t = useText(deviceText);
  const language = useLanguage();
  if (series.length === 0) return <span>-</span>;
  return (
    <Root>
      {series.map(({ metric, value, points }) => {
        const known = points.filter((point) => point !== null);
        const name = labelOf("DeviceMetric", metric, language);
        const isBad = value !== null && alarmsOfReadings(kind, { [metric]: value }).length > 0;
        const range = { metric: name, value: readingText({ metric, value }), least: Math.min(...known), most: Math.max(...known) };
        return (
          <li key={metric} data-bad={isBad || undefined} data-tip={known.length > 0 ? t("list.trend", range) : undefined}>
            <span>{name}</span>
            <b>{readingText({ metric, value })}</b>
            {known.length > 0 && <Sparkline points={points} isBad={isBad} />}
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled("ul", {
  base: {
    display: "grid",
    gap: "0.5",
    margin: 0,
    padding: 0,
    listStyle: "none",
    "& > li": { display: "grid", gridTemplateColumns: "4.5rem minmax(4rem, 1fr) minmax(0, 6rem)", alignItems: "center", gap: "2" },
    "& > li > span": { color: "fg.subtle", fontSize: "xs" },
    "& > li > b": { fontWeight: "medium", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
    "& > li[data-bad] > b": { color: "red.fg" },
  },
});
