import { styled } from "../theme/styled";

/** The legend mark of a measure: a line for sales, a bar for orders, a blank for a measure that is not drawn. */
export const SeriesMark = ({ of }: { of?: "sales" | "orders" }) => <Mark data-series={of} aria-hidden />;

const Mark = styled("i", {
  base: {
    display: "inline-block",
    flexShrink: 0,
    width: "10px",
    height: "10px",
    "&[data-series=sales]": { height: "3px", borderRadius: "full", background: "brand.focusRing" },
    "&[data-series=orders]": { width: "6px", marginInline: "2px", borderRadius: "1px", background: "border.control" },
  },
});
