import { whenIdle } from "@shopkeeper/ui/core";
import { patternAt } from "../routing/route-at";

/** Begins what nobody waits for, once the first page is at rest; none of its code is in the page's first JavaScript. */
export function whenAtRest() {
  const landing = patternAt(location.pathname);
  whenIdle(
    () =>
      void import("./at-rest").then(
        ({ beAtRest }) => beAtRest(landing),
        () => undefined,
      ),
    3000,
  );
}
