import type { LayoutSettings } from "@shopkeeper/hooks/layout";
import { readCookie, writeCookie } from "./cookie";

const name = "size";
const sizes: readonly LayoutSettings["size"][] = ["mini", "small", "medium"];

/** The chosen element size, stored in a cookie as the specification requires. */
export function readSize(): LayoutSettings["size"] | undefined {
  const kept = readCookie(name);
  return sizes.find((size) => size === kept);
}

/** Stores the element size. */
export const writeSize = (size: LayoutSettings["size"]) => writeCookie(name, size);
