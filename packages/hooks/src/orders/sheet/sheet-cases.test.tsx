import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { caseFile } from "../../testing/case-file";
import { sheetReader } from "./sheet-reader";
import { useOrderSheet } from "./use-order-sheet";

/** The order of each case; the second order of A04 is in the row that is not hidden. */
test.each([
  ["A01-number16-in-xlsx.xlsx", "2611270746570001929651", "7312345678901234"],
  ["A04-hidden-row-is-shipped.xlsx", "2611270755100001722009", "78999999999902"],
  ["A06-hidden-first-sheet.xlsx", "2611270746570001898945", "78123456789012"],
  ["A12-invisible-signs.csv", "2611270746570001898945", "78123456789012"],
  ["A15-sep-line.csv", "2611270746570001898945", "78123456789012"],
])("%s ships the order under its number, and no other one", async (name, order, parcel) => {
  const { client, wrapper } = await openShop({ shopCompanies: 3, orders: [{}, {}] });
  const [other, mine] = (await client.listOrders({ query: {} })).list.map(({ orderNo }) => orderNo);
  const read = sheetReader();
  const { result: sheet } = renderHook(() => useOrderSheet({ read, save: () => undefined, onClose: () => undefined }), { wrapper });
  await waitFor(() => expect(sheet.current.isLoading).toBe(false));
  const file = await caseFile(name, { [order]: mine, "2611270759170001607536": other });
  await act(() => sheet.current.choose(file));
  await waitFor(() => expect(sheet.current.rows.map(({ state }) => state)).toEqual(["ready"]));
  await act(() => sheet.current.commit());
  const parcelsOf = async (orderNo = "") => (await client.listShipments({ path: { orderNo } })).map(({ trackingNumber }) => trackingNumber);
  expect([await parcelsOf(mine), await parcelsOf(other)]).toEqual([[parcel], []]);
});
