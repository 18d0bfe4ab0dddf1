import type { MerchantClient } from "@shopkeeper/sdk";
import type { LocalData } from "./local-data";
import type { SessionControl } from "./session-control";
import { writeStaffList } from "./staff-list";

/** The dependencies of caching the staff list. */
export interface StaffListPorts {
  client: Pick<MerchantClient, "listStaff">;
  session: Pick<SessionControl, "state" | "onChange">;
  localData: LocalData;
  /** Runs the work when the page is idle. */
  whenIdle(work: () => Promise<void>): void;
}

/**
 * Stores the accounts of the shop on this device, for the staff check (specification, section 6).
 *
 * Once per session, whatever the account's permissions; an answer that arrives after the end of the session is dropped.
 */
export function keepStaffList({ client, session, localData, whenIdle }: StaffListPorts): void {
  let known: string | undefined;

  async function load(token: string) {
    const isOver = () => {
      const state = session.state();
      return state.is !== "ready" || state.token !== token;
    };
    if (isOver()) return;
    const staff = await client.listStaff().catch(() => undefined);
    if (staff && !isOver())
      writeStaffList(
        localData,
        staff.map(({ account }) => account),
      );
  }

  function check() {
    const state = session.state();
    if (state.is !== "ready" || state.token === known) return;
    const { token } = state;
    known = token;
    whenIdle(() => load(token));
  }

  session.onChange(check);
  check();
}
