import { accountKey } from "./account-key";

/** The subjects under which an attempt to guess a password is counted. */
export interface LoginSubjects {
  /** Of the account: one count for all unknown origins, and one for each address and device that it has logged in from. */
  account: string;
  /** Of the address, for all accounts tried there; absent if the account is known at it, so that others there do not slow it down. */
  address?: string;
}

const addressSubject = (addressBlock: string) => `address:${addressBlock}`;

/** The longest counted part of a name's key: a key may be longer than its name. */
const LONGEST_NAME = 40;

/** The subjects of a login; `place` is the address block or device from which the account has logged in before. */
export function loginSubjects(name: string, addressBlock: string, place: string | undefined): LoginSubjects {
  const account = `account:${[...accountKey(name)].slice(0, LONGEST_NAME).join("")}`;
  return place === undefined ? { account, address: addressSubject(addressBlock) } : { account: `${account}@${place}` };
}

/** The subject of the codes of an account's second factor, from any origin. */
export const factorSubjects = (accountId: number): LoginSubjects => ({ account: `factor:${accountId}` });

/** The counters for failed attempts at the old password within a session. */
export const passwordSubjects = (accountId: number, addressBlock: string): LoginSubjects => ({
  account: `password:${accountId}`,
  address: addressSubject(addressBlock),
});
