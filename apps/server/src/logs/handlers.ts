import type { HandlersOf } from "../core/handlers";
import { redact, redactRoute } from "../core/redact";

/** The log of sensitive operations, and what consoles report of themselves: failures of their pages, and how fast these were. */
export const logHandlers: HandlersOf<"logs"> = {
  listSensitiveLogs: ({ query, shop, request }) => shop.logs.page(query, request.language),

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
