import { keepStaffList } from "@shopkeeper/hooks/session";
import { whenIdle } from "@shopkeeper/ui/core";
import { reportVitals } from "./report-vitals";
import { client, session } from "../session";

/** What the page does for others once nobody waits for it: it measures itself, and keeps the staff list of whoever logs in. */
export function runIdleTasks(landing: string) {
  reportVitals(landing);
  keepStaffList({ client, session, localData: localStorage, whenIdle: (work) => void whenIdle(work, 1000) });
}
