import type { SafetyParts } from "../testing/safety/safety-parts";
import { attachments, pictureCategories } from "./tables";

/** Pictures for the fields of a live room. */
const roomPictures = [
  { path: "demo/cup-1.svg", bytes: 50_000, width: 1080, height: 1920 },
  { path: "demo/cup-2.svg", bytes: 50_000, width: 800, height: 640 },
  { path: "demo/cup-3.svg", bytes: 50_000, width: 800, height: 800 },
];

/** The library in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    attachments: { table: attachments, id: attachments.id, merId: attachments.merId },
    pictureCategories: { table: pictureCategories, id: pictureCategories.id, merId: pictureCategories.merId },
  },
  seed: (word) => ({
    pictureCategories: Array.from({ length: 4 }, (_, place) => ({ name: `${word} pictures ${place}` })),
    pictures: Array.from({ length: 5 }, (_, place) => ({ name: `${word} picture ${place}`, ...roomPictures[place] })),
  }),
  requests: {
    uploadWebPicture: ({ ids }) => ({
      query: { pid: ids.pictureCategories?.[0] },
      body: { url: "https://goods.example/pictures/cup.jpg" },
    }),
    uploadLocalMedia: () => ({ body: { type: "image", imagePath: "/files/demo/cup-1.svg" } }),
    uploadMedia: () => ({ query: { type: "image" } }),
  },
};
