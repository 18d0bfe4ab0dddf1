import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useText } from "@shopkeeper/hooks/core";
import { layoutText } from "@shopkeeper/hooks/layout";
import { PanelLeftClose, PanelLeftOpen, RotateCw } from "lucide-react";
import type { ReactNode } from "react";

export interface NavbarProps {
  isFolded: boolean;
  onFold(): void;
  onRefresh(): void;
  breadcrumb: ReactNode;
  /** The shop's name; the word for a merchant when it has none. */
  merchant?: string;
  account: ReactNode;
}

/** The bar above every page: where one is, what shop it is, and who is working. */
export function Navbar({ isFolded, onFold, onRefresh, breadcrumb, merchant, account }: NavbarProps) {
  const t = useText(layoutText);
  const Fold = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <Bar>
      <Tool
        type="button"
        aria-label={isFolded ? t("navbar.unfold") : t("navbar.fold")}
        title={isFolded ? t("navbar.unfold") : t("navbar.fold")}
        onClick={onFold}
      >
        <Fold size={18} strokeWidth={1.75} aria-hidden />
      </Tool>
      <Box flex="1" minWidth={0} paddingInlineStart="1">
        {breadcrumb}
      </Box>
      <Tool type="button" aria-label={t("navbar.refresh")} title={t("navbar.refresh")} onClick={onRefresh}>
        <RotateCw size={16} strokeWidth={1.75} aria-hidden />
      </Tool>
      <Tag title={merchant}>{merchant ?? t("navbar.merchant")}</Tag>
      {account}
    </Bar>
  );
}

const Bar = chakra("header", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    height: "52px",
    flexShrink: 0,
    paddingInline: { base: "2", md: "3" },
    background: "bg",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});

const Tool = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "34px",
    flexShrink: 0,
    borderRadius: "md",
    color: "fg.muted",
    cursor: "pointer",
    transition: "background-color .12s, color .12s",
    _hover: { background: "bg.muted", color: "fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});

const Tag = chakra("span", {
  base: {
    marginInline: "2",
    maxWidth: { base: "7rem", md: "14rem" },
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    paddingInline: "2",
    paddingBlock: "0.5",
    borderRadius: "sm",
    background: "brand.subtle",
    color: "brand.fg",
    fontSize: "xs",
    fontWeight: "medium",
  },
});
