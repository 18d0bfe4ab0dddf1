import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { deviceText, unitOf } from "@shopkeeper/hooks/devices";
import type { Schema } from "@shopkeeper/sdk";
import { levelState } from "@shopkeeper/sdk/rules/devices";
import { StatusTag } from "../core/status-tag";
import { styled } from "../theme/styled";

/** A level for display: at most one decimal. */
export const shownLevel = (level: number) => String(Math.round(level * 10) / 10);

const tones = { empty: "danger", low: "warning", enough: "success" } as const;

/** The remaining amount, as a bar with its warning line and as text. */
export function LevelMeter({ row }: { row: Schema<"Consumable"> }) {
  const t = useText(deviceText);
  const { level, capacity, warnAt, kind } = row;
  const state = levelState(row);
  const unit = unitOf(kind, useLanguage());
  const percent = (part: number) => `${Math.min(100, (part / capacity) * 100)}%`;
  return (
    <Root data-state={state}>
      <div
        role="meter"
        aria-label={t("consumables.level")}
        aria-valuenow={level}
        aria-valuemin={0}
        aria-valuemax={Math.max(capacity, level)}
        aria-valuetext={t("consumables.levelOf", { level: shownLevel(level), capacity, unit })}
      >
        <i style={{ width: percent(level) }} />
        <u style={{ insetInlineStart: percent(warnAt) }} />
      </div>
      <span>
        <b>{shownLevel(level)}</b> / {capacity} {unit}
      </span>
      <StatusTag tone={tones[state]}>{t(`consumables.${state}`)}</StatusTag>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "2",
    rowGap: "1",
    width: "full",
    "--level": "{colors.green.solid}",
    "&[data-state=low]": { "--level": "{colors.amber.solid}" },
    "&[data-state=empty]": { "--level": "{colors.red.solid}" },
    "& > div": { position: "relative", gridColumn: "1 / -1", height: "6px", borderRadius: "full", background: "bg.muted" },
    "& i": { position: "absolute", insetBlock: 0, insetInlineStart: 0, borderRadius: "full", background: "var(--level)" },
    "& u": { position: "absolute", insetBlock: "-3px", width: "2px", background: "border.emphasized" },
    "& > span:not(.sk-tag)": { fontSize: "xs", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  },
});
