import type { SafetyParts } from "../testing/safety/safety-parts";
import { guaranteeGroups, guarantees } from "./tables";

/** Guarantees and their groups in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    guarantees: { table: guarantees, id: guarantees.id },
    guaranteeGroups: { table: guaranteeGroups, id: guaranteeGroups.id, merId: guaranteeGroups.merId, isDel: guaranteeGroups.isDel },
  },
  seed: (word) => ({ guaranteeGroups: Array.from({ length: 3 }, (_, place) => ({ name: `${word} group ${place}`, gids: [2, 3] })) }),
};
