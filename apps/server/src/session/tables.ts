import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** The shops. Only nodes of the release before `shop_revisions` raise `revision`. */
export const merchants = pgTable("merchants", {
  id: idColumn().primaryKey().generatedAlwaysAsIdentity(),
  name: varchar({ length: 64 }).notNull(),
  starLevel: integer("star_level").notNull().default(5),
  isSelf: boolean("is_self").notNull().default(false),
  isSwitch: boolean("is_switch").notNull().default(true),
  /** The platform reviews its products. */
  productSwitch: boolean("product_switch").notNull().default(false),
  /** The number of product pages that it may still collect. */
  copyProductNum: integer("copy_product_num").notNull().default(1000),
  /** The stock level at which the shop is warned. */
  alertStock: integer("alert_stock").notNull().default(10),
  logoWide: text("logo_wide"),
  logoSquare: text("logo_square"),
  /** The first steps on the dashboards are hidden. */
  hasPutAwaySteps: boolean("has_put_away_steps").notNull().default(false),
  revision: integer().notNull().default(0),
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
});

/**
 * The number of writes of each shop, to date cached totals: the sum of its stripes, each write raising one.
 *
 * With a single row, the writes of a shop would wait for each other's commits.
 */
export const shopRevisions = pgTable(
  "shop_revisions",
  {
    merId: idColumn("mer_id").notNull(),
    stripe: smallint().notNull(),
    revision: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.stripe] })],
);

/** Accounts of people; account names are unique over all shops. */
export const accounts = pgTable(
  "accounts",
  {
    id: idColumn().primaryKey().generatedAlwaysAsIdentity(),
    merId: idColumn("mer_id").notNull(),
    account: varchar({ length: 32 }).notNull(),
    /** The key under which no other account name may look the same (`accountKey`); null until `fillAccountKeys` has read an older row. */
    accountKey: text("account_key"),
    password: text().notNull(),
    realName: varchar("real_name", { length: 32 }).notNull(),
    phone: varchar({ length: 20 }),
    avatar: text(),
    /** Receives text messages. */
    isSms: boolean("is_sms").notNull().default(false),
    /** The password was set by another person, and must be changed before anything else is answered. */
    isTemporary: boolean("is_temporary").notNull().default(false),
    isOwner: boolean("is_owner").notNull().default(false),
    status: boolean().notNull().default(true),
    loginCount: integer("login_count").notNull().default(0),
    lastIp: varchar("last_ip", { length: 64 }),
    lastTime: timestamp("last_time", { withTimezone: true }),
    version: integer().notNull().default(0),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("accounts_account").on(table.account),
    uniqueIndex("accounts_key").on(table.accountKey),
    index("accounts_mer").on(table.merId, table.id),
  ],
);

/** Sets of granted menus. */
export const roles = pgTable(
  "roles",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedAlwaysAsIdentity(),
    name: varchar({ length: 32 }).notNull(),
    status: boolean().notNull().default(true),
    menuIds: integer("menu_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: integer().notNull().default(0),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] })],
);

/** The roles of accounts. */
export const accountRoles = pgTable(
  "account_roles",
  {
    merId: idColumn("mer_id").notNull(),
    accountId: idColumn("account_id").notNull(),
    roleId: idColumn("role_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.accountId, table.roleId] })],
);

/** Open sessions; the token itself is never stored. */
export const sessions = pgTable(
  "sessions",
  {
    id: idColumn().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull(),
    accountId: idColumn("account_id").notNull(),
    address: varchar({ length: 64 }).notNull(),
    /** The user agent of the program that logged in. */
    userAgent: varchar("user_agent", { length: 256 }).notNull().default(""),
    wxCode: varchar("wx_code", { length: 128 }),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    /** When it was last extended; at most ten minutes before its last use. */
    lastTime: timestamp("last_time", { withTimezone: true }).notNull().defaultNow(),
    expireTime: timestamp("expire_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("sessions_token").on(table.tokenHash),
    index("sessions_account").on(table.accountId),
    index("sessions_expire").on(table.expireTime),
  ],
);

/** Tokens that scripts send instead of a session; the token itself is never stored. */
export const serviceTokens = pgTable(
  "service_tokens",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedAlwaysAsIdentity(),
    name: varchar({ length: 24 }).notNull(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull(),
    /** Its maker. */
    accountId: idColumn("account_id").notNull(),
    roleIds: idColumn("role_ids").array().notNull(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    endTime: timestamp("end_time", { withTimezone: true }).notNull(),
    /** At most ten minutes before its last use. */
    lastTime: timestamp("last_time", { withTimezone: true }),
    lastIp: varchar("last_ip", { length: 64 }),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("service_tokens_token").on(table.tokenHash),
    uniqueIndex("service_tokens_name").on(table.merId, table.name),
  ],
);

/** The second factors of accounts; a factor that is not enabled yet waits for its first code. */
export const secondFactors = pgTable("second_factors", {
  accountId: idColumn("account_id").primaryKey(),
  /** Base32. */
  secret: varchar({ length: 64 }).notNull(),
  /** When it was switched on. */
  startTime: timestamp("start_time", { withTimezone: true }),
  /** The time step of the last used code; this and earlier codes are no longer accepted. */
  lastStep: integer("last_step").notNull().default(0),
  /** The unused recovery codes, hashed. */
  recoveryHashes: varchar("recovery_hashes", { length: 64 })
    .array()
    .notNull()
    .default(sql`'{}'`),
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
});

/** Failed logins of an account name or an address since the last quiet ten minutes. */
export const loginFailures = pgTable("login_failures", {
  subject: varchar({ length: 128 }).primaryKey(),
  failures: integer().notNull(),
  lastTime: timestamp("last_time", { withTimezone: true }).notNull(),
});

/** Origins of the logins of accounts; failures from elsewhere do not slow these down. */
export const knownAddresses = pgTable(
  "known_addresses",
  {
    accountId: idColumn("account_id").notNull(),
    /** As written by `addressBlock`, or by `deviceKey` for a device. */
    address: varchar({ length: 64 }).notNull(),
    lastTime: timestamp("last_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] }), index("known_addresses_time").on(table.lastTime)],
);

/** Captchas that wait for their only attempt. */
export const captchas = pgTable(
  "captchas",
  {
    key: varchar({ length: 64 }).primaryKey(),
    answer: varchar({ length: 8 }).notNull(),
    expireTime: timestamp("expire_time", { withTimezone: true }).notNull(),
  },
  (table) => [index("captchas_expire").on(table.expireTime)],
);
