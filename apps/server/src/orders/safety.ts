import type { SafetyParts } from "../safety/safety-parts";

/** Orders in the safety matrices: one of today and one of the week before. */
export const safety: SafetyParts = {
  seed: () => ({ orders: [{}, { createTime: new Date(Date.now() - 3 * 86_400_000) }] }),
};
