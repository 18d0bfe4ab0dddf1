import { expect, test } from "vitest";
import {
  ApiError,
  ConflictError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  ServerError,
  UnauthorizedError,
  ValidationError,
} from "./errors";
import { answer, clientOf, refuse } from "./testing/answers";

const cases = [
  [400, 400, ValidationError],
  [401, 401, UnauthorizedError],
  [402, 401, UnauthorizedError],
  [403, 403, ForbiddenError],
  [404, 404, NotFoundError],
  [10001, 404, NotFoundError],
  [409, 409, ConflictError],
  [6204, 409, ConflictError],
  [413, 413, ValidationError],
  [429, 429, RateLimitError],
  [500, 500, ServerError],
  [5005, 409, ConflictError],
] as const;

test.each(cases)(
  "code %i is the error of status %i, by our server and by one that answers 200 to everything",
  async (code, status, Kind) => {
    for (const http of [status, 200]) {
      const { client } = clientOf(() => refuse(code, http), { retry: false });
      const error: unknown = await client.getCoupon({ path: { id: 1 } }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Kind);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ code, status, message: `no ${code}`, operationId: "getCoupon" });
    }
  },
);

test("a refusal carries its fields, its data and the request's id", async () => {
  const data = { fields: { name: "太长" }, requestId: "r-1", current: { version: 3 } };
  const { client } = clientOf(() => refuse(400, 400, data));
  const error: unknown = await client.getMenus().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ fields: { name: "太长" }, requestId: "r-1", data });
  const other = clientOf(() => refuse(409, 409, null, { "X-Request-Id": "r-2" }));
  await expect(other.client.getMenus()).rejects.toMatchObject({ fields: {}, requestId: "r-2" });
});

test("a refusal without a sentence says which call it is about", async () => {
  const { client } = clientOf(() => answer(null, { code: 403, status: 403 }));
  await expect(client.getMenus()).rejects.toMatchObject({
    sentence: "",
    message: "getMenus: 403 from GET http://shop.test/api/admin/merchant/getMenus",
  });
});

const html = (status: number) =>
  new Response("<!doctype html><title>gateway</title>", { status, headers: { "Content-Type": "text/html" } });

test.each([200, 403, 404])("a page of HTML with status %i is no answer of the API", async (status) => {
  const { client, requests } = clientOf(() => html(status));
  await expect(client.listCoupons()).rejects.toMatchObject({ name: "NetworkError", reason: "unexpected" });
  expect(requests).toHaveLength(1);
});

test("a gateway's page of HTML with 502 is a failing server, after further tries", async () => {
  const { client, requests } = clientOf(() => html(502));
  await expect(client.listCoupons()).rejects.toBeInstanceOf(ServerError);
  expect(requests).toHaveLength(3);
});

test.each(["", "null", "[]", '{"ok":true}', '{"code":"x"}'])("the body %j with status 200 is no answer of the API", async (body) => {
  const { client } = clientOf(() => new Response(body));
  await expect(client.listCoupons()).rejects.toBeInstanceOf(NetworkError);
});
