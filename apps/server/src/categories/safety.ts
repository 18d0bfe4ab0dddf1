import type { SafetyParts } from "../testing/safety/safety-parts";
import { platformCategories, productCategories } from "./tables";

/** Categories in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    productCategories: {
      table: productCategories,
      id: productCategories.id,
      merId: productCategories.merId,
      isDel: productCategories.isDel,
    },
    platformCategories: { table: platformCategories, id: platformCategories.id },
  },
  seed: (word) => ({
    categories: [
      { name: `${word} one`, children: [] },
      { name: `${word} two`, children: [] },
      { name: `${word} three`, children: [] },
    ],
  }),
  requests: { sortProductCategories: ({ ids }) => ({ body: { ids: ids.productCategories } }) },
};
