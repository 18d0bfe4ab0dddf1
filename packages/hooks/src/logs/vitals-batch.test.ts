import { expect, test } from "vitest";
import { openShop } from "../testing";
import { vitalsBatch } from "./vitals-batch";

const open = () => vitalsBatch({ release: "index-abc", device: "desktop" });

test("measures are gathered until they are taken; of one kind at one place the last counts", () => {
  const batch = open();
  expect(batch.take()).toBeUndefined();
  batch.note({ name: "CLS", value: 0.01, rating: "good" }, "/dashboard");
  batch.note({ name: "CLS", value: 0.123456, rating: "needs-improvement" }, "/dashboard");
  batch.note({ name: "LCP", value: 812.4, rating: "good" }, "/login");
  expect(batch.take()).toEqual({
    vitals: [
      { name: "CLS", value: 0.123, rating: "needs-improvement", route: "/dashboard", release: "index-abc", device: "desktop" },
      { name: "LCP", value: 812.4, rating: "good", route: "/login", release: "index-abc", device: "desktop" },
    ],
  });
  expect(batch.take()).toBeUndefined();
});

test("the server takes a batch, whatever was measured", async () => {
  const { client } = await openShop();
  const batch = open();
  for (let count = 0; count < 30; count += 1) batch.note({ name: "INP", value: 1e12, rating: "poor" }, `/page/${count}`);
  const body = batch.take();
  expect(body?.vitals).toHaveLength(20);
  expect(body && (await client.reportVitals({ body }))).toBeNull();
});
