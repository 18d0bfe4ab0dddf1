import { useText } from "@shopkeeper/hooks/texts";
import { dashboardText, type Shortcut } from "@shopkeeper/hooks/dashboard";
import { ClipboardList, Settings, ShoppingBag, Ticket, Wallet } from "lucide-react";
import { styled } from "../theme/styled";
import { openingOf } from "../core/opening-of";

const icons: Record<Shortcut["key"], typeof Ticket> = {
  coupons: Ticket,
  products: ShoppingBag,
  orders: ClipboardList,
  settings: Settings,
  finance: Wallet,
};

export interface ShortcutTilesProps {
  shortcuts: readonly Shortcut[];
  onOpen: (path: string) => void;
}

/** Links to the most used pages. */
export function ShortcutTiles({ shortcuts, onOpen }: ShortcutTilesProps) {
  const t = useText(dashboardText);
  return (
    <List>
      {shortcuts.map(({ key, path }) => {
        const Icon = icons[key];
        return (
          <li key={key}>
            <a {...openingOf(path, onOpen)}>
              <i aria-hidden>
                <Icon size={17} strokeWidth={1.75} />
              </i>
              <span>{t(`shortcuts.${key}`)}</span>
            </a>
          </li>
        );
      })}
    </List>
  );
}

const List = styled("ul", {
  base: {
    display: "grid",
    gap: "2",
    gridTemplateColumns: "repeat(auto-fill, minmax(128px, 1fr))",
    paddingInline: { base: "4", md: "5" },
    paddingBottom: { base: "4", md: "5" },
    "& a": {
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      padding: "2.5",
      borderRadius: "md",
      borderWidth: "1px",
      borderColor: "border",
      fontSize: "sm",
      color: "fg",
      transition: "border-color .12s, background-color .12s",
      "& > i": {
        display: "grid",
        placeItems: "center",
        boxSize: "30px",
        flexShrink: 0,
        borderRadius: "md",
        background: "brand.subtle",
        color: "brand.fg",
      },
      "& > span": { minWidth: 0 },
      "&:hover": { borderColor: "brand.focusRing", background: "bg.subtle" },
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "1px" },
    },
  },
});
