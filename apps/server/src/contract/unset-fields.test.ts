import { memberOf } from "@shopkeeper/sdk/rules/core";
import { beforeAll, describe, expect, test } from "vitest";
import { exampleRequest, testRequest } from "../testing/safety/contract-requests";
import { credentialOf, type SafetyShop, safetyShop } from "../testing/safety/safety-shops";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { coerce } from "./coercion";
import { contractOperations, follow, type WireOperation, type WireSchema } from "./wire-schema";

type TestServer = Awaited<ReturnType<typeof startServer>>;

let server: TestServer;
let shop: SafetyShop;
beforeAll(async () => {
  server = await startServer();
  shop = await safetyShop(server.createShop, server.database.db, "unset");
});

/** The optional filters of a search, all sent empty. */
function withEmpty(written: WireSchema, value: unknown, empty: "" | null | undefined): unknown {
  const { properties = {}, required = [] } = follow(written);
  const sent = typeof value === "object" && value !== null ? { ...value } : {};
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const { type, properties: inner } = follow(field);
    if (type === "object" && inner && (required.includes(name) || name in sent))
      return [[name, withEmpty(field, memberOf(sent, name), empty)] as const];
    return required.includes(name) ? [] : [[name, empty] as const];
  });
  return { ...sent, ...Object.fromEntries(fields) };
}

const isSearch = ({ effect, body, fields, isPublic, isDevice }: WireOperation) =>
  effect === "read" && !isPublic && !isDevice && (body !== undefined || Object.keys(fields.query.properties ?? {}).length > 0);

const searches = contractOperations().filter(isSearch);

describe.each(searches)("$id with filters that are not set", (operation) => {
  test("is answered as without them", async () => {
    const request = exampleRequest(operation, shop) ?? { path: {}, query: {}, body: undefined };
    const send = async (parts: typeof request) => {
      const { status, message, data } = await call(server, operation.id, testRequest(operation, parts, credentialOf(operation, shop)));
      return { status, message, total: memberOf(Object(data), "total") };
    };
    const { required = [] } = operation.fields.query;
    const query = Object.fromEntries(Object.entries(request.query).filter(([name]) => required.includes(name)));
    const plain = await send({ ...request, query });
    expect(await send({ ...request, query: { ...emptyQuery(operation), ...query } })).toEqual(plain);
    if (!operation.body) return;
    const unset = withEmpty(operation.body.schema, request.body, undefined);
    for (const empty of ["", null] as const) {
      const body = withEmpty(operation.body.schema, request.body, empty);
      expect(await send({ ...request, query, body })).toEqual(await send({ ...request, query, body: unset }));
    }
  });
});

function hasPeriod({ properties = {} }: WireSchema) {
  return properties.dateLimit !== undefined && follow(properties.dateLimit)["x-date-limit"] === true;
}

const emptyQuery = ({ fields }: WireOperation) => Object.fromEntries(Object.keys(fields.query.properties ?? {}).map((name) => [name, ""]));

test("a client of the reference finds its live rooms, whatever it sends for filters that are not set", async () => {
  const search = (searchRequest: unknown) =>
    call(server, "listLiveRooms", { token: shop.token, body: { pageParamRequest: { page: 1, limit: 20 }, searchRequest } });
  const all = await search({});
  expect(all.status).toBe(200);
  expect(all.data.total).toBeGreaterThan(0);
  for (const empty of ["", null]) {
    const found = await search({ keywords: empty, liveStatus: empty, reviewStatus: empty, storeShow: empty, star: empty });
    expect(found).toMatchObject({ status: 200, data: { total: all.data.total } });
  }
  expect((await search({ liveStatus: "soon" })).status).toBe(400);
});

test.each(
  contractOperations()
    .filter(({ fields, isPublic }) => !isPublic && hasPeriod(fields.query))
    .map(({ id }) => id),
)("a period that no calendar has is refused by %s", async (id) => {
  for (const dateLimit of ["2026-05-03,2026-05-02", "2026-02-30,2026-03-01"])
    expect((await call(server, id, { token: shop.token, query: { dateLimit } })).status).toBe(400);
});

test("an empty text that a field takes is a value, and a required field is not left out", () => {
  const schema = {
    type: "object",
    required: ["id"],
    properties: {
      ...{ id: { type: "integer" }, intro: { type: "string" }, note: { type: ["string", "null"] } },
      ...{ star: { type: "integer", default: 3 }, kind: { oneOf: [{ type: "integer" }, { type: "null" }] } },
      ...{ code: { type: "string", pattern: "^a$" }, choice: { type: "string", enum: ["a"] } },
    },
  } as const;
  const sent = { id: "", intro: "", note: null, star: "", kind: "", code: "", choice: null };
  expect(coerce(sent, schema, "body")).toEqual({ id: "", intro: "", note: null, star: 3 });
});
