import { eq } from "drizzle-orm";
import { Refusal } from "../core/refusal";
import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../demo/kit/seeding";
import { hexOf } from "../core/digest";
import { menusGranting } from "../layout/shared";
import type { Ports } from "../ports/ports";
import { addMerchant } from "./add-merchant";
import { insertAccount } from "./insert-account";
import { DEMO_PASSWORD } from "./demo-password";
import { sessionStore } from "./session-store";
import { accountRoles, accounts, roles } from "./tables";
import type { Executor } from "../ports/database";

/** A shop and its owner to make. */
export interface MerchantSeed {
  name?: string;
  account?: string;
  realName?: string;
  isSelf?: boolean;
  /** The shop is open (default). */
  isSwitch?: boolean;
  /** The platform reviews its products; off by default. */
  productSwitch?: boolean;
  /** The number of pages that it may collect. */
  copyProductNum?: number;
  /** 1 to 5. */
  starLevel?: number;
  logoWide?: string;
  logoSquare?: string;
}

/** A member of a shop's staff, with the permissions of a role of their own. */
export interface StaffSeed {
  account?: string;
  realName?: string;
  roleName?: string;
  permissions: readonly string[];
}

/** The ports for seeding accounts. */
export type SeedPorts = Pick<Ports, "clock" | "random" | "passwords">;

const hashes = new WeakMap<SeedPorts["passwords"], Promise<string>>();

/** All seeded accounts have the same password, so it is hashed once. */
function seedHash(passwords: SeedPorts["passwords"]): Promise<string> {
  const known = hashes.get(passwords) ?? passwords.hash(DEMO_PASSWORD);
  hashes.set(passwords, known);
  return known;
}

const freshName = (word: string, { random }: SeedPorts) => `${word}-${hexOf(random.bytes(6))}`;

/** A new shop with its owner. */
export async function seedMerchant(db: Executor, ports: SeedPorts, seed: MerchantSeed = {}) {
  const { account = freshName("owner", ports), name = account, realName = "Owner", isSelf = false, ...state } = seed;
  const merchant = { ...state, name, isSelf, createTime: ports.clock.now() };
  const made = await addMerchant(db, merchant, { account, password: await seedHash(ports.passwords), realName });
  return { ...made, account, password: DEMO_PASSWORD };
}

/** A member of staff with these permissions, through the menus that grant them. */
export async function seedStaff(db: Executor, ports: SeedPorts, merId: number, seed: StaffSeed) {
  const createTime = ports.clock.now();
  const menuIds = menusGranting(seed.permissions);
  const account = seed.account ?? freshName("staff", ports);
  const password = await seedHash(ports.passwords);
  const accountId = await insertAccount(db, { merId, account, password, realName: seed.realName ?? "Staff", createTime });
  const [role] = await db
    .insert(roles)
    .values({ merId, name: seed.roleName ?? account.slice(0, 32), menuIds, createTime })
    .returning();
  if (accountId === undefined || !role) throw new Refusal("failed");
  await db.insert(accountRoles).values({ merId, accountId, roleId: role.id });
  return { accountId, roleId: role.id, account, password: DEMO_PASSWORD };
}

/** A member of a shop's staff for display: nobody logs in with this account. */
export interface ShownStaffSeed {
  account: string;
  realName: string;
  roleName: string;
  permissions: readonly string[];
  phone: string;
  status: boolean;
}

let shown = 0;

/** Members of staff for display, each with a role of their own, the newest last; a number makes that many. */
export async function seedShownStaff({ db, merId, clock }: Scope, wanted: Wanted<ShownStaffSeed>) {
  const createTime = clock.now();
  for (const seed of eachWanted(wanted)) {
    const { account = `shown-${merId}-${(shown += 1)}`, realName = "店员", roleName = account, permissions = [], phone, status } = seed;
    const accountId = await insertAccount(db, { merId, account, password: "", realName, phone, status, createTime });
    const [role] = await db
      .insert(roles)
      .values({ merId, name: roleName, menuIds: menusGranting(permissions), createTime })
      .returning();
    if (accountId !== undefined && role) await db.insert(accountRoles).values({ merId, accountId, roleId: role.id });
  }
}

/** A session to open: its user agent, its address, and the time since its last use. */
export interface SessionSeed {
  userAgent?: string;
  address?: string;
  minutesAgo?: number;
}

/** A session for an account, without its password. */
export function seedSession(db: Executor, { clock, random }: SeedPorts, accountId: number, seed: SessionSeed = {}) {
  const { userAgent = "", address = "127.0.0.1", minutesAgo = 0 } = seed;
  const now = () => new Date(clock.now().getTime() - minutesAgo * 60_000);
  return sessionStore({ db, clock: { now }, random }).open(accountId, { address, userAgent });
}

/** Whether an account with that name exists. */
export async function hasAccount(db: Executor, account: string) {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.account, account));
  return found.length > 0;
}
