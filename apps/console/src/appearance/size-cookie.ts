import type { LayoutSettings } from "@shopkeeper/hooks/layout";
import { readCookie, writeCookie } from "./cookie";

const name = "size";
const sizes: readonly LayoutSettings["size"][] = ["mini", "small", "medium"];

/** The size of elements that was chosen; kept in a cookie, as the specification says. */
export function readSize(): LayoutSettings["size"] | undefined {
  const kept = readCookie(name);
  return sizes.find((size) => size === kept);
}

/** Remembers the size of elements. */
export const writeSize = (size: LayoutSettings["size"]) => writeCookie(name, size);
