// Code that must not compile: each line breaks the contract in one way.
import { createMerchantClient, isCode, memorySession, type Input, type MerchantClient, type Schema } from "@shopkeeper/sdk";

const client: MerchantClient = createMerchantClient({ baseUrl: "/api", session: memorySession() });
const file = new Blob([]);

export async function misuses() {
  // @ts-expect-error a coupon is found by its id
  await client.getCoupon();
  // @ts-expect-error no path in it
  await client.getCoupon({});
  // @ts-expect-error the id is a number
  await client.getCoupon({ path: { id: "1" } });
  // @ts-expect-error the path takes an id alone
  await client.getCoupon({ path: { id: 1, name: "x" } });
  // @ts-expect-error no such filter
  await client.listCoupons({ query: { colour: "red" } });
  // @ts-expect-error no such category
  await client.listCoupons({ query: { category: 4 } });
  // @ts-expect-error pages are numbers
  await client.listCoupons({ query: { page: "2" } });
  // @ts-expect-error the filters belong in the query
  await client.listCoupons({ page: 2 });
  // @ts-expect-error a list takes no body
  await client.listCoupons({ body: {} });
  // @ts-expect-error a login needs an account
  await client.login({ body: { pwd: "secret" } });
  // @ts-expect-error a login needs a body
  await client.login();
  // @ts-expect-error no such operation
  await client.listVouchers();
  // @ts-expect-error no such field in the answer
  (await client.listCoupons()).rows;
  // @ts-expect-error no such field of a coupon
  (await client.getCoupon({ path: { id: 1 } })).title;
  // @ts-expect-error money is text on the wire
  (await client.listProducts()).list[0]?.price.toFixed(2);
  // @ts-expect-error a coupon's category is never 4
  if ((await client.getCoupon({ path: { id: 1 } })).category === 4) return;
  // @ts-expect-error no such option of a call
  await client.listCoupons({ timeout: 5 });
  // @ts-expect-error by name as by method: the path is needed
  await client.call("getCoupon", {});
  // @ts-expect-error by name: no such operation
  await client.call("listVouchers", {});
  // @ts-expect-error an upload is no plain call
  await client.call("uploadImage", {});
  // @ts-expect-error a download is no method
  await client.downloadExport({ query: { fileName: "x" } });
  // @ts-expect-error an upload needs a target
  await client.upload(file, {});
  // @ts-expect-error a read takes no file
  await client.upload(file, { to: "listCoupons" });
  // @ts-expect-error a misspelt parameter
  await client.upload(file, { to: "uploadImage", query: { modle: 1 } });
  // @ts-expect-error the picture's category is a number
  await client.upload(file, { to: "uploadImage", query: { model: "product", pid: "0" } });
  // @ts-expect-error a list is no file
  await client.download("listCoupons");
  // @ts-expect-error the export's file name is missing
  await client.download("downloadExport");
  // @ts-expect-error a misspelt parameter
  await client.download("downloadExport", { query: { filename: "x" } });
  // @ts-expect-error no such result format
  await client.download("downloadExport", { as: "text", query: { fileName: "x" } });
  // @ts-expect-error a single coupon is not paged
  for await (const coupon of client.paginate("getCoupon")) console.log(coupon);
  // @ts-expect-error no such field of a row
  for await (const coupon of client.paginate("listCoupons")) console.log(coupon.colour);
  // @ts-expect-error the path is also needed with the response
  await client.withResponse("getCoupon", {});
  // @ts-expect-error no such code set
  isCode("VoucherCategory", 1);
}

/** Code that must compile: an object is read, changed and written. */
export async function readChangeWrite(changes: Partial<Schema<"Coupon">>) {
  const product = await client.getProduct({ path: { id: 1 } });
  await client.updateProduct({ body: { ...product, name: "new" } });
  const { category } = await client.getCoupon({ path: { id: 1 } });
  if (isCode("CouponCategory", category)) await client.listCoupons({ query: { category } });
  const input: Input<"listCoupons"> = { query: { page: 1 } };
  const { data, status, requestId } = await client.withResponse("listCoupons", input);
  const { stream } = await client.download("downloadExport", { as: "stream", query: { fileName: "x" } });
  return [data.list, status, requestId, stream, changes];
}
