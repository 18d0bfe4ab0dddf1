import type { Scope } from "../tenancy/scope";
import { demoPictures, seedPictureCategories, seedPictures, type PictureCategorySeed } from "./seed";
import type { DemoDomain } from "../demo/kit/seeding";

/** The domain's seeds and its rows of the demo. */
export const demo = {
  seeds: {
    pictureCategories: { fill: (scope: Scope, wanted: number | readonly PictureCategorySeed[]) => seedPictureCategories(scope, wanted) },
    pictures: { after: ["pictureCategories"], fill: seedPictures },
  },
  parts: { pictures: { version: 1, fill: demoPictures } },
} satisfies DemoDomain;
