import { passwordFault, passwordLimits } from "@shopkeeper/sdk/rules/session";
import { accountStore } from "../../session/account-store";
import { addMerchant } from "../../session/add-merchant";
import { passwordContext } from "../../session/password-context";
import { DEMO_PASSWORD } from "../../session/demo-password";
import type { Place } from "./command";
import { madePassword } from "./made-password";

/**
 * Opens a shop with its owner: `name`, `account`, and optionally `realName` and `password`.
 *
 * A generated password is part of the answer, and must be changed at the first login.
 */
export async function addShopCommand({ database, ...ports }: Place, options: Readonly<Record<string, unknown>>) {
  const name = textIn(options, "name", 64);
  const account = textIn(options, "account", 32);
  const realName = options.realName === undefined ? account : textIn(options, "realName", 32);
  const given = options.password === undefined ? undefined : await passwordIn(options.password, account);
  const isTemporary = given === undefined;
  const made = given ?? madePassword(ports, account);
  const password = await ports.passwords.hash(made);
  const merchant = { name, createTime: ports.clock.now() };
  return database.transaction(async (db) => {
    const known = await accountStore({ ...ports, db }).resembling(account);
    if (known)
      throw new Error(`There is an account ${known.account} already${known.account === account ? "." : ", which looks the same."}`);
    const { merId } = await addMerchant(db, merchant, { account, realName, password, isTemporary });
    return { merId, account, ...(isTemporary && { password: made }) };
  });
}

function textIn(options: Readonly<Record<string, unknown>>, field: string, longest: number): string {
  const text = options[field];
  const isFine = typeof text === "string" && text.trim() !== "" && [...text].length <= longest && !/\p{Cc}|\p{Cs}/u.test(text);
  if (!isFine) throw new Error(`${field} is a text of 1 to ${longest} characters.`);
  return text.trim();
}

const { passwordMin, passwordMax } = passwordLimits;
const refusals = {
  length: `The password has ${passwordMin} to ${passwordMax} characters.`,
  account: "The password must not contain the account.",
  common: "The password is too common.",
};

async function passwordIn(password: unknown, account: string): Promise<string> {
  if (typeof password !== "string") throw new Error(refusals.length);
  const fault = passwordFault(password, await passwordContext(account));
  if (fault) throw new Error(refusals[fault]);
  if (password === DEMO_PASSWORD) throw new Error("That is the password of the demo, which everybody knows.");
  return password;
}
