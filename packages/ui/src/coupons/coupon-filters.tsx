import { couponText, type useCouponList } from "@shopkeeper/hooks/coupons";
import { useFilters, useLanguage, useText } from "@shopkeeper/hooks/core";
import { CouponCategory, CouponReceiveType } from "@shopkeeper/sdk";
import { codeOptions } from "../core/code-options";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";

/** The filters of the coupon list: choices apply at once, the name when the search is submitted. */
export function CouponFilters({ list }: { list: ReturnType<typeof useCouponList> }) {
  const t = useText(couponText);
  const language = useLanguage();
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <FilterField label={t("filters.name")}>
        <TextInput {...filters.text("name")} placeholder={t("filters.namePlaceholder")} />
      </FilterField>
      <FilterField label={t("filters.status")} width={150}>
        <Select
          {...filters.choice("status")}
          placeholder={t("filters.statusPlaceholder")}
          options={[
            { value: false, label: t("filters.off") },
            { value: true, label: t("filters.on") },
          ]}
        />
      </FilterField>
      <FilterField label={t("filters.receiveType")} width={150}>
        <Select
          {...filters.choice("receiveType")}
          placeholder={t("filters.receiveTypePlaceholder")}
          options={codeOptions("CouponReceiveType", [CouponReceiveType.manual, CouponReceiveType.gift], language)}
        />
      </FilterField>
      <FilterField label={t("filters.category")} width={150}>
        <Select
          {...filters.choice("category")}
          placeholder={t("filters.categoryPlaceholder")}
          options={codeOptions("CouponCategory", [CouponCategory.merchant, CouponCategory.product], language)}
        />
      </FilterField>
    </FilterBar>
  );
}
