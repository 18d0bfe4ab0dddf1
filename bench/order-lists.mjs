// P12: the list of many orders on PostgreSQL, by keyword and far from its start, and the counters of its tabs.
import { bar, median } from "./bar.mjs";
import { loggedIn } from "./matrix.mjs";

/** Different keywords of each kind. */
const keywords = 40;
const pages = 30;
const writes = 15;
const limit = 20;

/** The bars of P12. Every list by keyword recounts its rows; every counter follows a write, which drops cached counts. */
export async function orderLists(shop) {
  const client = await loggedIn(shop.url);
  const list = (query) => client.listOrders({ query: { limit, ...query } });
  const sample = await samples(client);
  const { all } = await client.countOrders({ query: {} });
  const numbers = await each(sample, ({ orderNo }) => list({ orderNo }));
  const tails = await each(sample, ({ orderNo }) => list({ orderNo: orderNo.slice(-6) }));
  const buyers = await each(sample, ({ nickName }) => list({ searchType: "nickname", content: nickName }));
  // without digits: searches by phone are limited to a few each minute
  const anyone = await each(sample, ({ nickName }) => list({ searchType: "all", content: nickName.replaceAll(/\d/g, "") }));
  // a smaller shop has no page 5,000
  const page = Math.max(1, Math.min(5_000, Math.floor(all / limit) - pages));
  await list({ page });
  const far = await each(numbersTo(pages), (at) => list({ page: page + (at % 2 ? at : -at) }));
  const write = () => client.markOrder({ body: { orderNo: sample[0].orderNo, remark: String(performance.now()) } });
  const counters = await each(numbersTo(writes), () => client.countOrders({ query: {} }), write);
  const monthly = await each(numbersTo(writes), () => client.countOrders({ query: { dateLimit: "lately30" } }), write);
  const medians = Object.entries({ numbers, tails, buyers, anyone, far, counters, monthly });
  console.log(`medians: ${medians.map(([name, times]) => `${name} ${Math.round(median(times))} ms`).join(", ")}`);
  return [
    bar("P12", `list by a whole order number, ${ordersOf(all)}: p99`, 100, p99(numbers), "ms"),
    bar("P12", `list by the end of an order number, ${ordersOf(all)}: p99`, 100, p99(tails), "ms"),
    bar("P12", `list by a buyer's name, ${ordersOf(all)}: p99`, 100, p99(buyers), "ms"),
    bar("P12", `list by anything of a buyer, ${ordersOf(all)}: p99`, 100, p99(anyone), "ms"),
    bar("P12", "page 5,000, totals known: p99", 100, p99(far), "ms"),
    bar("P12", "counters of the tabs after a write", 60, median(counters), "ms"),
    bar("P12", "counters of the last 30 days after a write", 60, median(monthly), "ms"),
  ];
}

const ordersOf = (count) => `${(Math.round(count / 10_000) * 10_000).toLocaleString("en")} orders`;

/** The first orders of days spread over the lifetime of the shop. */
async function samples(client) {
  const found = [];
  for (let at = 0; at < keywords; at++) {
    const day = new Date(Date.now() - (1 + at * 9) * 86_400_000).toISOString().slice(0, 10);
    const { list } = await client.listOrders({ query: { dateLimit: `${day},${day}`, limit: 1 } });
    found.push(...list);
  }
  return found;
}

/** Milliseconds of one call for each item; `before` does not count. */
async function each(items, call, before = async () => undefined) {
  const times = [];
  for (const [at, item] of items.entries()) {
    await before();
    const began = performance.now();
    await call(item, at);
    times.push(performance.now() - began);
  }
  return times;
}

const numbersTo = (count) => Array.from({ length: count }, (_, at) => at);

const p99 = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];
