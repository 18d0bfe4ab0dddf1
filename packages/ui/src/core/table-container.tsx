import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";

export interface TableContainerProps {
  label: string;
  isBusy: boolean;
  isOutdated: boolean;
  maxHeight: string;
  children: ReactNode;
}

/** The scrolling box of a table and all its styles: one style for a thousand cells. */
export function TableContainer({ label, isBusy, isOutdated, maxHeight, children }: TableContainerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const mark = () => {
      scroller.toggleAttribute("data-before", scroller.scrollLeft > 1);
      scroller.toggleAttribute("data-after", scroller.scrollLeft + scroller.clientWidth < scroller.scrollWidth - 1);
    };
    const sized = new ResizeObserver(mark);
    sized.observe(scroller);
    scroller.addEventListener("scroll", mark, { passive: true });
    return () => {
      sized.disconnect();
      scroller.removeEventListener("scroll", mark);
    };
  }, []);
  return (
    <Outer data-busy={isBusy || undefined} data-outdated={isOutdated || undefined}>
      <Scroller ref={box} role="region" aria-label={label} tabIndex={0} style={{ maxHeight }}>
        {children}
      </Scroller>
    </Outer>
  );
}

const Outer = styled("div", {
  base: {
    position: "relative",
    minWidth: 0,
    containerType: "inline-size",
    // a thin line that only shows when the answer takes its time
    "&::before": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      top: 0,
      height: "2px",
      zIndex: 3,
      opacity: 0,
      background: "linear-gradient(90deg, transparent, {colors.brand.500}, transparent) 0 / 40% 100% no-repeat",
    },
    "&[data-busy]::before": { opacity: 1, transition: "opacity .1s .2s", animation: "sweep 1.1s linear infinite" },
    "&[data-outdated] tbody": { opacity: 0.5, transition: "opacity .15s .15s" },
  },
});

const Scroller = styled("div", {
  base: {
    overflow: "auto",
    scrollbarWidth: "thin",
    outline: "none",
    _focusVisible: { boxShadow: "inset 0 0 0 2px {colors.brand.focusRing}" },
    "& table": { display: "block", fontSize: "body", fontVariantNumeric: "tabular-nums" },
    "& :is(thead, tbody)": { display: "block" },
    "& thead": { position: "sticky", top: 0, zIndex: 2 },
    // a grid of its own with the same tracks: what a browser may leave out while it lies below the window, as no row of a table
    "& tr": { display: "grid", gridTemplateColumns: "var(--columns)", borderBottomWidth: "1px", borderColor: "border.muted" },
    "& thead tr": { borderColor: "border" },
    "& tbody tr": { contentVisibility: "auto", containIntrinsicBlockSize: "auto 45px" },
    "& th, & td": {
      display: "block",
      alignContent: "center",
      minWidth: 0,
      paddingInline: "3",
      textAlign: "start",
    },
    "& th:first-child, & td:first-child": { paddingInlineStart: "4" },
    "& th:last-child, & td:last-child": { paddingInlineEnd: "4" },
    "& th": {
      position: "relative",
      height: "calc({sizes.control} + 4px)",
      background: "bg.subtle",
      color: "fg.muted",
      fontSize: "xs",
      fontWeight: "medium",
      whiteSpace: "nowrap",
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    "& td": { paddingBlock: "var(--density-cell)", background: "bg.panel", overflowWrap: "anywhere", lineHeight: "round(1.45em, 1px)" },
    "& tbody tr:last-child": { borderBottomWidth: 0 },
    "& [data-align=end]": { textAlign: "end" },
    "& [data-align=center]": { textAlign: "center" },
    "& [data-tools], & th > [data-narrow]": { display: "none" },
    "& [data-sort]": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1",
      marginInline: "-1.5",
      paddingInline: "1.5",
      height: "full",
      maxWidth: "calc(100% + 12px)",
      borderRadius: "sm",
      color: "inherit",
      cursor: "pointer",
      "& > svg": { flexShrink: 0, opacity: 0.55 },
      "&:hover": { color: "fg" },
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-4px" },
    },
    "& [aria-sort]:not([aria-sort=none]) > [data-sort]": { color: "brand.fg", "& > svg": { opacity: 1 } },
    "& th > [aria-haspopup=dialog]": { position: "absolute", insetInlineEnd: "3", top: "50%", transform: "translateY(-50%)" },
    "& [data-expander]": { paddingInlineEnd: "0!" },
    "& [data-level]": { display: "flex", alignItems: "center", gap: "1", minWidth: 0, "& > :last-child": { minWidth: 0 } },
    "& [data-branch-place]": { flexShrink: 0, width: "24px" },
    "& tr[aria-level]:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
    "& td[data-expander] > button, & [data-branch]": {
      display: "grid",
      placeItems: "center",
      width: "24px",
      height: "24px",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      "&:hover": { background: "bg.muted", color: "fg" },
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing" },
      // drawn by the style sheet: a picture in each of a hundred rows would cost as much as its cells
      "&::before": {
        content: '""',
        width: "6px",
        height: "6px",
        borderInlineEndWidth: "1.5px",
        borderBottomWidth: "1.5px",
        borderColor: "currentColor",
        transform: "translateX(-1px) rotate(-45deg)",
        transition: "transform .12s",
      },
      "&[aria-expanded=true]::before": { transform: "translateY(-1px) rotate(45deg)" },
    },
    "& [data-expander] + [data-pick]": { paddingInlineStart: "2" },
    "& tr[data-details] > td": {
      gridColumn: "1 / -1",
      background: "bg.subtle",
      paddingBlock: "3",
      paddingInlineStart: "calc(40px + {spacing.3})",
    },
    "& [data-pick]": { paddingInlineEnd: 0, overflow: "visible" },
    "& th[data-pick] [aria-hidden]": { display: "none" },
    "& tbody tr:hover td": { background: "bg.subtle" },
    "& tbody tr[data-current] td": { background: "bg.muted" },
    "& tbody tr[data-saved] td": { background: "green.subtle" },
    "& tbody tr[data-picked] td": { background: "brand.subtle" },
    "& [data-fixed]": { position: "sticky", insetInlineEnd: 0, zIndex: 1 },
    "& [data-fixed]::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: "-9px",
      width: "9px",
      opacity: 0,
      transition: "opacity .12s",
      pointerEvents: "none",
      background: "linear-gradient(to left, rgb(16 24 40 / .09), transparent)",
      borderInlineEndWidth: "1px",
      borderColor: "border",
    },
    "& th[data-fixed]": { overflow: "visible" },
    "&[data-after] [data-fixed]::before": { opacity: 1 },
    "@container (max-width: 600px)": {
      maxHeight: "none!",
      "& table": { minWidth: "0!" },
      "& thead": { position: "static" },
      "& thead tr": { display: "flex" },
      "& th:not([data-pick])": {
        position: "absolute",
        width: "1px",
        height: "1px",
        padding: 0,
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
      "& th[data-pick]": {
        display: "flex",
        alignItems: "center",
        flex: 1,
        height: "44px",
        "& label": { display: "inline-flex", gap: "3", alignItems: "center", color: "fg" },
        "& [aria-hidden]": { display: "inline" },
      },
      "& [data-tools]": {
        display: "flex",
        alignItems: "center",
        gap: "2",
        padding: "2",
        paddingInline: "4",
        borderBottomWidth: "1px",
        borderColor: "border.muted",
        "& > select": { flex: 1 },
        "& > button": { marginInlineStart: "auto" },
      },
      // what the heads offer stands above the cards
      "& th :is([data-sort], [aria-haspopup=dialog])": { display: "none" },
      "& th > [data-narrow]": { display: "inline" },
      "& [data-level]": { paddingInlineStart: "0!" },
      "& [data-branch-place]:empty": { display: "none" },
      '& tbody tr:is([aria-level="2"], [aria-level="3"])': { paddingInlineStart: "7", background: "bg.subtle" },
      "& th[data-expander]": { display: "none" },
      "& [data-expander] + th[data-pick]": { paddingInlineStart: "4" },
      "& td[data-expander]": {
        position: "absolute",
        insetInlineEnd: "3",
        top: "2.5",
        zIndex: 1,
        display: "block!",
        padding: "0!",
        "&::before": { content: "none" },
        "& > button": { width: "32px", height: "32px" },
      },
      "& td[data-expander] ~ td[data-heading]": { paddingInlineEnd: "12" },
      "& tr[data-details]": { paddingBlock: 0, paddingBottom: "3", background: "bg.subtle" },
      "& tbody tr[data-open]": { borderBottomWidth: 0 },
      "& tr[data-details] > td": { display: "block", paddingInline: "4", "&::before": { content: "none" } },
      "& thead:not(:has(input))": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
      "& tbody tr": {
        position: "relative",
        gridTemplateColumns: "minmax(0, 1fr)",
        containIntrinsicBlockSize: "auto 160px",
        gap: "0.5",
        paddingBlock: "3",
        borderColor: "border",
      },
      "& tbody tr:has([data-pick])": { paddingInlineStart: "8" },
      "& td, & td:first-child, & td:last-child": {
        display: "grid",
        gridTemplateColumns: "6.2em minmax(0, 1fr)",
        gap: "3",
        alignItems: "center",
        justifyItems: "start",
        textAlign: "start",
        paddingBlock: "1",
        paddingInline: "4",
        background: "transparent!",
        fontSize: "md",
      },
      "& td::before": {
        content: "attr(data-title)",
        color: "fg.subtle",
        fontSize: "xs",
        position: "static!",
        opacity: "1!",
        width: "auto!",
        background: "none!",
        border: "0!",
      },
      "& td[data-heading]": { display: "block", fontWeight: "semibold", order: -1, "&::before": { content: "none" } },
      "& td[data-pick]": {
        position: "absolute",
        insetInlineStart: "4",
        top: "4",
        padding: "0!",
        display: "block",
        "&::before": { content: "none" },
      },
      "& [data-fixed]": { position: "static" },
      "& tr[data-skeleton] td:nth-child(n + 5)": { display: "none" },
      "& tbody tr:is(:hover, [data-current], [data-picked])": { background: "bg.subtle" },
      "& tbody tr[data-saved]": { background: "green.subtle" },
      "& tbody tr[data-picked]": { background: "brand.subtle" },
      "& td[data-fixed]": { display: "block", "&::before": { content: "none" } },
      "& .sk-actions": { columnGap: "5", "& > * + *::before": { content: "none" }, "& button": { minHeight: "32px" } },
    },
  },
});
