import { AddressInput as fields } from "../../generated/fields";
import type { components } from "../../generated/schema";
import { isPhoneNumber } from "../core";
import type { FieldProblems, RecordRules } from "../records";
import { addressRuleMessages } from "./messages";

/** The rules of an address of the shop, to which buyers send things back. */
export const addressRules = {
  fields,
  uses: {},
  conflicts: ({ receiverPhone }): FieldProblems => ({
    ...(!isPhoneNumber(receiverPhone) && { receiverPhone: addressRuleMessages.receiverPhoneWrong }),
  }),
} satisfies RecordRules<typeof fields, components["schemas"]["AddressInput"]>;
