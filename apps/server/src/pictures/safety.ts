import type { SafetyParts } from "../safety/safety-parts";
import { attachments, pictureCategories } from "./tables";

/** The library in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    attachments: { table: attachments, id: attachments.id, merId: attachments.merId },
    pictureCategories: { table: pictureCategories, id: pictureCategories.id, merId: pictureCategories.merId },
  },
  seed: (word) => ({
    pictureCategories: Array.from({ length: 4 }, (_, place) => ({ name: `${word} pictures ${place}` })),
    pictures: Array.from({ length: 5 }, (_, place) => ({ name: `${word} picture ${place}` })),
  }),
  requests: {
    uploadLocalMedia: () => ({ body: { type: "image", imagePath: "/files/demo/tea-caddy-1.svg" } }),
    uploadMedia: () => ({ query: { type: "image" } }),
  },
};
