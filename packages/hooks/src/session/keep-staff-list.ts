import { type MerchantClient, operations } from "@shopkeeper/sdk";
import { holdsAny } from "../core/permissions";
import { loginRights } from "./login-rights";
import { type LocalData, staffListKey } from "./local-data";
import type { SessionControl } from "./session-control";
import { writeStaffList } from "./staff-list";

/** The dependencies of keeping the staff list. */
export interface StaffListPorts {
  client: Pick<MerchantClient, "listAdmins">;
  session: Pick<SessionControl, "state" | "onChange">;
  localData: LocalData;
  /** Does the work once nothing more urgent is left. */
  whenIdle(work: () => Promise<void>): void;
}

const everybody = 9999;

/**
 * Keeps the accounts of the shop on this device, for the staff check (specification, section 6).
 *
 * Once for each session, and only where the account may list them; what arrives after the session has ended is dropped.
 */
export function keepStaffList({ client, session, localData, whenIdle }: StaffListPorts): void {
  let known: string | undefined;

  async function load(token: string) {
    const isOver = () => {
      const state = session.state();
      return state.is !== "ready" || state.token !== token;
    };
    if (isOver()) return;
    const page = await client.listAdmins({ query: { limit: everybody } }).catch(() => undefined);
    if (!page || isOver()) return;
    const accounts = page.list.map(({ account }) => account);
    writeStaffList(localData, accounts);
  }

  function check() {
    const state = session.state();
    if (state.is !== "ready" || state.token === known) return;
    const { info, token } = state;
    known = token;
    const rights = loginRights(info);
    if (holdsAny(rights, operations.listAdmins.permission)) whenIdle(() => load(token));
    else localData.removeItem(staffListKey);
  }

  session.onChange(check);
  check();
}
