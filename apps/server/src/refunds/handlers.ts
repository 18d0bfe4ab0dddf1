import { maskedPhones } from "@shopkeeper/sdk/rules/core";
import { RefundTab } from "@shopkeeper/sdk/contract";
import { buyerSearch } from "../kit/buyer-search";
import type { QueryOf } from "../contract/contract";
import type { HandlersOf } from "../kernel/handlers";
import { isPermitted } from "../kernel/permissions";
import { isPhoneSearch } from "../kit/phone-search";
import { decisionHandlers } from "./decision-handlers";
import { Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { maskedDetails } from "./masked-details";
import type { PreparedRefunds } from "./prepare-refunds";
import type { RefundFilter } from "./refund-filter";
import { listedRefund, refundDetails } from "./refund-rows";
import { returnedFees } from "./returned-fees";
import { settleRefund } from "./settle-refund";

/** The calls on the refunds of the shop's orders. */
export const refundHandlers: HandlersOf<"refunds", PreparedRefunds> = {
  ...decisionHandlers,

  async listRefunds({ query, shop, auditRead }) {
    const { filter, filterKey } = scopeOf(shop, query);
    if (filter.search && isPhoneSearch(filter.search)) await auditRead();
    const found = await shop.refunds.list.page(query.refundStatus ?? RefundTab.all, filter, filterKey, query);
    const goods = await shop.orders.refunds.goods(found.list.map(({ orderDetailId }) => orderDetailId));
    const fees = await returnedFees(shop, found.list, goods);
    const summaries = await shop.users.summaries(found.list.map(({ uid }) => uid));
    const list = found.list.flatMap((row) => {
      const line = goods.get(row.orderDetailId);
      if (!line) return [];
      const listed = listedRefund(row, line, fees.get(row.refundOrderNo) ?? 0, shop.files);
      return [{ ...listed, userNickName: maskedPhones(summaries.get(row.uid)?.nickname ?? "") }];
    });
    return { ...found, list };
  },

  async countRefunds({ query, shop, auditRead }) {
    const { filter, filterKey } = scopeOf(shop, query);
    if (filter.search && isPhoneSearch(filter.search)) await auditRead();
    return shop.refunds.list.counts(filter, filterKey);
  },

  async getRefund({ path, query, shop, session, auditRead }) {
    const row = await shop.refunds.list.find(path.refundOrderNo);
    const line = row && (await shop.orders.refunds.goods([row.orderDetailId])).get(row.orderDetailId);
    const order = row && (await shop.orders.refunds.summary(row.orderNo));
    if (!row || !line || !order) throw new Refusal("refundMissing");
    const nickname = (await shop.users.summaries([row.uid])).get(row.uid)?.nickname ?? "";
    const details = {
      ...refundDetails(row, line, shop.files),
      statusList: await shop.refunds.list.history(row.refundOrderNo),
      orderInfoVo: { ...order, nickname, phone: await shop.users.phoneOf(row.uid) },
    };
    if (!query.reveal || !isPermitted(session, ["merchant:refund:order:detail"])) return maskedDetails(details);
    await auditRead();
    return details;
  },

  async markRefund({ body, shop }) {
    if (!(await shop.refunds.steps.mark(body.refundOrderNo, body.remark))) throw new Refusal("refundMissing");
    return null;
  },

  async askRefundProvider({ path, shop, prepared }) {
    await settleRefund(shop, path.refundOrderNo, prepared);
    return null;
  },
};

/** The filter of a query without its tab, and its key in the cache of totals. */
function scopeOf(shop: Shop, query: QueryOf<"countRefunds">): { filter: RefundFilter; filterKey: string } {
  const { dateLimit } = query;
  const buyer = buyerSearch(query);
  const numbers = {
    refundOrderNo: searchText(query.refundOrderNo),
    orderNo: searchText(query.orderNo),
    trackingNumber: searchText(query.trackingNumber),
  };
  const made = dateLimit ? shop.refunds.list.period(dateLimit) : undefined;
  const search = buyer && { ...buyer, named: shop.users.named(buyer.text), phoned: shop.users.phoned(buyer.text) };
  return { filter: { search, made, ...numbers }, filterKey: JSON.stringify([buyer, made, numbers]) };
}
