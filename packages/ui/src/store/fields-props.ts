import type { useShopInfoForm } from "@shopkeeper/hooks/store";

/** What the fields of the shop's information need. */
export interface FieldsProps {
  form: ReturnType<typeof useShopInfoForm>["form"];
  explain: (message: string) => string;
}
