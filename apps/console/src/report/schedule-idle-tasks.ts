import { whenIdle } from "@shopkeeper/ui/core";
import { patternAt } from "../routing/route-at";

/** Begins what nobody waits for, once the first page is at rest; none of its code is in the page's first JavaScript. */
export function scheduleIdleTasks() {
  const landing = patternAt(location.pathname);
  whenIdle(
    () =>
      void import("./idle-tasks").then(
        ({ runIdleTasks }) => runIdleTasks(landing),
        () => undefined,
      ),
    3000,
  );
}
