import { styled } from "../theme/styled";

/** Two moments side by side, or several days. */
export const MomentRow = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    maxWidth: "full",
    "& > span": { color: "fg.subtle", fontSize: "body" },
    "& > input": { flex: "0 1 auto" },
    "& > ul": { display: "flex", flexWrap: "wrap", gap: "1.5" },
  },
});
