import { couponText, type useCouponList } from "@shopkeeper/hooks/coupons";
import { useLanguage, useText } from "@shopkeeper/hooks/core";
import { CouponCategory, CouponReceiveType, labelOf } from "@shopkeeper/sdk";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { useTyped } from "../core/use-typed";

/** The filters of the coupon list: selects search at once, the name when asked to. */
export function CouponFilters({ list }: { list: ReturnType<typeof useCouponList> }) {
  const t = useText(couponText);
  const language = useLanguage();
  const { query, change } = list;
  const [name, setName] = useTyped(query.name);
  return (
    <FilterBar onSearch={() => change({ name })} onReset={() => list.reset()} isBusy={list.isRefreshing}>
      <FilterField label={t("filters.name")}>
        <TextInput value={name} onChange={setName} placeholder={t("filters.namePlaceholder")} maxLength={64} isClearable />
      </FilterField>
      <FilterField label={t("filters.status")} width={150}>
        <Select
          value={query.status}
          onChange={(status) => change({ status })}
          placeholder={t("filters.statusPlaceholder")}
          options={[
            { value: false, label: t("filters.off") },
            { value: true, label: t("filters.on") },
          ]}
        />
      </FilterField>
      <FilterField label={t("filters.receiveType")} width={150}>
        <Select
          value={query.receiveType}
          onChange={(receiveType) => change({ receiveType })}
          placeholder={t("filters.receiveTypePlaceholder")}
          options={[CouponReceiveType.manual, CouponReceiveType.gift].map((value) => ({
            value,
            label: labelOf("CouponReceiveType", value, language),
          }))}
        />
      </FilterField>
      <FilterField label={t("filters.category")} width={150}>
        <Select
          value={query.category}
          onChange={(category) => change({ category })}
          placeholder={t("filters.categoryPlaceholder")}
          options={[CouponCategory.merchant, CouponCategory.product].map((value) => ({
            value,
            label: labelOf("CouponCategory", value, language),
          }))}
        />
      </FilterField>
    </FilterBar>
  );
}
