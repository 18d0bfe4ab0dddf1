import { CircleDot } from "lucide-react";
import { iconSet } from "./icon-set";

/** An icon of the whole set; a plain dot for an unknown name. */
export function SetIcon({ name, size }: { name: string; size: number }) {
  const Icon = iconSet[name] ?? CircleDot;
  return <Icon size={size} strokeWidth={1.75} aria-hidden focusable="false" />;
}
