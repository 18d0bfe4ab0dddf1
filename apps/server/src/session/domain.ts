import type { PreparingDomain } from "../kit/domain";
import type { PlatformScope } from "../tenancy/platform-scope";
import type { Scope } from "../tenancy/scope";
import type { Ports } from "../ports/ports";
import { accountStore } from "./account-store";
import { adminStore } from "./admin-store";
import { captchaStore } from "./captcha-store";
import { sessionHandlers } from "./handlers";
import { fillAccountKeys } from "./fill-account-keys";
import { knownAddressStore } from "./known-address-store";
import { loginFailureStore } from "./login-failure-store";
import { merchantStore } from "./merchant-store";
import { sessionPictureUses } from "./picture-uses";
import type { PreparedSession } from "./prepared";
import { proveFactorCalls } from "./prove-factor-calls";
import { proveLogin } from "./prove-login";
import { provePassword } from "./prove-password";
import { roleStore } from "./role-store";
import { secondFactorStore } from "./second-factor-store";
import { serviceTokenStore } from "./service-token-store";
import { sessionStore } from "./session-store";

declare module "../tenancy/shop" {
  interface Shop {
    merchant: ReturnType<typeof merchantStore>;
    admins: ReturnType<typeof adminStore>;
    roles: ReturnType<typeof roleStore>;
    serviceTokens: ReturnType<typeof serviceTokenStore>;
  }
}

declare module "../kernel/platform" {
  interface Platform {
    accounts: ReturnType<typeof accountStore>;
    sessions: ReturnType<typeof sessionStore>;
    captchas: ReturnType<typeof captchaStore>;
    loginFailures: ReturnType<typeof loginFailureStore>;
    knownAddresses: ReturnType<typeof knownAddressStore>;
    secondFactors: ReturnType<typeof secondFactorStore>;
  }
}

/** Merchants, their accounts and sessions. */
export const domain = {
  handlers: sessionHandlers,
  preparations: ({ passwords }: Ports) => ({
    login: proveLogin(passwords),
    changePassword: provePassword(passwords),
    ...proveFactorCalls(passwords),
  }),
  shop: (scope: Scope) => ({
    merchant: merchantStore(scope),
    admins: adminStore(scope),
    roles: roleStore(scope),
    serviceTokens: serviceTokenStore(scope),
  }),
  platform: (scope: PlatformScope) => ({
    accounts: accountStore(scope),
    sessions: sessionStore(scope),
    captchas: captchaStore(scope),
    loginFailures: loginFailureStore(scope),
    knownAddresses: knownAddressStore(scope),
    secondFactors: secondFactorStore(scope),
  }),
  pictureUses: sessionPictureUses,
  async cleanup(scope) {
    await fillAccountKeys(scope.db);
    await sessionStore(scope).prune();
    await captchaStore(scope).prune();
    await loginFailureStore(scope).prune();
    await knownAddressStore(scope).prune();
  },
} satisfies PreparingDomain<PreparedSession>;
