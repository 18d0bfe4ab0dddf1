import type { SkuColumn } from "@shopkeeper/hooks/products";
import { problemMask, warningMask } from "../../theme/icon-mask";
import { styled } from "../../theme/styled";

const widths: Readonly<Record<SkuColumn, number>> = {
  ...{ image: 64, brokerage: 124, brokerageTwo: 124, price: 112, vipPrice: 124, cost: 112, otPrice: 112 },
  ...{ stock: 92, barCode: 148, weight: 108, volume: 104, stockPlace: 104 },
};

/** The tracks of the grid: all but pictures and actions share the remaining width. */
export const columnTracks = (specs: number, columns: readonly SkuColumn[], hasActions: boolean) =>
  [
    ...Array.from({ length: specs }, () => "minmax(104px, 1fr)"),
    ...columns.map((column) => (column === "image" ? `${widths.image}px` : `minmax(${widths[column]}px, 1fr)`)),
    ...(hasActions ? ["76px"] : []),
  ].join(" ");

/** The minimum width of the grid, in pixels. */
export const leastWidth = (specs: number, columns: readonly SkuColumn[], hasActions: boolean) =>
  specs * 104 + columns.reduce((sum, column) => sum + widths[column], 0) + (hasActions ? 76 : 0);

const edge = "inset 0 0 0 2px {colors.brand.focusRing}";

/** The recipe of the grid: one style for every cell. */
export const SkuGridRoot = styled("div", {
  base: {
    minWidth: 0,
    containerType: "inline-size",
    "& > [data-scroller]": {
      position: "relative",
      maxHeight: "min(44rem, calc(100dvh - 11rem))",
      overflow: "auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "thin",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "lg",
      background: "bg.panel",
      fontSize: "body",
      fontVariantNumeric: "tabular-nums",
      scrollPaddingTop: "calc(var(--sku-height) * 2 + 4px)",
      scrollPaddingInlineStart: "var(--sku-held)",
      scrollPaddingBottom: "4px",
      scrollPaddingInlineEnd: "80px",
      userSelect: "none",
    },
    "& [data-row]": {
      display: "grid",
      gridTemplateColumns: "var(--sku-tracks)",
      width: "full",
      minWidth: "var(--sku-width)",
      height: "var(--sku-height)",
    },
    "& [data-head], & [data-batch]": { position: "sticky", zIndex: 3, width: "full", minWidth: "var(--sku-width)" },
    "& [data-head]": { top: 0 },
    "& [data-batch]": { top: "var(--sku-height)" },
    "& [data-body]": { position: "relative", width: "full", minWidth: "var(--sku-width)", contentVisibility: "auto" },
    // a change in a row lays out that row alone
    "& [data-body] > [data-row]": { position: "absolute", insetInlineStart: 0, contain: "layout style size" },
    "& [data-row] > *": {
      position: "relative",
      display: "flex",
      alignItems: "center",
      minWidth: 0,
      paddingInline: "2.5",
      borderInlineEndWidth: "1px",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
      background: "bg.panel",
      outline: "none",
    },
    "& [data-row] > *:last-child": { borderInlineEndWidth: 0 },
    "& [data-row] > [data-kind=number]": { justifyContent: "flex-end" },
    "& [data-body] [data-kind=number], & [data-body] [data-kind=text]": {
      display: "block",
      lineHeight: "calc(var(--sku-height) - 1px)",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    "& [data-body] [data-kind=number]": { textAlign: "end" },
    "& [data-row] > [data-kind=picture]": { justifyContent: "center", padding: 0 },
    "& [data-clip]": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& [data-row] > [data-spec]": { display: "block", lineHeight: "var(--sku-height)", paddingInline: "3" },
    // the specs of a row stay in view, as far as there is room
    "& [data-row] > :is([data-spec='0'], [data-spec='1'])": { position: "sticky", insetInlineStart: 0, zIndex: 2 },
    "& [data-row] > [data-spec='1']": { insetInlineStart: "104px" },
    "@container (min-width: 900px)": { "& [data-row] > [data-spec='2']": { position: "sticky", insetInlineStart: "208px", zIndex: 2 } },
    // the actions of a row stay in view too
    "& [data-row] > [data-kind=actions]": {
      justifyContent: "center",
      paddingInline: "1",
      position: "sticky",
      insetInlineEnd: 0,
      zIndex: 2,
      borderInlineStartWidth: "1px",
      marginInlineStart: "-1px",
    },
    "& [data-head] [data-row] > *": {
      background: "bg.subtle",
      borderColor: "border",
      color: "fg.muted",
      fontSize: "xs",
      fontWeight: "medium",
      whiteSpace: "nowrap",
    },
    "& [data-batch] [data-row] > *": { background: "bg.muted", borderColor: "border", paddingInline: "1.5" },
    "& [data-batch] [data-row] > [data-spec='0']": {
      paddingInline: "3",
      fontWeight: "medium",
      fontSize: "xs",
      whiteSpace: "nowrap",
      overflow: "visible",
    },
    "& [data-batch] input:not([type=checkbox])": {
      width: "full",
      minWidth: 0,
      height: "calc(var(--sku-height) - 8px)",
      paddingInline: "2",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      borderRadius: "sm",
      background: "bg.panel",
      color: "fg",
      fontSize: "body",
      textAlign: "end",
      outline: "none",
      _focusVisible: {
        borderColor: "brand.focusRing",
        boxShadow: "0 0 0 2px color-mix(in srgb, {colors.brand.focusRing} 26%, transparent)",
      },
    },
    "& [data-batch] [data-kind=text] input": { textAlign: "start" },
    "& [data-body] [data-row]:hover > *": { background: "bg.subtle" },
    "& [data-body] [data-row] > [data-at]": { cursor: "cell" },
    "& [data-body] [data-row] > [aria-selected]": { background: "brand.subtle!" },
    "& [data-body] [data-row] > [data-at]:focus, & [data-body] [data-row] > [data-at]:focus-within": { boxShadow: edge, zIndex: 1 },
    "& [data-body] [data-kind=picture] > button": {
      display: "grid",
      placeItems: "center",
      boxSize: "full",
      color: "fg.subtle",
      outline: "none",
      cursor: "default",
      _focusVisible: { boxShadow: edge },
    },
    "& button[data-does=picture]": { cursor: "pointer", "&:hover": { color: "brand.fg" } },
    "& [data-row] img": {
      boxSize: "calc(var(--sku-height) - 8px)",
      objectFit: "cover",
      borderRadius: "sm",
      borderWidth: "1px",
      borderColor: "border.muted",
    },
    "& [data-row] img[data-ghost]": { opacity: 0.42, borderStyle: "dashed", borderColor: "border.control" },
    "& [data-kind=actions] > .sk-link": {
      paddingInline: "2",
      paddingBlock: "1",
      borderRadius: "sm",
      fontSize: "body",
      _focusVisible: { boxShadow: edge, outline: "none" },
    },
    "& [data-note]": {
      paddingInlineStart: "7",
      _before: { content: '""', position: "absolute", insetBlock: 0, insetInlineStart: "2.5", width: "13px", background: "currentColor" },
    },
    "& [data-note=problem]": { color: "fg.error", background: "bg.error!", _before: { mask: problemMask } },
    "& [data-note=warning]": { _before: { color: "fg.warning", mask: warningMask } },
    // the editor covers its cell
    "& [data-body] [data-at] > input": {
      position: "absolute",
      inset: 0,
      width: "full",
      paddingInline: "2.5",
      background: "bg.panel",
      color: "fg",
      font: "inherit",
      textAlign: "inherit",
      outline: "none",
      boxShadow: edge,
      userSelect: "text",
    },
    "& [data-body] [data-kind=number] > input": { textAlign: "end" },
    "& > p": { paddingTop: "2", fontSize: "xs", color: "fg.subtle", lineHeight: "1.5" },
    "& > [data-said='']": { display: "none" },
    "& > [data-said=problem]": { color: "fg.error" },
    "& > [data-said=warning]": { color: "fg.warning" },
    "@media (pointer: coarse)": { "& > [data-keys]": { display: "none" } },
  },
});
