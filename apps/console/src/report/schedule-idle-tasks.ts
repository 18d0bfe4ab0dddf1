import { whenIdle } from "@shopkeeper/ui/core";
import { patternAt } from "../routing/route-at";

/** Starts background tasks once the first page is idle; none of their code is in the page's first JavaScript. */
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
