import { redact, redactRoute } from "@shopkeeper/sdk/rules/logs";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { HandlersOf } from "../core/handlers";
import { Refusal } from "../core/refusal";
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

  async exportSensitiveLogs({ query, shop, session, platform }) {
    const now = platform.clock.now();
    const question = logQuestion(query, now);
    const rows = await shop.logs.size(question);
    if (rows === 0) throw new Refusal("exportEmpty");
    const name = `${logMessages.sheet[session.language]} ${wireTime(now).slice(0, 16).replaceAll(":", "")}.xlsx`;
    const { accountId, language } = session;
    const named = await shop.exports.add({ kind: "log", name, question, accountId, filter: query, rows, language }, platform.random);
    return { products: rows, rows, name, fileName: named.fileName, expireTime: wireTime(named.expireTime) };
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
