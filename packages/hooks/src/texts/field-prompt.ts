import { promptOf } from "@shopkeeper/sdk/rules/records";
import { textIn } from "./catalogue";
import type { TitledField } from "./field-words";
import { currentLanguage } from "./language";

/** The prompt of a field in the current language: 请输入优惠券名称. */
export const promptFor = (field: TitledField) => textIn(currentLanguage(), promptOf(field));
