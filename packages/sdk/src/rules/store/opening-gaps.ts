import type { openingParts } from "./messages";
import type { ShopInfoFields } from "./shop-info-problems";

/** The missing parts of a shop before it may open, in the order of its form. */
export function openingGaps(
  info: Pick<ShopInfoFields, "avatar" | "backImage" | "streetBackImage" | "serviceLink" | "servicePhone">,
): (keyof typeof openingParts)[] {
  const pictures = (["avatar", "backImage", "streetBackImage"] as const).filter((picture) => info[picture] === "");
  return info.serviceLink === "" && info.servicePhone === "" ? [...pictures, "service"] : pictures;
}
