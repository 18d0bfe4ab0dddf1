import { accountStore } from "../session/account-store";
import { formTemplateStore } from "../forms/store";
import { errorReportStore } from "../logs/error-report-store";
import { vitalReportStore } from "../logs/vital-report-store";
import { captchaStore } from "../session/captcha-store";
import { loginFailureStore } from "../session/login-failure-store";
import { sessionStore } from "../session/session-store";
import { platformSettingStore } from "../layout/platform-setting-store";
import type { PlatformScope } from "./platform-scope";
import type { UploadLimits } from "./upload-limits";

/** What a running server knows about itself. */
export interface ServerState {
  database: "pglite" | "postgresql";
  version: string;
  loginCaptcha: "auto" | "always";
  uploads: UploadLimits;
  isReady: boolean;
}

/** The stores of what no merchant owns. */
export const openPlatform = (scope: PlatformScope, server: Readonly<ServerState>) => ({
  accounts: accountStore(scope),
  sessions: sessionStore(scope),
  captchas: captchaStore(scope),
  loginFailures: loginFailureStore(scope),
  settings: platformSettingStore(scope),
  formTemplates: formTemplateStore(scope),
  errorReports: errorReportStore(scope),
  vitalReports: vitalReportStore(scope),
  clock: scope.clock,
  random: scope.random,
  server,
});

/** What `openPlatform` gives. */
export type Platform = ReturnType<typeof openPlatform>;
