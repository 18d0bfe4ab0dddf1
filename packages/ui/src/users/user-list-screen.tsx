import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type UserList, userText, useUserList } from "@shopkeeper/hooks/users";
import { RegisterSource, Sex } from "@shopkeeper/sdk";
import { codeOptions } from "../core/code-options";
import { lazyDialog } from "../core/lazy-dialog";
import { DateLimitPicker } from "../dates/date-limit-picker";
import { BulkResults } from "../list/bulk-results";
import { FilterBar } from "../list/filter-bar";
import { FilterField } from "../list/filter-field";
import { ListPage } from "../list/list-page";
import { SelectFilter } from "../list/select-filter";
import { UserSearchFilter } from "../list/user-search-filter";
import { userColumns, userDetails } from "./user-columns";

const CouponPicker = lazyDialog(
  () => import("../coupons/shared").then((file) => file.CouponPicker),
  ({ onClose }) => onClose(),
);
const UserDrawer = lazyDialog(
  () => import("./user-drawer").then((file) => file.UserDrawer),
  ({ onClose }) => onClose(),
);

export interface UserListScreenProps {
  search: SearchParamsState;
  /** Opens the orders of a user. */
  onOrders?: ((id: number) => void) | undefined;
}

/** The list where a merchant finds the shop's followers, views one of them and sends coupons. */
export function UserListScreen({ search, onOrders }: UserListScreenProps) {
  const list = useUserList(search);
  const t = useText(userText);
  const { details, sending } = list;
  const { task } = details;
  return (
    <ListPage
      list={{ ...list, onOrders: list.canSeeOrders ? onOrders : undefined }}
      text={t}
      columns={userColumns}
      rowName={({ nickname }) => nickname}
      filters={<UserFilters list={list} />}
      table={{ details: userDetails }}
      bulk={[sending && { key: "send", label: t("list.send"), isBusy: sending.bulk.isRunning, onChoose: sending.openPicked }]}
    >
      {task?.mode === "view" && <UserDrawer user={task.row} onClose={details.close} />}
      {sending && (
        <>
          {sending.receivers.length > 0 && (
            <CouponPicker
              mode="send"
              userIds={sending.receivers.map(({ id }) => id)}
              userNames={sending.receivers.map(({ nickname }) => nickname)}
              sendEach={sending.receivers.length > 1 ? ({ coupon }) => sending.sendEach(coupon.id) : undefined}
              onPick={sending.close}
              onClose={sending.close}
            />
          )}
          <BulkResults bulk={sending.bulk} nameOf={({ user }) => user.nickname} title={t("list.sendResults")} />
        </>
      )}
    </ListPage>
  );
}

/** User and dates are in view, sex and source under 展开. */
function UserFilters({ list }: { list: UserList }) {
  const t = useText(userText);
  const language = useLanguage();
  const filters = useFilters(list);
  const placeholder = t("filters.all");
  return (
    <FilterBar
      {...filters.bar}
      more={{
        isUsed: list.filters.query.sex !== undefined || list.filters.query.registerType !== undefined,
        fields: (
          <>
            <SelectFilter
              label={t("filters.sex")}
              placeholder={placeholder}
              options={codeOptions("Sex", Object.values(Sex), language)}
              {...filters.choice("sex")}
            />
            <SelectFilter
              label={t("filters.registerType")}
              placeholder={placeholder}
              options={codeOptions("RegisterSource", Object.values(RegisterSource), language)}
              {...filters.choice("registerType")}
            />
          </>
        ),
      }}
    >
      <UserSearchFilter label={t("filters.user")} filters={list.filters} content={filters.text("content")} />
      <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
        <DateLimitPicker {...filters.choice("dateLimit")} />
      </FilterField>
    </FilterBar>
  );
}
