import { keepStaffList } from "@shopkeeper/hooks/session";
import { whenIdle } from "@shopkeeper/ui/core";
import { reportVitals } from "./report-vitals";
import { client, session } from "../session";

/** The tasks of an idle page: measures its own speed, and stores the staff list of the account that logs in. */
export function runIdleTasks(landing: string) {
  reportVitals(landing);
  keepStaffList({ client, session, localData: localStorage, whenIdle: (work) => void whenIdle(work, 1000) });
}
