import { Refusal } from "../core/refusal";
import { MEGABYTE } from "../files/upload-limits";

/** The limits of bodies in memory. */
export interface BodyLimits {
  /** Milliseconds within which a body must have arrived. */
  ms: number;
  /** Bytes of all bodies together, until their requests are answered; a quarter of them is reserved for small bodies. */
  bytes: number;
}

/** The default limits. */
export const usualBodies: BodyLimits = { ms: 15_000, bytes: 64 * MEGABYTE };

/** A small body, such as a login's. */
const SMALL = 16 * 1024;

/** Reads bodies within limits that all requests share. */
export function bodyIntake({ ms, bytes: mostHeld }: BodyLimits) {
  let held = 0;

  /** Passes the body of a request, of at most `most` bytes, to `work`; they count as held until `work` is done. */
  return async function withBody<Result>(request: Request, most: number, work: (bytes: Uint8Array) => Promise<Result>): Promise<Result> {
    if (Number(request.headers.get("content-length") ?? 0) > most) throw new Refusal("tooLarge");
    let own = 0;
    const take = (length: number) => {
      own += length;
      held += length;
      if (own > most) throw new Refusal("tooLarge");
      if (held > (own > SMALL ? 0.75 * mostHeld : mostHeld)) throw new Refusal("busy", {}, { retryAfter: 1 });
    };
    try {
      return await work(await readBytes(request, ms, take));
    } finally {
      held -= own;
    }
  };
}

async function readBytes({ body }: Request, ms: number, take: (length: number) => void): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  const reader = body.getReader();
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, ms);
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Refusal("bodyUnfinished");
      });
      if (isLate) throw new Refusal("bodyUnfinished");
      if (done) return joined(parts);
      take(value.length);
      parts.push(value);
    }
  } catch (failure) {
    await reader.cancel().catch(() => undefined);
    throw failure;
  } finally {
    clearTimeout(clock);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
