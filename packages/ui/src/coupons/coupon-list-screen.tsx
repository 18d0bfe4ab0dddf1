import { type SearchParamsState, useLanguage, useText } from "@shopkeeper/hooks/core";
import { couponText, useCouponList } from "@shopkeeper/hooks/coupons";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DataTable } from "../core/data-table";
import { ListEmpty } from "../core/list-empty";
import { ListScreen } from "../core/list-screen";
import { Pager } from "../core/pager";
import { useLatest } from "../core/use-latest";
import { couponColumns, type CouponWays } from "./coupon-columns";
import { CouponBulkResults } from "./coupon-bulk-results";
import { CouponFilters } from "./coupon-filters";
import { CouponToolbar } from "./coupon-toolbar";
import { lazyDialog } from "../core/lazy-dialog";

const UserChooser = lazyDialog(
  () => import("../users/picker").then((file) => file.UserChooser),
  ({ onClose }) => onClose(),
);

export interface CouponListScreenProps extends CouponWays {
  search: SearchParamsState;
  onCreate: () => void;
}

/** Where a merchant finds coupons, switches them on and off, sends, copies or deletes them. */
export function CouponListScreen({ search, onCreate, ...ways }: CouponListScreenProps) {
  const list = useCouponList(search);
  const t = useText(couponText);
  const language = useLanguage();
  const latestList = useLatest(list);
  const latestWays = useLatest(ways);
  const switching = list.coupons
    .filter((coupon) => list.toggle?.isRunning(coupon))
    .map((coupon) => coupon.id)
    .join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a switch under way is the one thing that cells show of the list itself
  const columns = useMemo(() => couponColumns(latestList, latestWays, language), [latestList, latestWays, language, switching]);
  const add = list.canAdd && (
    <Button variant="primary" icon={<Plus size={15} aria-hidden />} onClick={onCreate}>
      {t("list.add")}
    </Button>
  );
  return (
    <ListScreen
      title={t("list.title")}
      actions={add}
      filters={list.isRefused ? undefined : <CouponFilters list={list} />}
      toolbar={list.selection && <CouponToolbar list={list} />}
      pager={list.total > 0 && <Pager {...list.query} total={list.total} onChange={list.change} />}
    >
      <DataTable
        label={t("list.title")}
        columns={columns}
        rows={list.coupons}
        rowKey={(coupon) => coupon.id}
        list={list}
        maxHeight={list.selection && "max(24rem, calc(100dvh - 21rem))"}
        selection={list.selection && { ...list.selection, nameOf: (coupon) => coupon.name }}
        empty={<ListEmpty list={list} title={t("list.empty")} hint={t("list.emptyHint")} filtered={t("list.emptyFiltered")} action={add} />}
      />
      <ConfirmDialog
        question={list.remove}
        text={(coupon) => t("remove.question", { name: coupon.name })}
        hint={() => t("remove.hint")}
        isDanger
      />
      <ConfirmDialog
        question={list.bulk?.remove}
        text={(coupons) => t("bulk.removeQuestion", { count: coupons.length })}
        hint={(coupons) => t("bulk.removeHint", { names: coupons.map((coupon) => coupon.name).join("、") })}
        isDanger
      />
      <ConfirmDialog
        question={list.send?.question}
        text={() => t("send.question")}
        hint={({ coupon, userIds }) => t("send.detail", { name: coupon.name, count: userIds.length })}
      />
      {list.bulk && <CouponBulkResults bulk={list.bulk} />}
      {list.send?.isChoosing && list.send.coupon && (
        <UserChooser
          title={t("send.chooseUsers", { name: list.send.coupon.name })}
          onPick={(users) => list.send?.to(users.map((user) => user.id))}
          onClose={list.send.stopChoosing}
        />
      )}
    </ListScreen>
  );
}
