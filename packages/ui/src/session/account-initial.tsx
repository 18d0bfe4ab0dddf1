import { styled } from "../theme/styled";

/** The first letter of a name, for a person without a picture. */
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
