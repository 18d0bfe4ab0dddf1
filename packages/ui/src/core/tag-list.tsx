import { TriangleAlert } from "lucide-react";
import { styled } from "../theme/styled";

export interface TagListProps {
  tags: readonly { key: number | string; label: string; isInvalid?: boolean }[];
}

/** Short names side by side; those that are no longer valid are red, with a sign. */
export function TagList({ tags }: TagListProps) {
  return (
    <Root>
      {tags.map(({ key, label, isInvalid }) => (
        <li key={key} data-invalid={isInvalid || undefined}>
          {isInvalid && <TriangleAlert size={12} aria-hidden />}
          {label}
        </li>
      ))}
    </Root>
  );
}

const Root = styled("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5",
    listStyle: "none",
    "& > li": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1",
      paddingInline: "2",
      lineHeight: "1.7",
      borderRadius: "sm",
      background: "bg.muted",
      color: "fg.muted",
      fontSize: "xs",
    },
    "& > li[data-invalid]": { background: "bg.error", color: "fg.error" },
  },
});
