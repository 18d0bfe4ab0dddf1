import { expect, test } from "vitest";
import { pressHead, sortingOf } from "./sorting";

type Query = { orderBy?: "price" | "stock" | undefined; order?: "asc" | "desc" | undefined };

function open(query: Query = {}) {
  let now = query;
  const sorting = () => sortingOf(now, ["price", "stock"], (next) => (now = next));
  return { sorting, query: () => now };
}

test("a head pressed again and again orders down, up, and not at all", () => {
  const { sorting, query } = open();
  const press = (column: string) => (pressHead(sorting(), column), query());
  expect(press("price")).toEqual({ orderBy: "price", order: undefined });
  expect(sorting()).toMatchObject({ by: "price", direction: "desc" });
  expect(press("price")).toEqual({ orderBy: "price", order: "asc" });
  expect(press("price")).toEqual({ orderBy: undefined, order: undefined });
});

test("another head begins with its own largest", () => {
  const { sorting, query } = open({ orderBy: "price", order: "asc" });
  pressHead(sorting(), "stock");
  expect(query()).toEqual({ orderBy: "stock", order: undefined });
});

test("what cannot be ordered by is no order", () => {
  const { sorting, query } = open({ orderBy: "price" });
  sorting().sortBy("name", "asc");
  expect(query()).toEqual({ orderBy: undefined, order: undefined });
});
