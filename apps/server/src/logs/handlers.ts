import type { HandlersOf } from "../core/handlers";
import { redact, redactRoute } from "./redact";

/** What consoles tell of themselves: failures of their pages, and how fast these were. */
export const logHandlers: HandlersOf<"logs"> = {
  async reportError({ body, platform }) {
    const { message, route, release, stack } = body;
    await platform.errorReports.add({
      message: redact(message).slice(0, 500),
      route: redactRoute(route).slice(0, 200),
      release,
      stack: stack === undefined ? undefined : redact(stack).slice(0, 1000),
    });
    return null;
  },

  async reportVitals({ body, platform }) {
    await platform.vitalReports.add(body.vitals.map((vital) => ({ ...vital, route: redactRoute(vital.route).slice(0, 200) })));
    return null;
  },
};
