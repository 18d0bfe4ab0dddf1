import { and, eq } from "drizzle-orm";
import { contractOperations, type WireOperation } from "../../contract/wire-schema";
import { menuGranting } from "../../layout/menu-rights";
import { menuRows } from "../../layout/menu-tree";
import { operationLogs } from "../../logs/tables";
import { verifyShop } from "../../logs/verify";
import { accountRoles, accounts } from "../../session/tables";
import { call } from "../test-call";
import type { startServer } from "../start-server";
import { acceptedRequest, type AcceptedRequest } from "./accepted-requests";
import { exampleRequest, testRequest, type Parts } from "./contract-requests";
import { safetyShops, type SafetyShop } from "./safety-shops";

type TestServer = Awaited<ReturnType<typeof startServer>>;

const everyPermission = [...new Set(menuRows.flatMap(({ perms }) => perms))];

/** Permissions that are not implied by any of `needed`. */
function otherPermissions(needed: readonly string[]): string[] {
  const along = new Set(needed.flatMap((each) => menuRows.filter(({ perms }) => perms.includes(each)).flatMap(({ perms }) => perms)));
  return everyPermission.filter((permission) => !along.has(permission));
}

/**
 * Every operation that admits a caller without the right, refuses one with it, or is missing from the log of sensitive
 * operations, done or refused, and every shop whose log is incomplete; empty without faults.
 */
export async function permissionFaults(server: TestServer): Promise<string[]> {
  const faults: string[] = [];
  const shops = safetyShops(server, "own");
  const used = new Set<number>();
  for (const operation of contractOperations()) {
    const accepted = await acceptedRequest(server, operation, shops);
    if (!accepted) {
      faults.push(`${operation.id}: no request of an owner was done`);
      continue;
    }
    used.add(accepted.shop.merId);
    faults.push(...(await faultsOf(server, operation, accepted)));
  }
  for (const merId of used) faults.push(...(await verifyShop(server.database.db, merId)).faults);
  return faults;
}

async function faultsOf(server: TestServer, operation: WireOperation, { parts, shop }: AcceptedRequest): Promise<string[]> {
  const { id, permission, isPublic, isDevice } = operation;
  const faults: string[] = [];
  const expect: Expect = async (who, token, isFine, sent = parts) => {
    const { status } = await call(server, id, testRequest(operation, sent, token));
    if (!isFine(status)) faults.push(`${id} by ${who} answered ${status}`);
  };

  await expect("nobody", undefined, isPublic && !isDevice ? isLetIn : isUnauthorized);
  if (isDevice) await expect("the owner", shop.token, isUnauthorized);
  if (isPublic) return faults;
  await expect("staff without any right", shop.powerless, permission.length === 0 ? isLetIn : isForbidden);
  if (process.env.DEEP) await tryEveryRight(server, operation, shop, expect);
  if (permission.length === 0) return faults;
  await expect("the owner", shop.token, isLetIn);
  if (operation.isAudited) faults.push(...(await logFaults(server, operation, shop)));
  return faults;
}

type Expect = (who: string, token: string | undefined, isFine: (status: number) => boolean, sent?: Parts) => Promise<void>;

const isLetIn = (status: number) => status !== 401 && status !== 403 && status < 500;
const isUnauthorized = (status: number) => status === 401;
const isForbidden = (status: number) => status === 403;

/** Random tokens, service tokens, each right alone and all others without it: `pnpm test:deep`. */
async function tryEveryRight(server: TestServer, operation: WireOperation, shop: SafetyShop, expect: Expect) {
  const { permission, isPersonOnly } = operation;
  const isForScripts = isPersonOnly ? isForbidden : isLetIn;
  await expect("a made-up token", "merchant0000", isUnauthorized);
  if (permission.length === 0) return expect("a service token without any right", shop.powerlessScript, isForScripts);
  await expect("a service token without any right", shop.powerlessScript, isForbidden);
  await expect("a service token with every right", await shop.script(permission), isForScripts);
  await expect("staff with every other right", (await shop.as(otherPermissions(permission))).token, isForbidden);
  for (const needed of permission) {
    const { token, account } = await shop.as([needed]);
    if (menuGranting(needed)?.perms.length === 1)
      await expect(`staff with ${needed}`, token, isLetIn, exampleRequest(operation, shop, needed));
    await revoke(server, account);
    await expect(`staff whose ${needed} was taken away`, token, isForbidden);
  }
}

async function logFaults({ database: { db } }: TestServer, { id }: WireOperation, { merId }: SafetyShop): Promise<string[]> {
  const rows = await db
    .select()
    .from(operationLogs)
    .where(and(eq(operationLogs.merId, merId), eq(operationLogs.operation, id)));
  const wanted = { done: rows.some(({ isFailed }) => !isFailed), refused: rows.some(({ code }) => code === 403) };
  return Object.entries(wanted).flatMap(([what, isThere]) => (isThere ? [] : [`${id} is not in the log when it is ${what}`]));
}

async function revoke({ database: { db } }: TestServer, name: string) {
  const [member] = await db.select().from(accounts).where(eq(accounts.account, name));
  if (member) await db.delete(accountRoles).where(and(eq(accountRoles.merId, member.merId), eq(accountRoles.accountId, member.id)));
}
