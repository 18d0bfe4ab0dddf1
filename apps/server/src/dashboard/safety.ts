import type { SafetyParts } from "../testing/safety/safety-parts";

/** Visits in the safety matrices. */
export const safety: SafetyParts = {
  seed: () => ({ views: [{ day: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10), views: 5 }] }),
};
