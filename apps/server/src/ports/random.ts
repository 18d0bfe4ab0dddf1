/** Unpredictable bytes. */
export interface Random {
  bytes(count: number): Uint8Array;
}

/** The platform's generator; it exists in Node, in workers and on plain http. */
export const systemRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) };
