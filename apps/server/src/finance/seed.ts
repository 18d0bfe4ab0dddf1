import { SettlementAccount, SettlementAudit } from "@shopkeeper/sdk/contract";
import { dayStart, wireDay } from "@shopkeeper/sdk/rules/time";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../demo/kit/seeding";
import { insertRows, newIds } from "../tenancy/insert-rows";
import type { EntryKind, PaidBack, PaidOrder, PaidRefund } from "./entries";
import { paymentEntries, refundEntries } from "./entries";
import type { SettlementFields } from "./settlement-info-store";
import { settlementNumber } from "./settlement-store";
import { ledgerEntries, settlementInfo, settlements } from "./tables";

/** A paid order of a seed, with its paid refunds. */
export interface BookedOrder extends PaidOrder {
  refunds: readonly PaidRefund[];
}

/** Books the payments and refunds of a seed's orders, at their own times. */
export async function seedEntries({ db, merId }: Scope, orders: readonly BookedOrder[]) {
  const entries = orders.flatMap((order) => {
    const before: PaidBack = { price: 0, fee: 0 };
    const paidBack = order.refunds
      .toSorted((one, other) => one.refundTime.getTime() - other.refundTime.getTime())
      .flatMap((refund) => {
        const made = refundEntries(order, refund, before);
        before.price += refund.refundPrice;
        before.fee += made.find(({ kind }) => kind === "fee_return")?.amount ?? 0;
        return made;
      });
    return [...paymentEntries(order), ...paidBack];
  });
  entries.sort((one, other) => one.time.getTime() - other.time.getTime());
  await insertRows(
    db,
    ledgerEntries,
    entries.map((entry) => ({ ...entry, merId })),
  );
}

const usual: SettlementFields = {
  settlementType: "bank",
  ...{ bankUserName: "杭州山月茶业有限公司", bankName: "招商银行", bankCard: "571900880110806", bankAddress: "杭州分行西湖支行" },
  ...{ wechatCode: "shanyue_tea", wechatQrcodeUrl: "demo/payment-code-1.svg", realName: "林知夏" },
  ...{ alipayCode: "finance@shanyue.example", alipayQrcodeUrl: "demo/payment-code-2.svg" },
};

/** Sets the account of a shop's payouts; omitted fields have the usual values. */
export async function seedSettlementInfo({ db, merId, clock }: Scope, wanted: Partial<SettlementFields>) {
  const now = clock.now();
  await db
    .insert(settlementInfo)
    .values({ ...usual, ...wanted, merId, createTime: now, updateTime: now })
    .onConflictDoNothing();
}

/** The payout accounts of the demo's shops: one has a bank account, the other is paid by WeChat. */
export const demoSettlementInfo: readonly Partial<SettlementFields>[] = [
  {},
  {
    settlementType: "weixin",
    ...{ bankUserName: "", bankName: "", bankCard: "", bankAddress: "", alipayCode: "", alipayQrcodeUrl: "" },
    ...{ wechatCode: "qinghe_closet", wechatQrcodeUrl: "demo/payment-code-3.svg", realName: "沈清和" },
  },
];

/** A settlement to add: its amount in cents and its state; omitted fields are those of a paid settlement. */
export type SettlementSeed = Omit<typeof settlements.$inferInsert, "merId" | "id" | "closingNo" | "updateTime">;

const day = 86_400_000;

/** Adds settlements to a shop, oldest first, and books them; a number adds that many paid ones of 100 yuan. */
export async function seedSettlements({ db, merId, clock }: Scope, wanted: Wanted<SettlementSeed>) {
  const seeds = eachWanted(wanted);
  const ids = await newIds(db, settlements, seeds.length);
  const now = clock.now().getTime();
  const rows = seeds.map((seed, at) => {
    const createTime = seed.createTime ?? new Date(now - (seeds.length - at) * day);
    const isReviewed = seed.auditStatus !== SettlementAudit.waiting;
    const isPaid = isReviewed && seed.auditStatus !== SettlementAudit.refused && seed.accountStatus !== SettlementAccount.unpaid;
    const later = (hours: number) => new Date(Math.min(now, createTime.getTime() + hours * 3_600_000));
    const [auditTime, closingTime] = [later(6), later(30)];
    return {
      amount: 100_00,
      closingType: "bank",
      closingName: usual.bankUserName,
      closingBank: `${usual.bankName} ${usual.bankAddress}`,
      closingBankCard: usual.bankCard,
      accountId: 0,
      auditStatus: SettlementAudit.passed,
      ...(isReviewed && { auditName: "平台财务 陈允", auditTime }),
      ...(isPaid && { closingTime, closingProof: [`demo/payment-proof-${(at % 3) + 1}.svg`] }),
      ...seed,
      accountStatus: isPaid ? SettlementAccount.paid : SettlementAccount.unpaid,
      ...{ merId, id: ids[at], createTime, updateTime: isPaid ? closingTime : createTime },
      closingNo: settlementNumber(createTime, ids[at] ?? 0),
    };
  });
  await insertRows(db, settlements, rows);
  await insertRows(db, ledgerEntries, rows.flatMap(settlementEntries));
}

function settlementEntries({
  merId,
  closingNo,
  amount,
  createTime,
  auditStatus,
  accountStatus,
  auditTime,
  closingTime,
}: typeof settlements.$inferInsert & { createTime: Date }) {
  const entry = (kind: EntryKind, cents: number, time: Date) => ({
    merId,
    kind,
    amount: cents,
    sourceNo: closingNo,
    time,
    day: wireDay(time),
  });
  const ended = closingTime ?? createTime;
  return [
    entry("reserve", -amount, createTime),
    ...(auditStatus === SettlementAudit.refused ? [entry("release", amount, auditTime ?? createTime)] : []),
    ...(accountStatus === SettlementAccount.paid ? [entry("release", amount, ended), entry("payout", -amount, ended)] : []),
  ];
}

const months = 9;

/** The settlements of a demo shop: most of its balance, once a month; one was refused. */
export async function demoSettlements(scope: Scope, shop: number) {
  const { db, merId, clock } = scope;
  const type = demoSettlementInfo[shop]?.settlementType ?? "bank";
  const payee =
    type === "weixin"
      ? {
          closingType: "weixin",
          closingName: "沈清和",
          closingBank: "",
          closingBankCard: "",
          wechatNo: "qinghe_closet",
          paymentCode: "demo/payment-code-3.svg",
        }
      : {};
  const seeds: Partial<SettlementSeed>[] = [];
  let taken = 0;
  for (let ago = months; ago >= 1; ago -= 1) {
    const createTime = new Date(dayStart(clock.now(), -30 * ago).getTime() + 10 * 3_600_000);
    const early = and(eq(ledgerEntries.merId, merId), lt(ledgerEntries.day, wireDay(new Date(createTime.getTime() - 8 * day))));
    const [row] = await db
      .select({ sum: sql`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
      .from(ledgerEntries)
      .where(early);
    const amount = Math.floor(Math.min((row?.sum ?? 0) - taken - 200_00, 50_000_00) / 100_00) * 100_00;
    if (amount < 100_00) continue;
    const isRefused = ago === 4;
    if (!isRefused) taken += amount;
    const refused = { auditStatus: SettlementAudit.refused, refusalReason: "收款账户的户名与店铺主体不一致，请核对结算信息后重新申请" };
    seeds.push({ ...payee, amount, createTime, mark: ago % 3 === 0 ? "月度结算" : null, ...(isRefused && refused) });
  }
  await seedSettlements(scope, seeds);
}
