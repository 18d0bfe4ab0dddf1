import type { ShopInfoFormState } from "@shopkeeper/hooks/store";

/** The props of the shop information's fields. */
export interface FieldsProps {
  form: ShopInfoFormState["form"];
  explain: (message: string) => string;
}
