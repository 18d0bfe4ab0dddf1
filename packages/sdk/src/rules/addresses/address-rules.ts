import { AddressInput as fields } from "../../generated/fields";
import type { components } from "../../generated/schema";
import { isPhoneNumber } from "../core";
import type { FieldProblems, RecordRules } from "../records";
import { addressRuleMessages } from "./messages";

/** The rules of a return address of the shop. */
export const addressRules = {
  fields,
  uses: {},
  conflicts: ({ receiverPhone }): FieldProblems => ({
    ...(!isPhoneNumber(receiverPhone) && { receiverPhone: addressRuleMessages.receiverPhoneWrong }),
  }),
} satisfies RecordRules<typeof fields, components["schemas"]["AddressInput"]>;
