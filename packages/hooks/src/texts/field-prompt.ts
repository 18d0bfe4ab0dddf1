import { promptOf } from "@shopkeeper/sdk/rules/records";
import { textIn } from "./catalogue";
import type { TitledField } from "./field-words";
import { currentLanguage } from "./language";

/** Asks for a field, in the language in use: 请输入优惠券名称. */
export const promptFor = (field: TitledField) => textIn(currentLanguage(), promptOf(field));
