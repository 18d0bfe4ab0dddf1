import { ExportFormat } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { parts, sheetOf, zip } from "../../testing/workbook-file";
import { sheetReader } from "./sheet-reader";
import { useOrderSheet } from "./use-order-sheet";

async function open(seed: Seed = {}) {
  const shop = await openShop({ ...seed, shopCompanies: 3, orders: [{}, {}, { status: 6 }] });
  const { list } = await shop.client.listOrders({ query: {} });
  const saved: Blob[] = [];
  const read = sheetReader();
  const { result: sheet } = renderHook(() => useOrderSheet({ read, save: (content) => saved.push(content), onClose: () => undefined }), {
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(sheet.current.isLoading).toBe(false));
  const states = () => sheet.current.rows.map(({ state }) => state);
  const checked = () => waitFor(() => expect(states()).not.toContain("unchecked"));
  return { ...shop, sheet, saved, states, checked, numbers: list.map(({ orderNo }) => orderNo) };
}

test("a sheet is read, checked, mended in place and sent; again it changes nothing", async () => {
  const { sheet, states, checked, saved, numbers, client } = await open();
  const [done, second, first] = numbers;
  const text = `订单编号,快递公司,运单号\n${first},顺丰,SF1234567890123\n${second},某某快递,73100012345678\n${done},顺丰,SF1\n404,顺丰,SF2`;
  await act(() => sheet.current.choose(new File([text], "发货.csv")));
  await checked();
  expect(states()).toEqual(["ready", "wrong", "wrong", "wrong"]);
  await act(() => sheet.current.edit(3, "company", "zhongtong"));
  await waitFor(() => expect(states()[1]).toBe("ready"));
  await act(() => sheet.current.commit());
  expect(states()).toEqual(["sent", "sent", "wrong", "wrong"]);
  expect(await client.getOrder({ path: { orderNo: second ?? "" } })).toMatchObject({ status: 4 });
  expect(await client.listShipments({ path: { orderNo: second ?? "" } })).toMatchObject([
    { trackingNumber: "73100012345678", expressCode: "zhongtong" },
  ]);
  expect((await client.listImports({ query: {} })).list).toMatchObject([
    { name: "发货.csv", type: "shipping", rows: 4, done: 2, failed: 2 },
  ]);
  await act(() => sheet.current.saveLeftover(ExportFormat.csv));
  expect(await saved[0]?.text()).toContain("404,顺丰,SF2");

  act(() => sheet.current.another());
  await act(() => sheet.current.choose(new File([text.replace("某某快递", "中通")], "发货.csv")));
  await checked();
  expect(states()).toEqual(["repeated", "repeated", "wrong", "wrong"]);
  expect(sheet.current.ready).toEqual([]);
});

test("a hidden row is not sent unless it is asked for, and a number that lost its digits is refused at its cell", async () => {
  const { sheet, states, checked, numbers } = await open();
  const [, second, first] = numbers;
  const inline = (text = "") => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (order: string | undefined, number: string) => `${inline(order)}${inline("顺丰")}<c><v>${number}</v></c>`;
  const rows = `<row>${inline("订单编号")}${inline("快递公司")}${inline("快递单号")}</row><row hidden="1">${row(first, "7300012345678")}</row><row>${row(second, "2.61123E+21")}</row>`;
  await act(() => sheet.current.choose(new File([zip(parts(sheetOf(rows)))], "发货.xlsx")));
  await checked();
  expect(sheet.current.rows).toMatchObject([
    { row: 3, orderNo: second, state: "wrong", problem: { column: "number", key: "faults.digits" } },
  ]);
  expect(sheet.current.sheet?.source).toMatchObject({ hiddenRows: 1, sheet: "S" });
  await act(() => sheet.current.edit(3, "number", "SF1234567890123"));
  await act(() => sheet.current.reread({ withHidden: true }));
  await checked();
  expect(sheet.current.rows.map(({ orderNo }) => orderNo)).toEqual([first, second]);
  // corrected cells stay
  expect(states()).toEqual(["ready", "ready"]);
});

test("columns that are put elsewhere and a company for all match the sheet anew, without reading it again", async () => {
  const { sheet, states, checked, numbers } = await open();
  await act(() => sheet.current.paste(`订单\t备注\t单号\n${numbers[2]}\tX1234567890\tY1234567890`));
  expect(sheet.current.rows).toMatchObject([{ number: "Y1234567890", state: "wrong" }]);
  await act(() => sheet.current.setPlace("number", 1));
  await act(() => sheet.current.setFallback("zhongtong"));
  await checked();
  expect(sheet.current.rows).toMatchObject([{ number: "X1234567890", code: "zhongtong" }]);
  expect(states()).toEqual(["ready"]);
});

test("a file that holds no table says so, and another one can be chosen", async () => {
  const { sheet } = await open();
  await act(() => sheet.current.choose(new File(["%PDF-1.7"], "发货.pdf")));
  expect([sheet.current.sheet, sheet.current.problem]).toEqual([undefined, { name: "发货.pdf", problem: "noTable" }]);
  await act(() => sheet.current.paste("2611230001000101000404 顺丰 SF2"));
  expect([sheet.current.rows.length, sheet.current.problem]).toEqual([1, undefined]);
});

test("rows of buyers whose accounts are closed are confirmed, and rows that the network failed are saved too", async () => {
  const { sheet, states, checked, saved, numbers, client } = await open({ users: [{ isLogoff: true }] });
  await act(() => sheet.current.paste(`${numbers[2]} 顺丰 SF1234567890123`));
  await checked();
  await act(() => sheet.current.commit());
  expect([states(), sheet.current.toCommit.subject]).toEqual([["ready"], 1]);
  await client.logout();
  await act(() => sheet.current.toCommit.confirm());
  await waitFor(() => expect(sheet.current.hasLeftover).toBe(true));
  expect(states()).toEqual(["ready"]);
  await act(() => sheet.current.saveLeftover(ExportFormat.csv));
  expect(await saved[0]?.text()).toContain(`${numbers[2]},顺丰,SF1234567890123`);
});

test("a foreign order is as good as none", async () => {
  const mine = await open();
  const theirs = await open();
  await act(() => mine.sheet.current.paste(`${theirs.numbers[2]} 顺丰 SF1234567890123`));
  await mine.checked();
  expect(mine.sheet.current.rows).toMatchObject([{ state: "wrong", reason: "订单不存在" }]);
});
