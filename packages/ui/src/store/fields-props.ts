import type { ShopInfoFormState } from "@shopkeeper/hooks/store";

/** What the fields of the shop's information need. */
export interface FieldsProps {
  form: ShopInfoFormState["form"];
  explain: (message: string) => string;
}
