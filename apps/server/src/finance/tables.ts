import { SettlementAccount, SettlementAudit, type Schema } from "@shopkeeper/sdk/contract";
import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { timeColumns } from "../tenancy/shop-columns";
import { idColumn } from "../tenancy/id-column";

/**
 * Every movement of a shop's money, one kind of amount a row; nothing is ever changed or removed.
 *
 * The sum of a shop's entries is its balance at the platform.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    /** An `EntryKind`. */
    kind: text().notNull(),
    /** In cents; negative for payments of the shop. */
    amount: integer().notNull(),
    /** The number of the booked order, refund or settlement. */
    sourceNo: text("source_no").notNull(),
    /** The order that was paid or refunded. */
    orderNo: text("order_no"),
    /** The buyer of the order. */
    uid: idColumn().notNull().default(0),
    time: timestamp({ withTimezone: true }).notNull(),
    /** The day of `time` at +08:00. */
    day: date().notNull(),
    /** The time of its order's payment. */
    paidTime: timestamp("paid_time", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    // each source is booked once
    uniqueIndex("ledger_entries_source").on(table.merId, table.sourceNo, table.kind),
    // covers all columns that bills sum
    index("ledger_entries_day").on(table.merId, table.day, table.kind, table.amount),
    index("ledger_entries_flow")
      .on(table.merId, table.time, table.id)
      .where(sql`${table.kind} in ('payment', 'refund')`),
    index("ledger_entries_refunded")
      .on(table.merId, table.orderNo)
      .where(sql`${table.kind} in ('refund', 'fee_return')`),
  ],
);

/** Settlements that a shop requested, with the account at that time; money in cents. */
export const settlements = pgTable(
  "settlements",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    closingNo: text("closing_no").notNull(),
    amount: integer().notNull(),
    /** bank, alipay or weixin. */
    closingType: text("closing_type").notNull(),
    /** The name of the account's holder. */
    closingName: text("closing_name").notNull().default(""),
    closingBank: text("closing_bank").notNull().default(""),
    closingBankCard: text("closing_bank_card").notNull().default(""),
    alipayAccount: text("alipay_account").notNull().default(""),
    wechatNo: text("wechat_no").notNull().default(""),
    /** A stored picture. */
    paymentCode: text("payment_code").notNull().default(""),
    mark: text(),
    accountId: idColumn("account_id").notNull(),
    auditStatus: smallint("audit_status").$type<Schema<"SettlementAudit">>().notNull().default(SettlementAudit.waiting),
    auditName: text("audit_name"),
    auditTime: timestamp("audit_time", { withTimezone: true }),
    refusalReason: text("refusal_reason"),
    accountStatus: smallint("account_status").$type<Schema<"SettlementAccount">>().notNull().default(SettlementAccount.unpaid),
    /** Stored pictures. */
    closingProof: text("closing_proof")
      .array()
      .notNull()
      .default(sql`'{}'`),
    closingTime: timestamp("closing_time", { withTimezone: true }),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.closingNo] }),
    uniqueIndex("settlements_id").on(table.merId, table.id),
    index("settlements_time").on(table.merId, table.createTime),
    // a shop has at most one unfinished settlement
    uniqueIndex("settlements_open")
      .on(table.merId)
      .where(
        sql`${table.auditStatus} = ${SettlementAudit.waiting} or (${table.auditStatus} = ${SettlementAudit.passed} and ${table.accountStatus} = ${SettlementAccount.unpaid})`.inlineParams(),
      ),
  ],
);

/** The account of a shop's payouts, a row per shop; the kinds of account that the shop does not use may be empty. */
export const settlementInfo = pgTable("settlement_info", {
  merId: idColumn("mer_id").primaryKey(),
  /** bank, alipay or weixin. */
  settlementType: text("settlement_type").notNull().default("bank"),
  bankUserName: text("bank_user_name").notNull().default(""),
  bankName: text("bank_name").notNull().default(""),
  bankCard: text("bank_card").notNull().default(""),
  bankAddress: text("bank_address").notNull().default(""),
  wechatCode: text("wechat_code").notNull().default(""),
  /** A stored picture. */
  wechatQrcodeUrl: text("wechat_qrcode_url").notNull().default(""),
  realName: text("real_name").notNull().default(""),
  alipayCode: text("alipay_code").notNull().default(""),
  /** A stored picture. */
  alipayQrcodeUrl: text("alipay_qrcode_url").notNull().default(""),
  version: integer().notNull().default(0),
  ...timeColumns(),
});
