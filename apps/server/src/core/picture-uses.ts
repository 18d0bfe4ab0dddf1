import type { FindPictureUses, PictureUse } from "./picture-use";
import type { Scope } from "./scope";

/** Where in a shop stored files are shown. */
export interface PictureUses {
  /** The uses of files by their paths; a file that nothing shows is left out. */
  of(paths: readonly string[]): Promise<Map<string, PictureUse[]>>;
}

/** Where in the shop stored files are shown, as the `finders` of all domains know it. */
export const pictureUses = (scope: Pick<Scope, "db" | "merId" | "files">, finders: readonly FindPictureUses[]): PictureUses => ({
  async of(paths) {
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
