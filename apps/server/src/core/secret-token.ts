import type { Random } from "../ports/random";
import { hexOf } from "./digest";

/** Who shows a token: a person who has logged in, a script or a device. Its token begins with the word. */
export type TokenHolder = "merchant" | "service" | "device";

/** A token that nobody guesses. It is shown once; what is stored is its `digest`. */
export const secretToken = (holder: TokenHolder, random: Random) => `${holder}${hexOf(random.bytes(24))}`;
