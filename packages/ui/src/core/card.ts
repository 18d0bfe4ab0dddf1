import { styled } from "../theme/styled";

/** A surface around related content. */
export const Card = styled("section", {
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
