import { categoryPictureUses } from "../categories/picture-uses";
import { orderPictureUses } from "../orders/picture-uses";
import { productPictureUses } from "../products/picture-uses";
import { reviewPictureUses } from "../reviews/picture-uses";
import { sessionPictureUses } from "../session/picture-uses";
import type { FindPictureUses, PictureUse } from "./picture-use";
import type { Scope } from "./scope";

/** Every domain whose rows show pictures; whoever stores one adds itself here. */
const finders: readonly FindPictureUses[] = [
  productPictureUses,
  categoryPictureUses,
  reviewPictureUses,
  sessionPictureUses,
  orderPictureUses,
];

/** Where in the shop stored files are shown, by path. */
export const pictureUses = (scope: Scope) => ({
  async of(paths: readonly string[]): Promise<Map<string, PictureUse[]>> {
    // rows written by others of this API hold the address instead of the path
    const pathOf = new Map(paths.flatMap((path) => [[path, path] as const, [scope.files.publicUrl(path), path] as const]));
    const uses = new Map<string, PictureUse[]>();
    if (paths.length === 0) return uses;
    for (const find of finders) {
      for (const use of await find(scope, [...pathOf.keys()])) {
        const path = pathOf.get(use.picture) ?? use.picture;
        uses.set(path, [...(uses.get(path) ?? []), use]);
      }
    }
    return uses;
  },
});
