import { passwordLimits } from "@shopkeeper/sdk/rules/session";
import { sqlState } from "../ports/database";
import type { Ports } from "../ports/ports";
import { addMerchant } from "../session/add-merchant";
import { SEED_PASSWORD } from "../session/seed-password";
import type { Place } from "./command";

const UNIQUE_VIOLATION = "23505";
// no letter or digit that is easily taken for another one
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const MADE_LENGTH = 16;

/** Opens a shop with its owner: `name`, `account`, and `realName` and `password` where given. Answers the password that it made itself. */
export async function addShopCommand({ database, ...ports }: Place, options: Readonly<Record<string, unknown>>) {
  const name = textIn(options, "name", 64);
  const account = textIn(options, "account", 32);
  const realName = options.realName === undefined ? account : textIn(options, "realName", 32);
  const given = options.password === undefined ? undefined : passwordIn(options.password);
  const made = given ?? madePassword(ports);
  const password = await ports.passwords.hash(made);
  try {
    const merchant = { name, createTime: ports.clock.now() };
    const { merId } = await database.transaction((db) => addMerchant(db, merchant, { account, realName, password }));
    return { merId, account, ...(given === undefined && { password: made }) };
  } catch (failure) {
    if (sqlState(failure) === UNIQUE_VIOLATION) throw new Error(`There is an account ${account} already.`, { cause: failure });
    throw failure;
  }
}

function textIn(options: Readonly<Record<string, unknown>>, field: string, longest: number): string {
  const text = options[field];
  const isFine = typeof text === "string" && text.trim() !== "" && [...text].length <= longest && !/\p{Cc}|\p{Cs}/u.test(text);
  if (!isFine) throw new Error(`${field} is a text of 1 to ${longest} characters.`);
  return text.trim();
}

function passwordIn(password: unknown): string {
  const { passwordMin, passwordMax } = passwordLimits;
  const length = typeof password === "string" ? [...password].length : 0;
  if (typeof password !== "string" || length < passwordMin || length > passwordMax)
    throw new Error(`The password has ${passwordMin} to ${passwordMax} characters.`);
  if (password === SEED_PASSWORD) throw new Error("That is the password of the demo, which everybody knows.");
  return password;
}

/** 16 of 31 letters and digits, about 79 bits. */
function madePassword({ random }: Pick<Ports, "random">): string {
  let made = "";
  while (made.length < MADE_LENGTH) {
    for (const byte of random.bytes(MADE_LENGTH)) if (byte < 248 && made.length < MADE_LENGTH) made += LETTERS[byte % LETTERS.length];
  }
  return made;
}
