import { expect, test } from "vitest";
import { statementFaults } from "./statement-faults";

test("a statement that names the shop of each of its tables has no fault", async () => {
  const right = [
    `select * from orders where mer_id = $1 and status in (1, 2)`,
    `select o.order_no from orders as o inner join shipments as s on s.mer_id = o.mer_id and s.order_no = o.order_no where o.mer_id = $1`,
    `select (select count(*) from order_details d where d.mer_id = $1 and d.order_no = orders.order_no) from orders where orders.mer_id = $1`,
    `select * from orders where mer_id = $1 and exists (select 1 from order_details d where d.mer_id = orders.mer_id)`,
    `select 1 from orders where mer_id = $1 union all select 1 from refunds where mer_id = $1`,
    `with found as (select * from orders where mer_id = $1) select * from found`,
    `select * from buyers inner join followers on followers.uid = buyers.id and followers.mer_id = $1`,
    `insert into coupons (mer_id, name) values ($1, $2) on conflict (mer_id, id) do update set name = excluded.name`,
    `insert into notice_reads (mer_id, account_id) select mer_id, $2::bigint from notices where mer_id = $1`,
    `update skus set stock = given.stock from json_to_recordset($1::json) as given(id bigint, stock integer) where skus.mer_id = $2 and skus.id = given.id`,
    `delete from live_goods where mer_id = $1::bigint and id in (select id from live_goods where mer_id = $1 for update skip locked)`,
    `update sessions set expire_time = now()`,
    `select now() - interval '1 day' from orders where mer_id = $1`,
  ];
  for (const text of right) expect(await statementFaults(text), text).toEqual([]);
});

test("a table whose shop is not named is a fault, wherever it is", async () => {
  const wrong = {
    orders: [
      `select * from orders`,
      `select * from orders where mer_id = $1 or status = 1`,
      `select * from orders where mer_id <> $1`,
      `select * from orders where mer_id = mer_id`,
      `select * from accounts inner join orders on orders.mer_id = accounts.mer_id where accounts.id = $1`,
      `select 1 from refunds where mer_id = $1 union all select 1 from orders`,
      `select * from buyers where id in (select uid from orders)`,
      `with found as (select * from orders) select * from found`,
      `delete from orders where order_no = $1`,
      `update orders set status = 1 where order_no in (select order_no from refunds where mer_id = $1)`,
      `insert into refunds (mer_id, order_no) select mer_id, order_no from orders`,
    ],
    shipments: [
      `select * from orders inner join shipments on shipments.order_no = orders.order_no where orders.mer_id = $1`,
      `select * from orders left join shipments on shipments.mer_id = shipments.mer_id where orders.mer_id = $1`,
    ],
    skus: [
      `select (select count(*) from skus where skus.mer_id = products.mer_id) from products where mer_id = $1`,
      `select * from (select sum((select count(*) from skus where skus.mer_id = products.mer_id)) from products where mer_id = $1) as sums`,
      `select array(select id from skus where skus.mer_id = p.mer_id and skus.product_id = p.id) from products p where p.mer_id = $1`,
      `select id from products where mer_id = $1 order by (select sum(stock) from skus where skus.mer_id = products.mer_id)`,
    ],
    // as Drizzle writes a correlated query in a list of columns
    notice_reads: [
      `select id, exists (select 1 from notice_reads where "mer_id" = "mer_id" and "notice_id" = "id") from notices where notices.mer_id = $1`,
    ],
  };
  for (const [table, texts] of Object.entries(wrong))
    for (const text of texts) expect(await statementFaults(text), text).toEqual([`${table} not filtered by mer_id`]);
});

test("no row is written without its shop, moved to another one, or given a time that the database computes", async () => {
  expect(await statementFaults(`insert into coupons (name) values ($1)`)).toEqual(["a row of coupons without mer_id"]);
  const moved = ["a write to the mer_id of coupons"];
  expect(await statementFaults(`update coupons set mer_id = $1 where mer_id = $1`)).toEqual(moved);
  expect(await statementFaults(`insert into coupons (mer_id) values ($1) on conflict (mer_id, id) do update set mer_id = $1`)).toEqual(
    moved,
  );
  for (const time of ["now()", "update_time + interval '1 day'", "current_timestamp", "make_interval(secs => 1) + now()"])
    expect(await statementFaults(`update coupons set update_time = ${time} where mer_id = $1`)).toEqual([
      "a write that computes a time in the database",
    ]);
});
