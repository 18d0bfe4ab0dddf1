import { expect, test } from "vitest";
import { read } from "../test-read";
import { startServer } from "../testing";

test("guarantees come by sort order, the hidden one only when all are wanted", async () => {
  const server = await startServer();
  const { token } = await server.createShop();
  const all = await read(server, "listGuarantees", { token });
  const shown = await read(server, "listGuarantees", { token, query: { type: 1 } });
  expect(all).toHaveLength(6);
  expect(shown).toEqual(all.filter(({ isShow }) => isShow));
  expect(shown).toHaveLength(5);
  expect(all.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6]);
});
