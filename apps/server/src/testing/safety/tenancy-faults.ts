import { memberOf } from "@shopkeeper/sdk/rules/core";
import { contractOperations, type WireOperation } from "../../contract/wire-schema";
import { call } from "../test-call";
import type { startServer } from "../start-server";
import { acceptedRequest } from "./accepted-requests";
import { idFields, testRequest, type IdField, type Parts } from "./contract-requests";
import { checksumOf, FOREIGN_WORD, isShopsOwn, safetyShop, safetyShops, type SafetyShop, type SafetyShops } from "./safety-shops";

type TestServer = Awaited<ReturnType<typeof startServer>>;

const NOBODYS = 2_000_000_000;

/** Ids that a field must refuse, by name: another shop's, or nobody's; all values that may be written there in `pnpm test:deep`. */
function wrongIds(field: IdField, own: SafetyShop, foreign: SafetyShop): [string, unknown][] {
  const foreignId = isShopsOwn(field.entity) ? foreign.ids[field.entity]?.[0] : undefined;
  if (!process.env.DEEP) return [foreignId === undefined ? ["unknown", NOBODYS] : ["foreign", foreignId]];

  const ownId = own.ids[field.entity]?.[0];
  const deletedId = own.deleted[field.entity]?.[0];
  const wrong: [string, unknown][] = [
    ["unknown", NOBODYS],
    ["-1", -1],
    ["2^53", 2 ** 53],
    ["a word", "abc"],
  ];
  if (!field.allowsZero) wrong.push(["0", 0]);
  if (field.place === "body") wrong.push(["an object", {}], ["true", true]);
  if (foreignId !== undefined) wrong.push(["foreign", foreignId], ["foreign as text", String(foreignId)]);
  if (deletedId !== undefined) wrong.push(["deleted", deletedId]);
  const list = (...ids: unknown[]) => (field.isArray ? ids : ids.join(","));
  if (field.isList) {
    wrong.push(["own and unknown", list(ownId, NOBODYS)], ["a broken list", list(ownId, "", "")]);
    if (foreignId !== undefined) wrong.push(["own and foreign", list(ownId, foreignId)]);
  }
  return wrong;
}

/** A list field accepts text or an array, also for a single id. */
function spelled({ isList, isArray }: IdField, value: unknown) {
  if (isArray) return Array.isArray(value) ? value : [value];
  return isList && typeof value === "number" ? String(value) : value;
}

function withId(parts: Parts, field: IdField, value: unknown): Parts {
  if (field.place !== "body") return { ...parts, [field.place]: { ...parts[field.place], [field.name]: value } };
  const body = typeof parts.body === "object" ? parts.body : {};
  const { rowsOf, name } = field;
  if (rowsOf === undefined) return { ...parts, body: { ...body, [name]: spelled(field, value) } };
  const [first, ...others] = rowsIn(parts.body, rowsOf);
  return { ...parts, body: { ...body, [rowsOf]: [{ ...first, [name]: value }, ...others] } };
}

function rowsIn(body: unknown, name: string): object[] {
  const rows: unknown = memberOf(body, name);
  return Array.isArray(rows) ? rows.filter((row) => typeof row === "object" && row !== null) : [];
}

/** Whether a request has the field only in this place: an operation may accept the same field in several places. */
const holds = (parts: Parts, { place, name, rowsOf }: IdField) =>
  (["path", "query", "body"] as const).every((each) => {
    if (rowsOf !== undefined) return each !== "body" || Boolean(memberOf(rowsIn(parts.body, rowsOf)[0] ?? {}, name));
    const fields: unknown = parts[each];
    return (typeof fields === "object" && fields !== null && Boolean(memberOf(fields, name))) === (each === place);
  });

/** Every way in which an operation lets one shop access another; empty without faults. */
export async function tenancyFaults(server: TestServer): Promise<string[]> {
  const { db } = server.database;
  const foreign = await safetyShop(server.createShop, db, FOREIGN_WORD);
  const before = await checksumOf(db, foreign.merId);
  const shops = safetyShops(server, "own");
  const faults: string[] = [];
  for (const operation of contractOperations()) {
    if (operation.isPublic) continue;
    faults.push(...(await faultsOf(server, operation, shops, foreign)));
  }
  if ((await checksumOf(db, foreign.merId)) !== before) faults.push("rows of the other shop have changed");
  return faults;
}

/** The part of an answer with a word of the other shop; undefined without one. */
function foreignPart(answer: unknown): string | undefined {
  const text = JSON.stringify(answer) ?? "";
  const place = text.indexOf(FOREIGN_WORD);
  return place < 0 ? undefined : text.slice(Math.max(0, place - 60), place + 60);
}

async function faultsOf(server: TestServer, operation: WireOperation, shops: SafetyShops, foreign: SafetyShop): Promise<string[]> {
  const faults: string[] = [];
  const plain = await acceptedRequest(server, operation, shops);
  if (!plain) return [`${operation.id}: no request of an owner was done`];
  const shown = foreignPart(plain.answer.data);
  if (shown !== undefined) faults.push(`${operation.id} shows rows of the other shop: ${shown}`);

  for (const field of idFields(operation)) {
    const fits = (parts: Parts) => holds(parts, field);
    const accepted = await acceptedRequest(server, operation, shops, field.isFilter ? { fits, tries: 5 } : { fits });
    if (!accepted) {
      // a filter may match nothing, which some calls refuse
      if (!field.isFilter) faults.push(`${operation.id}: no request with ${field.name} was done`);
      continue;
    }
    for (const [name, value] of wrongIds(field, accepted.shop, foreign)) {
      const answer = await call(server, operation.id, testRequest(operation, withId(accepted.parts, field, value), accepted.shop.token));
      const where = `${operation.id} with ${field.name} ${name}`;
      const part = foreignPart(answer);
      if (part !== undefined) faults.push(`${where} shows rows of the other shop: ${part}`);
      const isRefused = answer.status === 400 || answer.status === 404;
      if (!isRefused && !(field.isFilter && answer.status === 200)) faults.push(`${where} answered ${answer.status}`);
    }
  }
  return faults;
}
