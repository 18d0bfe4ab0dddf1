import { styled } from "../theme/styled";

/** The figures (`dl`) of one point of a chart, under its name (`strong`). */
export const ChartTip = styled("div", {
  base: {
    minWidth: "9.5rem",
    padding: "2.5",
    paddingInline: "3",
    borderRadius: "md",
    borderWidth: "1px",
    borderColor: "border",
    background: "bg.panel",
    boxShadow: "md",
    fontSize: "xs",
    "& strong": { fontWeight: "medium" },
    "& dl": { display: "grid", gridTemplateColumns: "auto auto", columnGap: "5", rowGap: "1", marginTop: "1.5" },
    "& dt": { display: "flex", alignItems: "center", gap: "1.5", color: "fg.muted" },
    "& dd": { margin: 0, textAlign: "end", fontWeight: "medium", fontVariantNumeric: "tabular-nums" },
  },
});
