import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { Tool } from "./tool";

export interface NavbarProps {
  isFolded: boolean;
  onFold(): void;
  /** The breadcrumb, or the top menu. */
  breadcrumb: ReactNode;
  /** Tools for every page, the shop, and the account. */
  children: ReactNode;
}

/** The bar above every page. */
export function Navbar({ isFolded, onFold, breadcrumb, children }: NavbarProps) {
  const t = useText(layoutText);
  return (
    <Bar>
      <Tool label={isFolded ? t("navbar.unfold") : t("navbar.fold")} icon={isFolded ? PanelLeftOpen : PanelLeftClose} onPress={onFold} />
      <BreadcrumbArea>{breadcrumb}</BreadcrumbArea>
      {children}
    </Bar>
  );
}

const Bar = styled("header", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: { base: "0.5", md: "1" },
    height: "52px",
    flexShrink: 0,
    paddingInline: { base: "2", md: "3" },
    background: "bg",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});

const BreadcrumbArea = styled("div", {
  base: { display: "flex", alignItems: "center", alignSelf: "stretch", flex: 1, minWidth: 0, paddingInlineStart: "1" },
});
