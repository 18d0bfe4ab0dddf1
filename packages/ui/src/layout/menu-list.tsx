import { styled } from "../theme/styled";

/** A level of the menu. */
export const MenuList = styled("ul", {
  base: { listStyle: "none", margin: 0, padding: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "0.5" },
});
