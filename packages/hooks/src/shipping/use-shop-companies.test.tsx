import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useShopCompanies } from "./use-shop-companies";

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const { result: companies } = renderHook(() => useShopCompanies(), { wrapper: shop.wrapper });
  await waitFor(() => expect(companies.current.reading.isLoading || companies.current.addition?.isLoading).toBeFalsy());
  const names = () => companies.current.page.rows.map(({ name }) => name);
  return { ...shop, companies, names };
}

test("a company that the shop does not work with yet is added, and no longer offered", async () => {
  const { companies, names, notices } = await open({ shopCompanies: [{ code: "shunfeng" }] });
  const offered = () => companies.current.addition?.offered.map(({ name }) => name);
  expect(offered()).not.toContain("顺丰速运");
  const ems = companies.current.addition?.offered.find(({ code }) => code === "ems");
  act(() => companies.current.addition?.choose(ems?.id));
  act(() => void companies.current.addition?.add());
  await waitFor(() => expect(names()).toEqual(["顺丰速运", "EMS"]));
  expect(offered()).not.toContain("EMS");
  await waitFor(() => expect(companies.current.addition?.chosen).toBeUndefined());
  await waitFor(() => expect(notices).toEqual([{ kind: "success", text: "新增成功" }]));
});

test("the default moves from one company to another, and to the front", async () => {
  const { companies, names } = await open({
    shopCompanies: [
      { code: "shunfeng", isDefault: true },
      { code: "ems", isOpen: false },
    ],
  });
  const [, ems] = companies.current.page.rows;
  await act(async () => void (ems && (await companies.current.setDefault?.run(ems))));
  expect(names()).toEqual(["EMS", "顺丰速运"]);
  expect(companies.current.page.rows).toMatchObject([{ isDefault: true, isOpen: true }, { isDefault: false }]);
});

test("who sends orders sees the companies, and may change nothing", async () => {
  const { companies, names } = await open({ shopCompanies: 1, permissions: ["merchant:order:send"] });
  expect(names()).toEqual(["顺丰速运"]);
  const { addition, toggle, setDefault, removal: remove } = companies.current;
  expect([addition, toggle, setDefault, remove]).toEqual([undefined, undefined, undefined, undefined]);
});
