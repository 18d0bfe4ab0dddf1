import { GuaranteeScope, labelOf } from "@shopkeeper/sdk";
import { useCategoryTree } from "../../categories/shared";
import { indexTree } from "../../selection";
import { useCan } from "../../shop";
import { useLanguage } from "../../texts";
import { useRead } from "../../core";
import type { ProductNames } from "./product-differences";

/** The names of the records that a product references by id. */
export function useProductNames(): ProductNames {
  const can = useCan();
  const language = useLanguage();
  const shop = indexTree(useCategoryTree("merchant").nodes ?? []);
  const platform = indexTree(useCategoryTree("platform").nodes ?? []);
  const guarantees = useRead("listGuarantees", can("listGuarantees") ? { query: { type: GuaranteeScope.all } } : undefined).data ?? [];
  const templates =
    useRead("listShippingTemplates", can("listShippingTemplates") ? { query: { page: 1, limit: 9999 } } : undefined).data?.list ?? [];
  const named = (rows: readonly { id: number; name: string }[], id: number) => rows.find((row) => row.id === id)?.name ?? `#${id}`;

  return {
    shopCategory: (id) => shop.byId.get(id)?.label ?? `#${id}`,
    platformCategory: (id) => platform.byId.get(id)?.label ?? `#${id}`,
    guarantee: (id) => named(guarantees, id),
    template: (id) => named(templates, id),
    type: (type) => labelOf("ProductType", type, language),
  };
}
