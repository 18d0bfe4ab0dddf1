import { SettlementAccount, SettlementAudit } from "@shopkeeper/sdk/contract";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import { eq, sql } from "drizzle-orm";
import type { Shop } from "../tenancy/shop";
import { yieldEvery } from "../core/yield-every";
import { ledgerEntries, settlements } from "./tables";
import type { Executor } from "../ports/database";

/** The result of verifying the books of one shop; amounts in yuan. */
export interface VerifiedBooks {
  merId: number;
  entries: number;
  /** The sum of the ledger's entries, which is the balance including its frozen part. */
  balance: string;
  /** The sum of all daily bills; that of all monthly bills too. */
  bills: string;
  /** The amount paid out, and the amount reserved for the unfinished settlement. */
  paidOut: string;
  reserved: string;
  /** The faults, as sentences; empty when the books are correct. */
  faults: string[];
}

/** Compares a shop's ledger with its bills, and ledger and balance with the orders, refunds and settlements that they book. */
export async function verifyBooks(db: Executor, shop: Shop, merId: number): Promise<VerifiedBooks> {
  const own = eq(ledgerEntries.merId, merId);
  const sumOf = (...kinds: string[]) =>
    sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )})), 0)`.mapWith(Number);
  const [sums] = await db
    .select({
      entries: sql`count(*)`.mapWith(Number),
      whole: sql`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number),
      reserved: sumOf("reserve", "release"),
      paidOut: sumOf("payout"),
    })
    .from(ledgerEntries)
    .where(own);
  const { entries = 0, whole = 0, reserved = 0, paidOut = 0 } = sums ?? {};
  const { released, frozen } = await shop.balance.read(0);
  const [days, months] = [await billSum(shop, "day"), await billSum(shop, "month")];
  const settled = await settlementSums(db, merId);
  const faults = [
    ...differs("balance", released + frozen, "orders less refunds and settlements", (await earned(db, shop)) - settled.open - settled.paid),
    ...differs("entries of orders and refunds", whole - reserved - paidOut, "bills by day", days),
    ...differs("bills by day", days, "bills by month", months),
    ...differs("reserved", -reserved, "open settlements", settled.open),
    ...differs("paid out", -paidOut, "settlements paid out", settled.paid),
    ...(await unbooked(db, shop, merId)),
  ];
  const text = { balance: moneyText(whole), bills: moneyText(days), paidOut: moneyText(-paidOut + 0), reserved: moneyText(-reserved + 0) };
  return { merId, entries, ...text, faults };
}

const differs = (one: string, cents: number, other: string, otherCents: number) =>
  cents === otherCents ? [] : [`${one} ${moneyText(cents)} is not ${other} ${moneyText(otherCents)}`];

const PAGE = 500;

async function billSum(shop: Shop, unit: "day" | "month") {
  const yieldNow = yieldEvery();
  let sum = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    await yieldNow();
    const { list, totalPage } = await shop.statements.page(unit, undefined, { page, limit: PAGE });
    for (const { currentDayBalance } of list) sum += centsOf(currentDayBalance);
    pages = totalPage;
  }
  return sum;
}

async function settlementSums(db: Executor, merId: number) {
  const isPaid = eq(settlements.accountStatus, SettlementAccount.paid);
  const isRefused = eq(settlements.auditStatus, SettlementAudit.refused);
  const [row] = await db
    .select({
      open: sql`coalesce(sum(${settlements.amount}) filter (where not ${isPaid} and not ${isRefused}), 0)`.mapWith(Number),
      paid: sql`coalesce(sum(${settlements.amount}) filter (where ${isPaid}), 0)`.mapWith(Number),
    })
    .from(settlements)
    .where(eq(settlements.merId, merId));
  return row ?? { open: 0, paid: 0 };
}

/** The part of an order's fee that is returned for its refunds. */
const feeReturn = sql`case when source.price = 0 then 0
  else div(2 * (-source.fee)::numeric * source.refunded + source.price, 2 * source.price::numeric) end`;

/** Proceeds of orders minus refunds, in cents, by their own rows. */
async function earned(db: Executor, shop: Shop) {
  const parts = sql`source.price + source.coupon + source.points + source.commission`;
  const [row] = await db.select({ sum: sql`coalesce(sum(amount), 0)`.mapWith(Number) }).from(
    sql`(select ${parts} + source.fee + ${feeReturn} as amount from (${shop.orders.booked()}) as source
        union all select ${parts} from (${shop.refunds.list.booked()}) as source) as amounts`,
  );
  return row?.sum ?? 0;
}

/** Orders and refunds that differ from their entries, and entries without an order or refund. */
async function unbooked(db: Executor, shop: Shop, merId: number) {
  const amount = (kind: string) => sql`sum(amount) filter (where kind = ${kind})`;
  const ofSource = (kinds: readonly [string, string, string, string]) => sql`
    select source_no, ${sql.join(
      kinds.map((kind, at) => sql`coalesce(${amount(kind)}, 0) as ${sql.identifier(`part${at}`)}`),
      sql`, `,
    )} from ${ledgerEntries} where mer_id = ${merId} group by source_no having count(*) filter (where kind = ${kinds[0]}) = 1`;
  const orders = ofSource(["payment", "coupon", "points", "commission"]);
  const refunds = ofSource(["refund", "coupon_return", "points_return", "commission_return"]);
  const fees = sql`
    select order_no, coalesce(${amount("fee")}, 0) as fee, coalesce(${amount("fee_return")}, 0) as fee_return
    from ${ledgerEntries} where mer_id = ${merId} and order_no is not null group by order_no`;
  const count = async (wrong: ReturnType<typeof sql>) => {
    const [row] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(sql`(${wrong}) as wrong`);
    return row?.total ?? 0;
  };
  const isBooked = sql`row(source.price, source.coupon, source.points, source.commission) is not distinct from row(entry.part0, entry.part1, entry.part2, entry.part3)`;
  const wrongOrders = await count(
    sql`select 1 from (${shop.orders.booked()}) as source full join (${orders}) as entry on entry.source_no = source.source_no where not (${isBooked})`,
  );
  const wrongRefunds = await count(
    sql`select 1 from (${shop.refunds.list.booked()}) as source full join (${refunds}) as entry on entry.source_no = source.source_no where not (${isBooked})`,
  );
  const wrongFees = await count(sql`
    select 1 from (${shop.orders.booked()}) as source join (${fees}) as entry on entry.order_no = source.source_no
    where source.fee <> entry.fee or entry.fee_return <> ${feeReturn}`);
  return [
    ...(wrongOrders > 0 ? [`${wrongOrders} paid orders are not booked as they are`] : []),
    ...(wrongRefunds > 0 ? [`${wrongRefunds} refunds are not booked as they are`] : []),
    ...(wrongFees > 0 ? [`the fees of ${wrongFees} orders are not booked as they are`] : []),
  ];
}
