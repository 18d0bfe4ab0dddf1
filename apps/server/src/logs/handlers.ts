import { redact, redactRoute } from "@shopkeeper/sdk/rules/logs";
import type { HandlersOf } from "../core/handlers";
import { Refusal } from "../core/refusal";
import { nameExport } from "../exports/shared";
import { logQuestion } from "./log-filter";
import { logMessages } from "./messages";

/** The log of sensitive operations, and what consoles report of themselves: failures of their pages, and how fast these were. */
export const logHandlers: HandlersOf<"logs"> = {
  listSensitiveLogs: ({ query, shop, request, platform }) =>
    shop.logs.page(logQuestion(query, platform.clock.now()), query, request.language),

  async getSensitiveLog({ path, shop, request }) {
    const row = await shop.logs.find(path.id, request.language);
    if (!row) throw new Refusal("missing");
    return row;
  },

  verifySensitiveLogs: ({ shop }) => shop.logs.verify(),

  async exportSensitiveLogs(call) {
    const question = logQuestion(call.query, call.platform.clock.now());
    const rows = await call.shop.logs.size(question);
    return nameExport(call, { kind: "log", title: logMessages.sheet, rows, question });
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
