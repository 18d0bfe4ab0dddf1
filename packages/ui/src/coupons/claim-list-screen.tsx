import { currentLanguage, type SearchParamsState, shownTime, textOf, useFilters, useLanguage, useText } from "@shopkeeper/hooks/core";
import { claimValidity, couponText, minimumSpend, useClaimList } from "@shopkeeper/hooks/coupons";
import { CouponUserStatus, labelOf, type Schema } from "@shopkeeper/sdk";
import { Broken } from "../core/broken";
import { codeOptions } from "../core/code-options";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { ListPage } from "../core/list-page";
import { Money } from "../core/money";
import { Select } from "../core/select";
import { StatusTag, type Tone } from "../core/status-tag";
import type { Column } from "../core/table-column";
import { TextInput } from "../core/text-input";

/** Who has claimed which coupon, and whether it is used. */
export function ClaimListScreen({ search }: { search: SearchParamsState }) {
  const list = useClaimList(search);
  const filters = useFilters(list);
  const t = useText(couponText);
  const language = useLanguage();
  return (
    <ListPage
      list={list}
      text={(key) => t(`record.${key}`)}
      columns={claimColumns}
      rowName={({ name }) => name}
      filters={
        <FilterBar {...filters.bar}>
          <FilterField label={t("record.status")} width={150}>
            <Select
              {...filters.choice("status")}
              placeholder={t("record.statusPlaceholder")}
              options={codeOptions(
                "CouponUserStatus",
                [CouponUserStatus.used, CouponUserStatus.unused, CouponUserStatus.expired],
                language,
              )}
            />
          </FilterField>
          <FilterField label={t("record.name")}>
            <TextInput {...filters.text("name")} placeholder={t("record.namePlaceholder")} />
          </FilterField>
          <FilterField label={t("record.nickname")}>
            <TextInput {...filters.text("nickname")} placeholder={t("record.nicknamePlaceholder")} />
          </FilterField>
        </FilterBar>
      }
    />
  );
}

const tones: Readonly<Record<number, Tone>> = {
  [CouponUserStatus.unused]: "info",
  [CouponUserStatus.used]: "success",
  [CouponUserStatus.expired]: "neutral",
};

/** The title of a column, as a function of the language. */
const title =
  (key: "couponId" | "name" | "user" | "money" | "minPrice" | "validity" | "category" | "createTime" | "status" | "useTime") => () =>
    textOf(couponText, `record.columns.${key}`);

const claimColumns: readonly Column<Schema<"CouponUser">>[] = [
  { key: "couponId", title: title("couponId"), width: 76, cell: (claim) => claim.couponId },
  { key: "name", title: title("name"), width: 160, isClipped: true, isHeading: true, cell: (claim) => claim.name },
  {
    key: "user",
    title: title("user"),
    width: 150,
    isClipped: true,
    cell: (claim) => textOf(couponText, "record.user", { nickname: claim.nickname, uid: claim.uid }),
  },
  { key: "money", title: title("money"), width: 72, align: "end", cell: (claim) => <Money value={claim.money} unit="yuan" /> },
  {
    key: "minPrice",
    title: title("minPrice"),
    width: 92,
    align: "end",
    cell: (claim) => (claim.minPrice > 0 ? <Money value={claim.minPrice} unit="yuan" /> : textOf(couponText, minimumSpend(claim).key)),
  },
  {
    key: "validity",
    title: title("validity"),
    width: 140,
    cell: (claim) => <Broken text={textOf(couponText, claimValidity(claim).key, claimValidity(claim).params)} />,
  },
  { key: "category", title: title("category"), width: 84, cell: (claim) => labelOf("CouponCategory", claim.category, currentLanguage()) },
  { key: "createTime", title: title("createTime"), width: 140, cell: (claim) => shownTime(claim.createTime) },
  {
    key: "status",
    title: title("status"),
    width: 90,
    cell: (claim) => <StatusTag tone={tones[claim.status]}>{labelOf("CouponUserStatus", claim.status, currentLanguage())}</StatusTag>,
  },
  { key: "useTime", title: title("useTime"), width: 140, cell: (claim) => shownTime(claim.useTime) },
];
