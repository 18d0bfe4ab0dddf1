import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { styled } from "../theme/styled";

export interface MerchantTagProps {
  /** The shop's name. */
  name?: string;
  /** The platform runs the shop itself. */
  isSelf?: boolean;
}

/** The kind of the shop, and its name where there is room. */
export function MerchantTag({ name, isSelf = false }: MerchantTagProps) {
  const t = useText(layoutText);
  return (
    <Root data-tip={name}>
      <Kind>{isSelf ? t("navbar.self") : t("navbar.merchant")}</Kind>
      {name !== undefined && <Name>{name}</Name>}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    flexShrink: 0,
    marginInline: { base: "1", md: "2" },
    fontSize: "xs",
    whiteSpace: "nowrap",
  },
});

const Kind = styled("span", {
  base: {
    paddingInline: "1.5",
    lineHeight: "20px",
    borderRadius: "sm",
    background: "brand.subtle",
    color: "brand.fg",
    fontWeight: "medium",
  },
});

const Name = styled("span", {
  base: { hideBelow: "xl", maxWidth: "10rem", overflow: "hidden", textOverflow: "ellipsis", color: "fg.muted" },
});
