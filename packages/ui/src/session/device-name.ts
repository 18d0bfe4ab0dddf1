import type { Text } from "@shopkeeper/hooks/texts";
import type { Device, profileText } from "@shopkeeper/hooks/session";

/** The name of a device: its browser and its system, or the name of a program. */
export function deviceName({ browser, system, program }: Device, t: Text<(typeof profileText)["zh"]>): string {
  const browserName = browser?.replace(/^WeChat/, t("sessions.wechat"));
  if (browserName && system) return t("sessions.device", { browser: browserName, system });
  return browserName ?? system ?? program ?? t("sessions.unknown");
}
