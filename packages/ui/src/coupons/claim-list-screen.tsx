import { currentLanguage, type TitledField, titleOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { shownTime } from "@shopkeeper/hooks/dates";
import { claimValidity, couponText, useClaimList, valueLine } from "@shopkeeper/hooks/coupons";
import { CouponUserStatus, fields, labelOf, type Schema } from "@shopkeeper/sdk";
import { RangeText } from "../core/range-text";
import { codeOptions } from "../core/code-options";
import { RemovableTag } from "../core/removable-tag";
import { StatusTag, type Tone } from "../core/status-tag";
import { FilterBar } from "../list/filter-bar";
import { ListPage } from "../list/list-page";
import { SelectFilter } from "../list/select-filter";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { styled } from "../theme/styled";

/** The claims of the shop's coupons: who claimed which coupon, and whether it is used. */
export function ClaimListScreen({ search }: { search: SearchParamsState }) {
  const list = useClaimList(search);
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
          {list.brought.length > 0 && (
            <Brought aria-label={t("record.limitedTo")}>
              {list.brought.map(({ key, text, drop }) => (
                <RemovableTag key={key} removeLabel={t("record.drop", { text })} onRemove={drop}>
                  {text}
                </RemovableTag>
              ))}
            </Brought>
          )}
        </FilterBar>
      }
    />
  );
}

const Brought = styled("ul", { base: { display: "flex", flexWrap: "wrap", gap: "1.5", minWidth: 0 } });

const tones: Readonly<Record<number, Tone>> = {
  [CouponUserStatus.unused]: "info",
  [CouponUserStatus.used]: "success",
  [CouponUserStatus.expired]: "neutral",
};

const of = fields.CouponUser;

const column = (
  key: string,
  field: TitledField,
  rest: Omit<Column<Schema<"CouponUser">>, "key" | "title">,
): Column<Schema<"CouponUser">> => ({ key, title: () => titleOf(field), ...rest });

const claimColumns = [
  column("couponId", of.couponId, { isMinor: true, width: 76, cell: ({ couponId }) => couponId }),
  column("name", of.name, { width: 160, isClipped: true, isHeading: true, cell: ({ name }) => name }),
  column("user", of.nickname, { width: 150, isClipped: true, cell: ({ nickname, uid }) => `${nickname}/${uid}` }),
  column("money", of.money, { width: 124, align: "end", cell: valueLine }),
  column("validity", of.startTime, { isMinor: true, width: 140, cell: (claim) => <RangeText text={claimValidity(claim)} /> }),
  column("category", of.category, {
    isMinor: true,
    width: 84,
    cell: ({ category }) => labelOf("CouponCategory", category, currentLanguage()),
  }),
  column("createTime", of.createTime, { width: 140, cell: ({ createTime }) => shownTime(createTime) }),
  column("status", of.status, {
    isState: true,
    width: 90,
    cell: ({ status }) => <StatusTag tone={tones[status]}>{labelOf("CouponUserStatus", status, currentLanguage())}</StatusTag>,
  }),
  column("useTime", of.useTime, { isMinor: true, width: 140, cell: ({ useTime }) => shownTime(useTime) }),
];
