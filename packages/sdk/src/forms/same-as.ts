import { type Scalar, scalarOf } from "./attributes";

/** Whether two values are one choice: 1 and "1" are, and true and "true". */
export const sameAs = (one: Scalar, other: unknown) => scalarOf(other) !== undefined && String(one) === String(other);
