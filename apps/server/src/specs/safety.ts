import type { SafetyParts } from "../testing/safety/safety-parts";
import { specRules } from "./tables";

/** Spec rules in the safety matrices. */
export const safety: SafetyParts = {
  entities: { specRules: { table: specRules, id: specRules.id, merId: specRules.merId } },
  seed: (word) => ({ specRules: Array.from({ length: 3 }, (_, place) => ({ ruleName: `${word} rule ${place}` })) }),
};
