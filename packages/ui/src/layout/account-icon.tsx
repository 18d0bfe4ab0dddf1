import { CircleUserRound, House, Keyboard, LogOut, Maximize, RotateCw, SlidersHorizontal, type LucideIcon } from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  home: House,
  personal: CircleUserRound,
  settings: SlidersHorizontal,
  shortcuts: Keyboard,
  logout: LogOut,
  refresh: RotateCw,
  fullscreen: Maximize,
};

/** The icon of an account menu item; nothing for an item without one. */
export function AccountIcon({ name }: { name: string }) {
  const Icon = icons[name];
  return Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />;
}
