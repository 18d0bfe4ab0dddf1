import { redact, redactRoute } from "@shopkeeper/sdk/rules/logs";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { nameExport } from "../exports/shared";
import { logCriteria } from "./log-filter";
import { logMessages } from "./messages";

/** The log of sensitive operations, and reports of consoles: failures and Web Vitals of their pages. */
export const logHandlers: HandlersOf<"logs"> = {
  listSensitiveLogs: ({ query, shop, request, platform }) =>
    shop.logs.page(logCriteria(query, platform.clock.now()), query, request.language),

  async getSensitiveLog({ path, shop, request }) {
    const row = await shop.logs.find(path.id, request.language);
    if (!row) throw new Refusal("missing");
    return row;
  },

  verifySensitiveLogs: ({ shop }) => shop.logs.verify(),

  async exportSensitiveLogs(call) {
    const criteria = logCriteria(call.query, call.platform.clock.now());
    const rows = await call.shop.logs.size(criteria);
    return nameExport(call, { kind: "log", title: logMessages.sheet, rows, criteria });
  },

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
