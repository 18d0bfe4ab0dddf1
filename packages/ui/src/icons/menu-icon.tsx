import { CircleDot } from "lucide-react";
import { lazyComponent } from "../core/lazy-component";
import { menuIcons } from "./menu-icons";

const SetIcon = lazyComponent(
  () => import("./set-icon").then((file) => file.SetIcon),
  ({ fallback }) => fallback,
);

export interface MenuIconProps {
  /** As the icon picker returns it, and as menus use it; with Element's prefix or without. */
  name: string | null | undefined;
  /** In pixels. */
  size?: number;
}

/** The icon of a name, hidden from screen readers; names not used by our own menus load later, an unknown name is a plain dot. */
export function MenuIcon({ name, size = 16 }: MenuIconProps) {
  const own = (name ?? "").replace(/^el-icon-/, "");
  const Icon = menuIcons[own] ?? CircleDot;
  const picture = <Icon size={size} strokeWidth={1.75} aria-hidden focusable="false" />;
  if (own === "" || menuIcons[own]) return picture;
  return <SetIcon name={own} size={size} fallback={picture} />;
}
