import { UserSearchType } from "@shopkeeper/sdk/contract";
import type { Schema } from "@shopkeeper/sdk/contract";
import { identifierText } from "@shopkeeper/sdk/rules/core";

/** Whether a search may match digits of a phone number, which is displayed masked: many searches would reveal the number. */
export const isPhoneSearch = ({ by, text }: { by: Schema<"UserSearchType">; text: string }) =>
  by !== UserSearchType.uid && /\d/.test(identifierText(text));
