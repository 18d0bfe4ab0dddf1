import type { SafetyParts } from "../testing/safety/safety-parts";
import { replyTemplates, reviews } from "./tables";

const avatar = "/files/demo/tea-caddy-1.svg";

/** Reviews in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    reviews: { table: reviews, id: reviews.id, merId: reviews.merId, isDel: reviews.isDel },
    replyTemplates: { table: replyTemplates, id: replyTemplates.id, merId: replyTemplates.merId },
  },
  seed: (word) => ({
    reviews: Array.from({ length: 4 }, (_, place) => ({
      nickname: `${word} buyer ${place}`,
      comment: `${word} says ${place}`,
      answer: null,
    })),
    replyTemplates: Array.from({ length: 3 }, (_, place) => ({ content: `${word} answer ${place}` })),
  }),
  requests: {
    exportReviews: ({ ids }) => ({ query: { ids: String(ids.reviews?.[0]) } }),
    addOwnReview: ({ ids }) => ({
      body: { productId: ids.products?.[0], attrValueId: ids.skus?.[0], star: 5, comment: "safe", avatar, nickname: "safe" },
    }),
  },
};
