import { isPhoneNumber, type Problem, type Problems } from "../core";
import type { addressRuleMessages } from "./messages";

type Key = keyof typeof addressRuleMessages;

/** What an address needs to be found by a courier. */
export interface AddressFields {
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly detail: string;
}

/** What is wrong with an address, by field. */
export function addressProblems({ receiverName, receiverPhone, detail }: AddressFields): Problems<keyof AddressFields, Key> {
  return {
    ...(receiverName.trim() === "" && { receiverName: problem("receiverNameEmpty") }),
    ...(!isPhoneNumber(receiverPhone) && {
      receiverPhone: problem(receiverPhone.trim() === "" ? "receiverPhoneEmpty" : "receiverPhoneWrong"),
    }),
    ...(detail.trim() === "" && { detail: problem("detailEmpty") }),
  };
}

const problem = (key: Key): Problem<Key> => ({ key });
