import { parse } from "libpg-query";
import { tablePlacement } from "../../composition/table-placement";

const shopTables: ReadonlySet<string> = new Set(tablePlacement.shop);
/** A statement without these names concerns no shop, so that it need not be parsed. */
const shopNames = new RegExp(`\\b(${tablePlacement.shop.join("|")})\\b`);
const fixedTables: ReadonlySet<string> = new Set([...tablePlacement.shop, ...tablePlacement.reference]);

/**
 * The reasons why a statement cannot run within the shard of one shop: a shop's table that is not filtered by `mer_id`, a row
 * without it or with a changed one, or a write that a machine other than the first may not evaluate by itself.
 */
export async function statementFaults(text: string): Promise<string[]> {
  if (!shopNames.test(text)) return [];
  const faults = new Set<string>();
  for (const stmt of nodesIn(await parse(text), "stmt")) inspect(stmt, undefined, faults);
  return [...faults];
}

type Node = Readonly<Record<string, unknown>>;

/** A query level: its tables, by alias, and the conditions on their `mer_id`. */
interface Level {
  outer: Level | undefined;
  /** Undefined for a name that is not a table of the database. */
  tables: Map<string, string | undefined>;
  equals: (readonly [Side, Side])[];
  filtered: Set<string>;
}

/** One side of an equation: a `mer_id` under an alias, or a value from the caller. */
type Side = { alias: string | undefined } | "value";

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const nodeAt = (node: unknown, ...keys: string[]): Node | undefined =>
  keys.reduce<Node | undefined>((at, key) => (at && isNode(at[key]) ? at[key] : undefined), isNode(node) ? node : undefined);
const listAt = (node: unknown, key: string): readonly unknown[] => (isNode(node) && Array.isArray(node[key]) ? node[key] : []);
const textAt = (node: unknown, key: string): string | undefined => {
  const value = isNode(node) ? node[key] : undefined;
  return typeof value === "string" ? value : undefined;
};

/** Every node under one of some keys, at any depth, except those within another match. */
function nodesIn(tree: unknown, ...keys: readonly string[]): Node[] {
  if (Array.isArray(tree)) return tree.flatMap((each) => nodesIn(each, ...keys));
  if (!isNode(tree)) return [];
  return Object.entries(tree).flatMap(([name, value]) => (keys.includes(name) && isNode(value) ? [value] : nodesIn(value, ...keys)));
}

/** Inspects a statement of any kind, top-level or nested. */
function inspect(statement: unknown, outer: Level | undefined, faults: Set<string>) {
  const cursor = nodeAt(statement, "DeclareCursorStmt");
  const select = nodeAt(statement, "SelectStmt");
  const insert = nodeAt(statement, "InsertStmt");
  const update = nodeAt(statement, "UpdateStmt");
  const remove = nodeAt(statement, "DeleteStmt");
  if (cursor) inspect(cursor.query, outer, faults);
  if (select) inspectSelect(select, outer, faults);
  if (insert) inspectInsert(insert, outer, faults);
  if (update) {
    inspectSet(update, faults);
    inspectTimes(update, faults);
    inspectLevel(update, [{ RangeVar: update.relation }, ...listAt(update, "fromClause")], outer, faults);
  }
  if (remove) {
    inspectTimes(remove, faults);
    inspectLevel(remove, [{ RangeVar: remove.relation }, ...listAt(remove, "usingClause")], outer, faults);
  }
}

function inspectSelect(select: Node, outer: Level | undefined, faults: Set<string>) {
  const arms = [select.larg, select.rarg].filter(isNode);
  const level = arms.length > 0 ? outer : undefined;
  for (const arm of arms) inspectSelect(arm, level, faults);
  if (arms.length === 0 || nodeAt(select, "withClause")) inspectLevel(select, listAt(select, "fromClause"), outer, faults);
}

function inspectInsert(insert: Node, outer: Level | undefined, faults: Set<string>) {
  const table = textAt(insert.relation, "relname") ?? "";
  const columns = listAt(insert, "cols").map((column) => textAt(nodeAt(column, "ResTarget"), "name"));
  if (shopTables.has(table) && !columns.includes("mer_id")) faults.add(`a row of ${table} without mer_id`);
  inspect(insert.selectStmt, outer, faults);
  const conflict = nodeAt(insert, "onConflictClause");
  if (conflict && fixedTables.has(table)) {
    inspectSet({ ...conflict, relation: insert.relation }, faults);
    inspectTimes(conflict, faults);
  }
}

/** The `mer_id` of a row is never updated, not even to its own value. */
function inspectSet(statement: Node, faults: Set<string>) {
  const table = textAt(statement.relation, "relname") ?? "";
  const sets = listAt(statement, "targetList").map((target) => textAt(nodeAt(target, "ResTarget"), "name"));
  if (shopTables.has(table) && sets.includes("mer_id")) faults.add(`a write to the mer_id of ${table}`);
}

const clockNames = new Set(["interval", "now", "make_interval", "clock_timestamp", "statement_timestamp", "transaction_timestamp", "age"]);

/** A write's times are computed by the server: the database's own depend on the machine and time zone. */
function inspectTimes(write: Node, faults: Set<string>) {
  const names = nodesIn(write, "String").map((name) => textAt(name, "sval") ?? "");
  if (names.some((name) => clockNames.has(name)) || nodesIn(write, "SQLValueFunction").length > 0)
    faults.add("a write that computes a time in the database");
}

/** Inspects one query level, then the nested levels, which see its tables. */
function inspectLevel(statement: Node, from: readonly unknown[], outer: Level | undefined, faults: Set<string>) {
  const level: Level = { outer, tables: new Map(), equals: [], filtered: new Set() };
  for (const cte of listAt(nodeAt(statement, "withClause"), "ctes")) {
    const expression = nodeAt(cte, "CommonTableExpr");
    inspect(expression?.ctequery, outer, faults);
    level.tables.set(`with ${textAt(expression, "ctename")}`, undefined);
  }
  for (const item of from) addItem(level, item);
  addConditions(level, statement.whereClause);
  filter(level);
  for (const [alias, table] of level.tables) {
    if (table && shopTables.has(table) && !level.filtered.has(alias)) faults.add(`${table} not filtered by mer_id`);
  }
  const { larg, rarg, withClause, targetList, sortClause, ...rest } = statement;
  for (const query of nodesIn([rest, from], "subquery", "subselect")) inspect(query, level, faults);
  // Citus does not propagate the outer row's shop into a list of columns or an order, and would query all shards
  const unfollowed = { ...level, filtered: new Set<string>() };
  for (const query of nodesIn([targetList, sortClause], "subquery", "subselect")) inspect(query, unfollowed, faults);
}

function addItem(level: Level, item: unknown) {
  const table = nodeAt(item, "RangeVar");
  const query = nodeAt(item, "RangeSubselect");
  const join = nodeAt(item, "JoinExpr");
  if (table) {
    const name = textAt(table, "relname") ?? "";
    level.tables.set(textAt(nodeAt(table, "alias"), "aliasname") ?? name, isWith(level, name) ? undefined : name);
  }
  // its own tables are inspected separately
  if (query) {
    const alias = textAt(nodeAt(query, "alias"), "aliasname") ?? "";
    level.tables.set(alias, undefined);
    level.filtered.add(alias);
  }
  if (join) {
    addItem(level, join.larg);
    addItem(level, join.rarg);
    addConditions(level, join.quals);
  }
}

const isWith = (level: Level | undefined, name: string): boolean =>
  level !== undefined && (level.tables.has(`with ${name}`) || isWith(level.outer, name));

/** The equations that every row satisfies. */
function addConditions(level: Level, condition: unknown) {
  const all = nodeAt(condition, "BoolExpr");
  if (all?.boolop === "AND_EXPR") for (const each of listAt(all, "args")) addConditions(level, each);
  const equation = nodeAt(condition, "A_Expr");
  if (equation?.kind !== "AEXPR_OP" || !listAt(equation, "name").some((name) => textAt(nodeAt(name, "String"), "sval") === "=")) return;
  const left = sideOf(equation.lexpr);
  const right = sideOf(equation.rexpr);
  if (left && right) level.equals.push([left, right]);
}

function sideOf(expression: unknown): Side | undefined {
  if (nodeAt(expression, "ParamRef") || nodeAt(expression, "A_Const")) return "value";
  const cast = nodeAt(expression, "TypeCast");
  if (cast) return sideOf(cast.arg);
  const fields = listAt(nodeAt(expression, "ColumnRef"), "fields").map((field) => textAt(nodeAt(field, "String"), "sval"));
  return fields.at(-1) === "mer_id" ? { alias: fields.at(-2) } : undefined;
}

/** Applies the equations until no further table is filtered. */
function filter(level: Level) {
  const before = level.filtered.size;
  for (const [left, right] of level.equals) {
    for (const [own, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const alias = own === "value" ? undefined : (own.alias ?? onlyShopTable(level));
      if (alias !== undefined && level.tables.has(alias) && isFiltered(level, other)) level.filtered.add(alias);
    }
  }
  if (level.filtered.size > before) filter(level);
}

const isFiltered = (level: Level, side: Side): boolean => side === "value" || holds(level, side.alias ?? onlyShopTable(level));

function holds(level: Level | undefined, alias: string | undefined): boolean {
  if (!level || alias === undefined) return false;
  return level.tables.has(alias) ? level.filtered.has(alias) : holds(level.outer, alias);
}

/** The table of a `mer_id` without an alias. */
function onlyShopTable({ tables }: Level): string | undefined {
  const own = [...tables].filter(([, table]) => table !== undefined && shopTables.has(table));
  return own.length === 1 ? own[0]?.[0] : undefined;
}
