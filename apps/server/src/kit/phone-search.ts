import { UserSearchType } from "@shopkeeper/sdk/contract";
import type { Schema } from "@shopkeeper/sdk/contract";
import { identifierText } from "@shopkeeper/sdk/rules/core";

/** Whether a search may find people by digits of a phone number, which is shown masked: many of them would read the number. */
export const isPhoneSearch = ({ by, text }: { by: Schema<"UserSearchType">; text: string }) =>
  by !== UserSearchType.uid && /\d/.test(identifierText(text));
