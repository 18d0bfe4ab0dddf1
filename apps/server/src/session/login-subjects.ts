import { accountKey } from "./account-key";

/** Under which names an attempt to guess a password is counted. */
export interface LoginSubjects {
  /** Of the account: one count for all strangers, one for each address and device that it has logged in from. */
  account: string;
  /** Of the address, whatever accounts are tried there; absent where the account is known at it, so that others there do not slow it down. */
  address?: string;
}

const addressSubject = (addressBlock: string) => `address:${addressBlock}`;

/** So much of a name's key is counted: a key may be longer than its name. */
const LONGEST_NAME = 40;

/** How a login is counted; `place` is the address block or device from which the account has logged in before. */
export function loginSubjects(name: string, addressBlock: string, place: string | undefined): LoginSubjects {
  const account = `account:${[...accountKey(name)].slice(0, LONGEST_NAME).join("")}`;
  return place === undefined ? { account, address: addressSubject(addressBlock) } : { account: `${account}@${place}` };
}

/** How the codes of an account's second factor are counted, wherever they are sent from. */
export const factorSubjects = (accountId: number): LoginSubjects => ({ account: `factor:${accountId}` });

/** How the old password of whoever holds a session is counted. */
export const passwordSubjects = (accountId: number, addressBlock: string): LoginSubjects => ({
  account: `password:${accountId}`,
  address: addressSubject(addressBlock),
});
