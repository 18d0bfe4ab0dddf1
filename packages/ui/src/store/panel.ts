import { styled } from "../theme/styled";

/** The panel of a settings tab. */
export const Panel = styled("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    padding: "5",
    "@container (max-width: 640px)": { padding: "4" },
  },
});

/** The buttons at the foot of a tab's form. */
export const PanelFoot = styled("footer", {
  base: {
    position: "sticky",
    bottom: 0,
    zIndex: "sticky",
    display: "flex",
    justifyContent: "flex-end",
    gap: "2",
    paddingInline: "5",
    paddingBlock: "3",
    borderTopWidth: "1px",
    borderColor: "border.muted",
    background: "bg.panel",
    "@container (max-width: 640px)": { paddingInline: "4", "& > button": { flex: 1 } },
  },
});
