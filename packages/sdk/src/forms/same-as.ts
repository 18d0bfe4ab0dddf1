import { type Scalar, scalarOf } from "./attributes";

/** Whether two values are the same choice: 1 and "1" are, true and "true" are. */
export const sameAs = (one: Scalar, other: unknown) => scalarOf(other) !== undefined && String(one) === String(other);
