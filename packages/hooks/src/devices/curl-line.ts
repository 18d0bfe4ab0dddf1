import type { Consumable, Readings } from "@shopkeeper/sdk/rules/devices";

/** One report as a shell command: `curl -X POST …`. */
export function curlLine(url: string, token: string, report: { readings: Readings; consumables?: Partial<Record<Consumable, number>> }) {
  const headers = [`Authorization: Bearer ${token}`, "Content-Type: application/json"].map((header) => `-H '${header}'`);
  return ["curl", "-X POST", `'${url}'`, ...headers, `-d '${JSON.stringify(report)}'`].join(" ");
}

/** The placeholder for the token in a line that is shown before there is a token. */
export const tokenPlace = "DEVICE_TOKEN";

/** A sample report with readings and consumables. */
export const sampleReport = { readings: { temperature: 36.5 }, consumables: { paper: 42 } };
