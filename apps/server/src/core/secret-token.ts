import type { Random } from "../ports/random";
import { hexOf } from "./digest";

/** The holder of a token: a person who has logged in, a script or a device. The token begins with this word. */
export type TokenHolder = "merchant" | "service" | "device";

/** A token that cannot be guessed. It is shown once; only its `digest` is stored. */
export const secretToken = (holder: TokenHolder, random: Random) => `${holder}${hexOf(random.bytes(24))}`;
