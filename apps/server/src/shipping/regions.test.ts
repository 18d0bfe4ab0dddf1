import type { Schema } from "@shopkeeper/sdk/contract";
import { expect, test } from "vitest";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";

const below = (nodes: readonly Schema<"RegionNode">[]): Schema<"RegionNode">[] => nodes.flatMap((node) => [node, ...below(node.child)]);

test("the country has 34 provinces, and every part below knows its parent and its level", async () => {
  const server = await startServer();
  const { token } = await server.createShop();
  const provinces = await read(server, "getRegionTree", { token });
  expect(provinces).toHaveLength(34);
  const zhejiang = provinces.find(({ regionName }) => regionName === "浙江省");
  const hangzhou = zhejiang?.child.find(({ regionName }) => regionName === "杭州市");
  expect(hangzhou).toMatchObject({ regionId: 330100, parentId: 330000, regionType: 2 });
  expect(hangzhou?.child.map(({ regionName }) => regionName)).toContain("西湖区");
  const all = below(provinces);
  expect(new Set(all.map(({ regionId }) => regionId)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(3500);
  for (const { regionId, regionType, child } of all) {
    expect(child.every(({ parentId, regionType: type }) => parentId === regionId && type === regionType + 1)).toBe(true);
  }
});
