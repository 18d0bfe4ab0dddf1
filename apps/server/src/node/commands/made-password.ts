import { passwordFault } from "@shopkeeper/sdk/rules/session";
import type { Ports } from "../../ports/ports";

// without letters and digits that are easily confused
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const MADE_LENGTH = 16;

/** A generated password for an account: 16 of 31 letters and digits, about 79 bits. */
export function madePassword({ random }: Pick<Ports, "random">, account: string): string {
  let made = "";
  while (made.length < MADE_LENGTH) {
    for (const byte of random.bytes(MADE_LENGTH)) if (byte < 248 && made.length < MADE_LENGTH) made += LETTERS[byte % LETTERS.length];
    if (made.length === MADE_LENGTH && passwordFault(made, { account, isCommon: () => false })) made = "";
  }
  return made;
}
