import { Skeleton } from "../core/skeleton";
import { styled } from "../theme/styled";

const lines = ["40%", "85%", "85%", "30%", "85%", "85%"];

/** The skeleton of the personal centre's form, with its final height, so that nothing moves. */
export function ProfileSkeleton() {
  return (
    <Root>
      <Skeleton width={56} height={56} />
      {lines.map((width, at) => (
        <Skeleton key={at} width={width} height={24} />
      ))}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    alignContent: "start",
    gap: "6",
    padding: "5",
    minHeight: "33.4rem",
    "@container (max-width: 640px)": { padding: "4", minHeight: "41rem" },
  },
});
