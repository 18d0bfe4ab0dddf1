import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** A shop's spec rules; their specs are JSON text, as in the contract. */
export const specRules = pgTable(
  "spec_rules",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    ruleName: text("rule_name").notNull(),
    ruleValue: text("rule_value").notNull(),
    version: integer().notNull().default(0),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), uniqueIndex("spec_rules_name").on(table.merId, table.ruleName)],
);
