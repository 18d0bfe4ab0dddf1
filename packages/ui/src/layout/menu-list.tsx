import { chakra } from "@chakra-ui/react/styled-system";

/** A level of the menu. */
export const MenuList = chakra("ul", {
  base: { listStyle: "none", margin: 0, padding: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "0.5" },
});
