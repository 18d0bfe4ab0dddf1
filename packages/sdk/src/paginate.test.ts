import { expect, test } from "vitest";
import { AbortError } from "./errors";
import { answer, clientOf } from "./testing/answers";

interface Shop {
  rows: number;
  /** Like some providers: `total` is the size of the page. */
  totalIsPageSize?: boolean;
  /** Like some providers: any page past the end is the last page again. */
  repeatsLastPage?: boolean;
}

function listing({ rows, totalIsPageSize, repeatsLastPage }: Shop) {
  return clientOf((request) => {
    const search = new URL(request.url).searchParams;
    const limit = Number(search.get("limit"));
    const last = Math.max(1, Math.ceil(rows / limit));
    const requestedPage = Number(search.get("page"));
    const page = repeatsLastPage ? Math.min(requestedPage, last) : requestedPage;
    const ids = Array.from({ length: rows }, (_, index) => index + 1).slice((page - 1) * limit, page * limit);
    const total = totalIsPageSize ? ids.length : rows;
    return answer({ page, limit, totalPage: last, total, list: ids.map((id) => ({ id })) });
  });
}

async function idsOf(rows: AsyncIterable<{ id: number }>) {
  const ids: number[] = [];
  for await (const { id } of rows) ids.push(id);
  return ids;
}

const upTo = (count: number, from = 1) => Array.from({ length: count - from + 1 }, (_, index) => index + from);

test.each([0, 1, 19, 20, 21, 60])("every one of %i rows comes once, in order", async (rows) => {
  const { client } = listing({ rows });
  expect(await idsOf(client.paginate("listCoupons", { query: { limit: 20 } }))).toEqual(upTo(rows));
});

test.each([20, 40, 45])("%i rows come from a provider whose total is the size of the page", async (rows) => {
  const { client } = listing({ rows, totalIsPageSize: true });
  expect(await idsOf(client.paginate("listCoupons", { query: { limit: 20 } }))).toEqual(upTo(rows));
});

test("a provider that repeats its last page is left there", async () => {
  const { client } = listing({ rows: 40, totalIsPageSize: true, repeatsLastPage: true });
  expect(await idsOf(client.paginate("listCoupons", { query: { limit: 20 } }))).toEqual(upTo(40));
});

test("it starts at the query's page, asks no page too many, and only for what is read", async () => {
  const { client, requests } = listing({ rows: 60 });
  expect(await idsOf(client.paginate("listCoupons", { query: { page: 2, limit: 20 } }))).toEqual(upTo(60, 21));
  expect(requests).toHaveLength(2);
  const rows = client.paginate("listCoupons", { query: { limit: 20 } });
  for await (const { id } of rows) if (id === 5) break;
  expect(requests).toHaveLength(3);
});

test("it ends with the caller's signal", async () => {
  const { client } = listing({ rows: 60 });
  const leaving = new AbortController();
  const reading = (async () => {
    for await (const { id } of client.paginate("listCoupons", { query: { limit: 20 }, signal: leaving.signal }))
      if (id === 20) leaving.abort();
  })();
  await expect(reading).rejects.toBeInstanceOf(AbortError);
});

/** A list from which rows are removed while it is read. */
function shrinking(rows: number[], taken: (page: number) => number[]) {
  let left = rows;
  return clientOf((request) => {
    const page = Number(new URL(request.url).searchParams.get("page"));
    const list = left.slice((page - 1) * 20, page * 20).map((id) => ({ id }));
    const response = answer({ page, limit: 20, total: left.length, totalPage: 1, list });
    left = left.filter((id) => !taken(page).includes(id));
    return response;
  }).client;
}

test("rows that are deleted meanwhile make it skip none of the others, and repeat none", async () => {
  const gone = [1, 2, 3, 21];
  const client = shrinking(upTo(60), (page) => (page === 1 ? gone.slice(0, 3) : page === 2 ? gone : []));
  const seen = await idsOf(client.paginate("listCoupons", { query: { limit: 20 } }));
  expect(new Set(seen).size).toBe(seen.length);
  expect([...seen].sort((one, other) => one - other)).toEqual(upTo(60).filter((id) => id !== 21));
});

test("rows that are known by another field than id come once each", async () => {
  const numbers = upTo(60).map((number) => `PT${number}`);
  let left = numbers;
  const { client } = clientOf((request) => {
    const page = Number(new URL(request.url).searchParams.get("page"));
    const list = left.slice((page - 1) * 20, page * 20).map((orderNo) => ({ orderNo }));
    const response = answer({ page, limit: 20, total: left.length, totalPage: 1, list });
    if (left === numbers) left = left.slice(3);
    return response;
  });
  const seen: string[] = [];
  for await (const { orderNo } of client.paginate("listOrders", { query: { limit: 20 } })) seen.push(orderNo);
  expect(new Set(seen)).toEqual(new Set(numbers));
  expect(seen).toHaveLength(60);
});

test("an abort ends it within a page", async () => {
  const client = shrinking(upTo(60), () => []);
  const leaving = new AbortController();
  const seen: number[] = [];
  const reading = async () => {
    for await (const { id } of client.paginate("listCoupons", { query: { limit: 20 }, signal: leaving.signal })) {
      seen.push(id);
      if (seen.length === 5) leaving.abort();
    }
  };
  await expect(reading()).rejects.toThrow(AbortError);
  expect(seen).toEqual(upTo(5));
});
