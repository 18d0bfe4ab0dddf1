import type { SafetyParts } from "../testing/safety/safety-parts";
import { notices } from "./tables";

/** Notices in the safety matrices. */
export const safety: SafetyParts = {
  entities: { notices: { table: notices, id: notices.id, merId: notices.merId } },
  seed: (word) => ({ notices: [{}, { kind: "stock", subject: "product", subjectId: "1", params: { name: `${word} notice`, pieces: 3 } }] }),
};
