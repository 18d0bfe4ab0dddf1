export { guard, type GuardedRoute, mayOpen, type Verdict } from "./guard";
export { clearLocalData, keptKeys, type LocalData, staffListKey } from "./local-data";
export type { LoginFields } from "./login-rules";
export { sessionText } from "./messages";
export { loginAddress, redirectTarget, withOtherValues } from "./redirect-target";
export { loginInfoCookie, type SessionControl, sessionControl, type SessionPorts } from "./session-control";
export { beginSession, checkLoginInfo, nextSession, type SessionEvent, type SessionState } from "./session-machine";
export { type LoginPorts, type LoginTextKey, useLogin } from "./use-login";
