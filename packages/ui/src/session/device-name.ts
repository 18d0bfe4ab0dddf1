import type { Text } from "@shopkeeper/hooks/core";
import type { Device, profileText } from "@shopkeeper/hooks/session";

/** What a device is called: its browser and its system, or the program that it is. */
export function deviceName({ browser, system, program }: Device, t: Text<(typeof profileText)["zh"]>): string {
  const shown = browser?.replace(/^WeChat/, t("sessions.wechat"));
  if (shown && system) return t("sessions.device", { browser: shown, system });
  return shown ?? system ?? program ?? t("sessions.unknown");
}
