// The error classes of refused calls: node refusals.mjs
import assert from "node:assert/strict";
import {
  ApiError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  UnauthorizedError,
  ValidationError,
  createMerchantClient,
} from "@shopkeeper/sdk";
import { loggedIn } from "./shop.mjs";

const owner = await loggedIn();
const clerk = await loggedIn("clerk");
const neighbour = await loggedIn("admin2");
const { list } = await owner.listCoupons({ query: { limit: 1 } });
const id = list[0].id;

await shows("a clerk without the right", ForbiddenError, clerk.deleteCoupon({ path: { id } }));
await shows("a coupon that does not exist", NotFoundError, owner.getCoupon({ path: { id: 2147483647 } }));
await shows("a coupon of another shop", NotFoundError, neighbour.getCoupon({ path: { id } }));
await shows("a coupon that lacks nearly everything", ValidationError, owner.saveCoupon({ body: { name: "" } }));
await owner.logout();
await shows("a session that has ended", UnauthorizedError, owner.getMenus());
await shows(
  "a server that is not there",
  NetworkError,
  createMerchantClient({ baseUrl: "http://127.0.0.1:9/api", retry: false }).getHealth(),
);

async function shows(what, Kind, call) {
  const error = await call.then(
    () => assert.fail(`${what} was not refused`),
    (reason) => reason,
  );
  assert.ok(error instanceof Kind, `${what}: ${error.name} ${error.message}`);
  const fields = error instanceof ValidationError ? Object.keys(error.fields).join(", ") : "";
  console.log(`${what}: ${error.name}${error instanceof ApiError ? ` ${error.code}` : ""} ${fields}`);
}
