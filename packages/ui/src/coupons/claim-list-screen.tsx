import {
  currentLanguage,
  type SearchParamsState,
  shownTime,
  textOf,
  useFilters,
  useLanguage,
  useList,
  useText,
} from "@shopkeeper/hooks/core";
import { claims, claimValidity, couponText, minimumSpend } from "@shopkeeper/hooks/coupons";
import { CouponUserStatus, labelOf, type Schema } from "@shopkeeper/sdk";
import { Broken } from "../core/broken";
import { codeOptions } from "../core/code-options";
import { FilterBar } from "../core/filter-bar";
import { ListPage } from "../core/list-page";
import { Money } from "../core/money";
import { SelectFilter } from "../core/select-filter";
import { StatusTag, type Tone } from "../core/status-tag";
import type { Column } from "../core/table-column";
import { TextFilter } from "../core/text-filter";

/** Who has claimed which coupon, and whether it is used. */
export function ClaimListScreen({ search }: { search: SearchParamsState }) {
  const list = useList(claims, search);
  const filters = useFilters(list);
  const t = useText(couponText);
  const language = useLanguage();
  const states = codeOptions("CouponUserStatus", [CouponUserStatus.used, CouponUserStatus.unused, CouponUserStatus.expired], language);
  const texts = (name: "status" | "name" | "nickname") => ({ label: t(`record.${name}`), placeholder: t(`record.${name}Placeholder`) });
  return (
    <ListPage
      list={list}
      text={(key) => t(`record.${key}`)}
      columns={claimColumns}
      rowName={({ name }) => name}
      filters={
        <FilterBar {...filters.bar}>
          <SelectFilter {...texts("status")} {...filters.choice("status")} options={states} />
          <TextFilter {...texts("name")} {...filters.text("name")} />
          <TextFilter {...texts("nickname")} {...filters.text("nickname")} />
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
