import { useText } from "@shopkeeper/hooks/core";
import { type GroupService, guaranteeText } from "@shopkeeper/hooks/guarantees";
import { TriangleAlert } from "lucide-react";
import { styled } from "../theme/styled";

/** Services by name; those that are no longer valid are red, with a sign. */
export function ServiceTags({ services }: { services: readonly GroupService[] }) {
  const t = useText(guaranteeText);
  return (
    <Tags>
      {services.map(({ id, name, isValid }) => (
        <li key={id} data-gone={!isValid || undefined}>
          {!isValid && <TriangleAlert size={12} aria-hidden />}
          {isValid ? name : t("list.invalid", { name })}
        </li>
      ))}
    </Tags>
  );
}

const Tags = styled("ul", {
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
    "& > li[data-gone]": { background: "bg.error", color: "fg.error" },
  },
});
