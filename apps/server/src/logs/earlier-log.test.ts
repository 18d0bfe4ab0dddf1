import { expect, test } from "vitest";
import { subjectOf } from "./earlier-log";

test.each([
  ["a row by the address", "updateRole", { path: { id: "7" } }, "7"],
  ["a row by the body", "updateCoupon", { body: { id: 7, name: "茶" } }, "7"],
  ["a row that a GET changes", "setAdminStatus", { query: { id: 7, status: true } }, "7"],
  ["an order", "markOrder", { body: { orderNo: "2605", remark: "x" } }, "2605"],
  ["an order by the address", "deleteOrder", { path: { orderNo: "2605" } }, "2605"],
  ["a refund", "auditRefund", { body: { refundOrderNo: "R2605", auditType: "success" } }, "R2605"],
  ["a file", "deleteExport", { body: { fileName: "product-1.xlsx" } }, "product-1.xlsx"],
  ["the shop itself", "editShopInfo", { body: { intro: "x" } }, "shop"],
  ["nothing that was there", "saveCoupon", { body: { name: "茶", id: 0 } }, undefined],
  ["many rows", "putOnProducts", { body: { idList: [1, 2] } }, undefined],
])("a call that names %s", (_case, operation, request, subject) => {
  expect(subjectOf(operation, JSON.stringify(request))).toBe(subject);
});
