import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** The shops. `revision` is raised by nodes of the release before `shop_revisions` alone. */
export const merchants = pgTable("merchants", {
  id: idColumn().primaryKey().generatedAlwaysAsIdentity(),
  name: varchar({ length: 64 }).notNull(),
  starLevel: integer("star_level").notNull().default(5),
  isSelf: boolean("is_self").notNull().default(false),
  /** The shop is open. */
  isSwitch: boolean("is_switch").notNull().default(true),
  /** The platform reviews its products. */
  productSwitch: boolean("product_switch").notNull().default(false),
  /** How many pages of products it may still collect. */
  copyProductNum: integer("copy_product_num").notNull().default(1000),
  /** The stock from which the shop wants to be warned. */
  alertStock: integer("alert_stock").notNull().default(10),
  logoWide: text("logo_wide"),
  logoSquare: text("logo_square"),
  /** Somebody has taken the first steps off the dashboards. */
  hasPutAwaySteps: boolean("has_put_away_steps").notNull().default(false),
  revision: integer().notNull().default(0),
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
});

/**
 * How many writes each shop has had, so that remembered totals know their age: the sum of its stripes, each write raising one.
 *
 * One row for all would make the writes of a shop wait for each other until they are committed.
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

/** People who log in; account names are unique over all shops. */
export const accounts = pgTable(
  "accounts",
  {
    id: idColumn().primaryKey().generatedAlwaysAsIdentity(),
    merId: idColumn("mer_id").notNull(),
    account: varchar({ length: 32 }).notNull(),
    /** What no other account may be taken for (`accountKey`); null until `fillAccountKeys` has seen what an older release wrote. */
    accountKey: text("account_key"),
    password: text().notNull(),
    realName: varchar("real_name", { length: 32 }).notNull(),
    phone: varchar({ length: 20 }),
    avatar: text(),
    /** Receives text messages. */
    isSms: boolean("is_sms").notNull().default(false),
    /** The password was given by somebody else, and is changed before anything else is answered. */
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

/** Which roles an account has. */
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
    /** What the program that logged in calls itself. */
    userAgent: varchar("user_agent", { length: 256 }).notNull().default(""),
    wxCode: varchar("wx_code", { length: 128 }),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    /** When it was last extended; older than its last use by ten minutes at most. */
    lastTime: timestamp("last_time", { withTimezone: true }).notNull().defaultNow(),
    expireTime: timestamp("expire_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("sessions_token").on(table.tokenHash),
    index("sessions_account").on(table.accountId),
    index("sessions_expire").on(table.expireTime),
  ],
);

/** What scripts show in place of a session; the token itself is never stored. */
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
    /** Older than its last use by ten minutes at most. */
    lastTime: timestamp("last_time", { withTimezone: true }),
    lastIp: varchar("last_ip", { length: 64 }),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("service_tokens_token").on(table.tokenHash),
    uniqueIndex("service_tokens_name").on(table.merId, table.name),
  ],
);

/** What accounts prove themselves with beside their password; one that is not on yet waits for its first code. */
export const secondFactors = pgTable("second_factors", {
  accountId: idColumn("account_id").primaryKey(),
  /** Base32. */
  secret: varchar({ length: 64 }).notNull(),
  /** When it was turned on. */
  startTime: timestamp("start_time", { withTimezone: true }),
  /** The step of time of the last code that was taken, which no later code may have again. */
  lastStep: integer("last_step").notNull().default(0),
  /** The recovery codes that are left, hashed. */
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

/** Where accounts have logged in from; a stranger's failures do not slow these down. */
export const knownAddresses = pgTable(
  "known_addresses",
  {
    accountId: idColumn("account_id").notNull(),
    /** As `addressBlock` writes it, or a device as `deviceKey` does. */
    address: varchar({ length: 64 }).notNull(),
    lastTime: timestamp("last_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] }), index("known_addresses_time").on(table.lastTime)],
);

/** Captchas that wait for their one try. */
export const captchas = pgTable(
  "captchas",
  {
    key: varchar({ length: 64 }).primaryKey(),
    answer: varchar({ length: 8 }).notNull(),
    expireTime: timestamp("expire_time", { withTimezone: true }).notNull(),
  },
  (table) => [index("captchas_expire").on(table.expireTime)],
);
