import type { Random } from "../ports/random";
import { addressBlock } from "./address-block";
import type { Caller } from "./call";
import { hexOf } from "../core/digest";

/** The origin of a call; the forwarded address counts only behind a trusted proxy. */
export function callerOf(request: Request, peer: string, { random, trustsProxy }: { random: Random; trustsProxy: boolean }): Caller {
  const { headers } = request;
  const forwarded = trustsProxy ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const batch = headers.get("bulk-id");
  const address = (forwarded || peer).slice(0, 64);
  return {
    id: hexOf(random.bytes(8)),
    address,
    addressBlock: addressBlock(address),
    userAgent: (headers.get("user-agent") ?? "").slice(0, 256),
    ...(batch && /^[0-9A-Za-z-]{8,64}$/.test(batch) && { batch }),
    language: /^\s*en\b/i.test(headers.get("accept-language") ?? "") ? "en" : "zh",
  };
}

/** The session token of a request: raw in its own header, or as a bearer on downloads. */
export function tokenOf({ headers }: Request): string | undefined {
  const token = headers.get("authori-zation") ?? /^Bearer (\S+)$/.exec(headers.get("authorization") ?? "")?.[1];
  return token && token.length <= 128 ? token : undefined;
}
