import { styled } from "../theme/styled";

/** The bar of the editor's tools. */
export const ToolbarRoot = styled("div", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: "1",
    padding: "1",
    background: "bg.subtle",
    borderBottomWidth: "1px",
    borderColor: "border",
    // one row that scrolls sideways, rather than half a screen of tools
    "@container (max-width: 640px)": { overflowX: "auto", scrollbarWidth: "none" },
  },
});

/** Groups of tools side by side; the line before a group is hidden at the start of a row. */
export const ToolGroups = styled("div", {
  base: {
    flex: "1 1 auto",
    minWidth: 0,
    overflow: "clip",
    "& > div": { display: "flex", flexWrap: "wrap", rowGap: "0.5", marginInlineStart: "-9px" },
    "@container (max-width: 640px)": {
      flexShrink: 0,
      overflow: "visible",
      "& > div": { flexWrap: "nowrap", marginInlineStart: 0 },
      "& > div > :first-child::before": { display: "none" },
    },
  },
});

/** Related tools. */
export const ToolGroup = styled("div", {
  base: {
    display: "flex",
    flexShrink: 0,
    alignItems: "center",
    "&::before": { content: '""', width: "1px", height: "16px", marginInline: "1", background: "border.emphasized" },
  },
});
