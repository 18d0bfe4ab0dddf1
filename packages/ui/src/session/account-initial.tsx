import { styled } from "../theme/styled";

/** The first letter of a name, where there is no picture of the person. */
export const AccountInitial = ({ name }: { name: string }) => <Root aria-hidden>{[...name.trim()][0]?.toUpperCase()}</Root>;

const Root = styled("span", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "14",
    flexShrink: 0,
    borderRadius: "full",
    background: "brand.subtle",
    color: "brand.fg",
    fontSize: "2xl",
    fontWeight: "semibold",
  },
});
