import { type SearchParamsState, useFilters, useLanguage, useText } from "@shopkeeper/hooks/core";
import { couponText, useCouponList } from "@shopkeeper/hooks/coupons";
import { CouponCategory, CouponReceiveType } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { BulkResults } from "../core/bulk-results";
import { codeOptions } from "../core/code-options";
import { ConfirmDialog } from "../core/confirm-dialog";
import { FilterBar } from "../core/filter-bar";
import { lazyDialog } from "../core/lazy-dialog";
import { ListPage } from "../core/list-page";
import { RemovalDialogs, removePicked } from "../core/removal-dialogs";
import { switchState } from "../core/row-switch";
import { SelectFilter } from "../core/select-filter";
import { TextFilter } from "../core/text-filter";
import { couponColumns, type CouponLinks } from "./coupon-columns";

const UserChooser = lazyDialog(
  () => import("../users/shared").then((file) => file.UserChooser),
  ({ onClose }) => onClose(),
);

export interface CouponListScreenProps extends CouponLinks {
  search: SearchParamsState;
  onCreate: () => void;
}

/** Where a merchant finds coupons, switches them on and off, sends, copies or deletes them. */
export function CouponListScreen({ search, onCreate, ...links }: CouponListScreenProps) {
  const list = useCouponList(search);
  const t = useText(couponText);
  const { send, switching } = list;
  return (
    <ListPage
      list={{ ...list, ...links }}
      text={t}
      columns={couponColumns}
      rowName={nameOf}
      table={{ rowState: switchState(list.toggle) }}
      add={<AddButton onClick={list.canAdd ? onCreate : undefined}>{t("list.add")}</AddButton>}
      filters={<CouponFilters list={list} />}
      bulk={[
        switching && { key: "on", label: t("bulk.on"), isBusy: switching.bulk.isRunning, onChoose: switching.switchOn },
        switching && { key: "off", label: t("bulk.off"), isBusy: switching.bulk.isRunning, onChoose: switching.switchOff },
        removePicked(list.remove),
      ]}
    >
      <RemovalDialogs of={list.remove} rowName={nameOf} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      <ConfirmDialog
        question={send?.question}
        text={() => t("send.question")}
        hint={({ coupon, userIds }) => t("send.detail", { name: coupon.name, count: userIds.length })}
      />
      {switching && (
        <BulkResults
          bulk={switching.bulk}
          nameOf={({ coupon }) => coupon.name}
          title={t(switching.isOn ? "bulk.onTitle" : "bulk.offTitle")}
        />
      )}
      {send?.isChoosing && send.coupon && (
        <UserChooser
          title={t("send.chooseUsers", { name: send.coupon.name })}
          onPick={(users) => send.to(users.map(({ id }) => id))}
          onClose={send.stopChoosing}
        />
      )}
    </ListPage>
  );
}

const nameOf = ({ name }: { name: string }) => name;

/** Choices apply at once, the name when the search is submitted. */
function CouponFilters({ list }: { list: ReturnType<typeof useCouponList> }) {
  const t = useText(couponText);
  const language = useLanguage();
  const filters = useFilters(list);
  const states = [false, true].map((value) => ({ value, label: t(value ? "filters.on" : "filters.off") }));
  const types = codeOptions("CouponReceiveType", [CouponReceiveType.manual, CouponReceiveType.gift], language);
  const categories = codeOptions("CouponCategory", [CouponCategory.merchant, CouponCategory.product], language);
  const texts = (name: "name" | "status" | "receiveType" | "category") => ({
    label: t(`filters.${name}`),
    placeholder: t(`filters.${name}Placeholder`),
  });
  return (
    <FilterBar {...filters.bar}>
      <TextFilter {...texts("name")} {...filters.text("name")} />
      <SelectFilter {...texts("status")} {...filters.choice("status")} options={states} />
      <SelectFilter {...texts("receiveType")} {...filters.choice("receiveType")} options={types} />
      <SelectFilter {...texts("category")} {...filters.choice("category")} options={categories} />
    </FilterBar>
  );
}
