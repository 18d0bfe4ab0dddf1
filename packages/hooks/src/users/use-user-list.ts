import { listQueries, type Schema } from "@shopkeeper/sdk";
import type { MerchantClient } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Bulk, type List, listOf, type SearchParamsState, unmatchedUserSearch, useBulk, useList, userSearchQuery } from "../list";
import { type RowDialog, useDialog } from "../form";
import { type RowSelection } from "../selection";
import { useCan } from "../shop";

type User = Schema<"User">;

export const users = listOf(listQueries.listUsers, {
  kept: ["searchType"],
  unmatched: unmatchedUserSearch,
  toInput: (query) => ({ query: userSearchQuery(query) }),
});

type UserQuery = ReturnType<typeof users.read>;

/** The buyers who follow the shop. */
export interface UserList extends List<User, UserQuery> {
  details: UserListDetails;
  sending: Sending | undefined;
  canSeeOrders: boolean;
}

interface UserListDetails extends Omit<RowDialog<User>, "view"> {
  view: ((row: User) => void) | undefined;
}

/** The buyers who follow the shop: their details, their orders, and sending coupons; actions without permission are undefined. */
export function useUserList(search: SearchParamsState): UserList {
  const can = useCan();
  const list = useList(users, search);
  const { view, ...details } = useDialog<User>({});
  return {
    ...list,
    details: { ...details, view: can("getUser") ? view : undefined },
    sending: useSending(list),
    canSeeOrders: can.single("merchant:order:page:list"),
  };
}

/** Sending a coupon to one user or to the selected users, with a result for each. */
export interface Sending {
  /** The receivers while a coupon is being chosen; empty otherwise. */
  receivers: readonly User[];
  open: (...to: readonly User[]) => void;
  openPicked: () => void;
  close: () => void;
  sendEach: (couponId: number) => void;
  bulk: Bulk<{ user: User; couponId: number }>;
}

/** Sending a coupon to one or to the selected users, with a result for each; refused users stay selected. Undefined without permission. */
function useSending({ selection }: { selection: Pick<RowSelection<number, User>, "rows" | "drop"> }): Sending | undefined {
  const can = useCan();
  const [receivers, setReceivers] = useState<readonly User[]>([]);
  const send = ({ user, couponId }: { user: User; couponId: number }, client: MerchantClient) =>
    client.sendCoupon({ body: { couponId, uid: String(user.id) } });
  const bulk = useBulk(send, ["coupons"]);

  async function sendEach(couponId: number) {
    setReceivers([]);
    const results = await bulk.run(receivers.map((user) => ({ user, couponId })));
    selection.drop(...results.filter(({ isDone }) => isDone).map(({ row }) => row.user.id));
  }

  if (!can("sendCoupon")) return undefined;
  return {
    receivers,
    open: (...to: readonly User[]) => setReceivers(to),
    openPicked: () => setReceivers(selection.rows),
    close: () => setReceivers([]),
    sendEach: (couponId: number) => void sendEach(couponId),
    bulk,
  };
}
