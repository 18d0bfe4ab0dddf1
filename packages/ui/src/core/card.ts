import { chakra } from "@chakra-ui/react/styled-system";

/** A surface that holds things belonging together. */
export const Card = chakra("section", {
  base: {
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    boxShadow: "xs",
    minWidth: 0,
    containerType: "inline-size",
  },
});
