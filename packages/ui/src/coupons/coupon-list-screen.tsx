import { type SearchParamsState, useText } from "@shopkeeper/hooks/core";
import { couponText, useCouponList } from "@shopkeeper/hooks/coupons";
import { AddButton } from "../core/add-button";
import { BulkResults } from "../core/bulk-results";
import { ConfirmDialog } from "../core/confirm-dialog";
import { lazyDialog } from "../core/lazy-dialog";
import { ListPage } from "../core/list-page";
import { RemovalDialogs, removePicked } from "../core/removal-dialogs";
import { couponColumns, type CouponLinks } from "./coupon-columns";
import { CouponFilters } from "./coupon-filters";

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
  const { send, switching, toggle } = list;
  return (
    <ListPage
      list={{ ...list, ...links }}
      text={t}
      columns={couponColumns}
      rowName={nameOf}
      table={{ rowState: (coupon) => toggle && `${toggle.isOn(coupon)} ${toggle.isRunning(coupon)}` }}
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
