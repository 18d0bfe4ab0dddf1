import { groupedNumber } from "@shopkeeper/hooks/core";
import type { KeyboardEvent } from "react";
import { styled } from "../theme/styled";

/** One tab, with how many rows lie behind it. */
export interface Tab<Value extends string | number> {
  value: Value;
  label: string;
  count?: number;
  /** What its count means, as words for who listens; such a count is of what is wrong. */
  warning?: string | undefined;
}

export interface TabsProps<Value extends string | number> {
  /** What the tabs divide. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The id of what they show. */
  controls?: string;
}

/** Tabs with counters above a list; arrow keys move among them. */
export function Tabs<Value extends string | number>({ label, tabs, value, onChange, controls }: TabsProps<Value>) {
  const move = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.value === value);
    const goals: Record<string, number> = { ArrowRight: (here + 1) % tabs.length, ArrowLeft: here - 1, Home: 0, End: -1 };
    const at = goals[event.key];
    const goal = at === undefined ? undefined : tabs.at(at);
    if (!goal) return;
    event.preventDefault();
    onChange(goal.value);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(goal)]?.focus();
  };
  return (
    <Root role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-label={tab.warning}
          data-warning={tab.warning === undefined ? undefined : ""}
          aria-controls={controls}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span>{groupedNumber(tab.count)}</span>}
        </button>
      ))}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    gap: "1",
    overflowX: "auto",
    scrollbarWidth: "none",
    "& > button": {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      height: "calc({sizes.control} + 6px)",
      paddingInline: "2.5",
      borderRadius: "md",
      fontSize: "body",
      color: "fg.muted",
      whiteSpace: "nowrap",
      cursor: "pointer",
      "&:hover": { color: "fg", background: "bg.muted" },
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
      "& > span": {
        paddingInline: "1.5",
        borderRadius: "full",
        background: "bg.muted",
        fontSize: "xs",
        fontVariantNumeric: "tabular-nums",
      },
      "&[aria-selected=true]": { color: "brand.fg", fontWeight: "medium", "& > span": { background: "brand.subtle" } },
      "&[data-warning] > span": { background: "red.subtle!", color: "fg.error" },
      "&[aria-selected=true]::after": {
        content: '""',
        position: "absolute",
        insetInline: "2.5",
        bottom: 0,
        height: "2px",
        borderRadius: "full",
        background: "brand.solid",
      },
    },
  },
});
