import { coreText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { couponHistory, type CouponList, couponText, sendingText, useCouponList } from "@shopkeeper/hooks/coupons";
import { CouponCategory, CouponLifecycle, CouponReceiveType } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { codeOptions } from "../core/code-options";
import { ConfirmDialog } from "../core/confirm-dialog";
import { lazyDialog } from "../core/lazy-dialog";
import { RadioGroup } from "../core/radio-group";
import { BulkResults } from "../list/bulk-results";
import { FilterBar } from "../list/filter-bar";
import { ListPage } from "../list/list-page";
import { RemovalDialogs, removePicked } from "../list/removal-dialogs";
import { SelectFilter } from "../list/select-filter";
import { TextFilter } from "../list/text-filter";
import { HistoryButton } from "../revisions/shared";
import { couponColumns, type CouponLinks } from "./coupon-columns";

const UserChooser = lazyDialog(
  () => import("../users/shared").then((file) => file.UserChooser),
  ({ onClose }) => onClose(),
);
const SegmentDialog = lazyDialog(
  () => import("./segment-dialog").then((file) => file.SegmentDialog),
  ({ onClose }) => onClose(),
);
const CouponDrawer = lazyDialog(
  () => import("./coupon-drawer").then((file) => file.CouponDrawer),
  ({ onClose }) => onClose(),
);

export interface CouponListScreenProps extends CouponLinks {
  search: SearchParamsState;
  onCreate: () => void;
}

/** The list where a merchant finds coupons, views them, switches them on and off, sends, copies or deletes them. */
export function CouponListScreen({ search, onCreate, ...links }: CouponListScreenProps) {
  const list = useCouponList(search);
  const t = useText(couponText);
  const core = useText(coreText);
  const { send, switching, detail } = list;
  return (
    <ListPage
      list={{ ...list, ...links }}
      text={t}
      columns={couponColumns}
      rowName={nameOf}
      table={{ sorting: list.sorting }}
      actions={<HistoryButton kind="coupon" words={couponHistory} />}
      add={<AddButton onClick={list.can.add ? onCreate : undefined}>{t("list.add")}</AddButton>}
      filters={<CouponFilters list={list} />}
      bulk={[
        switching && { key: "on", label: t("bulk.on"), isBusy: switching.bulk.isRunning, onChoose: switching.switchOn },
        switching && { key: "off", label: t("bulk.off"), isBusy: switching.bulk.isRunning, onChoose: switching.switchOff },
        removePicked(list.removal),
      ]}
    >
      <RemovalDialogs of={list.removal} rowName={nameOf} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      {switching && (
        <>
          <ConfirmDialog
            question={switching.question}
            text={({ coupons, isOn }) => t(isOn ? "bulk.onQuestion" : "bulk.offQuestion", { count: coupons.length })}
            nameOf={({ coupons }) => coupons.map(nameOf).join(core("states.comma"))}
            onDryRun={switching.dryRun}
          />
          <BulkResults
            bulk={switching.bulk}
            nameOf={({ coupon }) => coupon.name}
            title={t(switching.isOn ? "bulk.onTitle" : "bulk.offTitle")}
          />
        </>
      )}
      {send && <SendDialogs send={send} />}
      {detail.key !== undefined && <CouponDrawer id={Number(detail.key)} onClose={detail.close} />}
    </ListPage>
  );
}

const nameOf = ({ name }: { name: string }) => name;

/** Sends a coupon to chosen users or a segment, after confirmation. */
function SendDialogs({ send }: { send: NonNullable<CouponList["send"]> }) {
  const t = useText(couponText);
  const { coupon, most, by } = send;
  const title =
    coupon &&
    (most === undefined ? t("send.chooseUsers", { name: coupon.name }) : t("send.chooseUsersLeft", { name: coupon.name, left: most }));
  const choice = (
    <RadioGroup
      variant="segments"
      label={t("send.by")}
      value={by}
      onChange={send.setBy}
      options={[
        { value: "users", label: t("send.byUsers") },
        { value: "segment", label: t("send.bySegment") },
      ]}
    />
  );
  return (
    <>
      <ConfirmDialog question={send.question} text={() => t("send.question")} hint={sendingText} />
      {coupon && by === "users" && (
        <UserChooser
          title={title}
          head={<div>{choice}</div>}
          max={most}
          onPick={(users) =>
            send.to(
              users.map(({ id }) => id),
              undefined,
              users.map(({ nickname }) => nickname),
            )
          }
          onClose={send.stopChoosing}
        />
      )}
      {coupon && by === "segment" && <SegmentDialog title={title} head={choice} coupon={coupon} onClose={send.stopChoosing} />}
    </>
  );
}

/** Choices apply at once, the name when the search is submitted. */
function CouponFilters({ list }: { list: CouponList }) {
  const t = useText(couponText);
  const language = useLanguage();
  const filters = useFilters(list);
  const states = [false, true].map((value) => ({ value, label: t(value ? "filters.on" : "filters.off") }));
  const types = codeOptions("CouponReceiveType", [CouponReceiveType.manual, CouponReceiveType.gift], language);
  const categories = codeOptions("CouponCategory", [CouponCategory.merchant, CouponCategory.product], language);
  const lifecycles = codeOptions("CouponLifecycle", Object.values(CouponLifecycle), language);
  const texts = (name: "name" | "status" | "lifecycle" | "receiveType" | "category") => ({
    label: t(`filters.${name}`),
    placeholder: t(`filters.${name}Placeholder`),
  });
  return (
    <FilterBar {...filters.bar}>
      <TextFilter {...texts("name")} {...filters.text("name")} />
      <SelectFilter {...texts("lifecycle")} {...filters.choice("lifecycle")} options={lifecycles} />
      <SelectFilter {...texts("status")} {...filters.choice("status")} options={states} />
      <SelectFilter {...texts("receiveType")} {...filters.choice("receiveType")} options={types} />
      <SelectFilter {...texts("category")} {...filters.choice("category")} options={categories} />
    </FilterBar>
  );
}
