import type { SafetyParts } from "../testing/safety/safety-parts";
import { followers } from "./tables";

/** Followers in the safety matrices. */
export const safety: SafetyParts = {
  entities: { users: { table: followers, id: followers.uid, merId: followers.merId } },
  seed: (word) => ({ users: Array.from({ length: 5 }, (_, place) => ({ nickname: `${word} user ${place}` })) }),
};
