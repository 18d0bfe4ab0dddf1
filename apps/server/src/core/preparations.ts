import type { Call } from "./call";
import type { Prepared } from "./prepared";

/** Slow work (hashing, pictures, calls to others) that must not hold a transaction open; it may read, never write. */
export type Preparations = { [Op in keyof Prepared]: (call: Omit<Call<Op>, "prepared">) => Promise<Prepared[Op]> };
