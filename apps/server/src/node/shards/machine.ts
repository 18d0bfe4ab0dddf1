import { sql } from "drizzle-orm";
import { CommandError } from "../commands/command-error";
import type { Executor } from "../../ports/database";

/** A machine of a Citus database, by the address that the others use. */
export interface Machine {
  host: string;
  port: number;
}

/** Reads `HOST:PORT`, an IPv6 address in brackets. */
export function machineOf(text: unknown): Machine {
  const [, bracketed, plain, port] = (typeof text === "string" && /^(?:\[([\da-f:]+)\]|([^:\s]+)):(\d{1,5})$/i.exec(text)) || [];
  const host = bracketed ?? plain;
  if (host === undefined || port === undefined) throw new CommandError("node is HOST:PORT, as the other machines reach it.");
  return { host, port: Number(port) };
}

/** The arguments that identify a machine for Citus's functions. */
export const argumentsOf = ({ host, port }: Machine) => sql`${host}::text, ${port}::integer`;

export const shownMachine = ({ host, port }: Machine) => `${host.includes(":") ? `[${host}]` : host}:${port}`;

/** Citus's machines; the coordinator has group 0. */
export function machinesIn(db: Executor) {
  return db
    .select({ ...machineColumns, id: sql<number>`nodeid`, group: sql<number>`groupid`, isActive: sql<boolean>`isactive` })
    .from(sql`pg_dist_node`)
    .where(sql`noderole = 'primary'`)
    .orderBy(sql`groupid`);
}

const machineColumns = { host: sql<string>`nodename`, port: sql<number>`nodeport` };

/** The machine that Citus has under an address. */
export async function knownMachine(db: Executor, { host, port }: Machine) {
  return (await machinesIn(db)).find((each) => each.host === host && each.port === port);
}
