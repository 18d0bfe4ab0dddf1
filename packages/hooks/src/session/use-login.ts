import { ApiError, memberOf, type MerchantClient, type Schema } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { failureText } from "../core/failure";
import type { TextKey } from "../texts/catalogue";
import { loginSchema, type LoginFields } from "./login-rules";
import type { sessionText } from "./messages";

/** The dependencies of the login. */
export interface LoginPorts {
  client: MerchantClient;
  /** Called with the server's answer, before anything else happens. */
  onLoggedIn: (result: Schema<"LoginResult">) => void | Promise<void>;
  /** The code that WeChat added to the address, if the page was opened there. */
  wxCode?: string;
  /** The device secret from an earlier login on this device. */
  deviceSecret?: string;
  /** The account to prefill. */
  account?: string;
}

/** A key of the login texts. */
export type LoginTextKey = TextKey<(typeof sessionText)["zh"]>;

/** The state and actions of the login. */
export interface Login {
  fields: LoginFields;
  faults: Partial<Record<keyof LoginFields, LoginTextKey>>;
  change(partial: Partial<LoginFields>): void;
  /** Validates a field on blur. */
  leave: (field: keyof LoginFields) => void;
  captcha: Schema<"Captcha"> | undefined;
  reloadCaptcha: () => void;
  /** The password was correct, and the account has a second factor. */
  needsFactor: boolean;
  refusal: string | undefined;
  isRunning: boolean;
  submit: () => void;
}

/**
 * Login: the fields, their errors, the captcha if the server requires one, and the server's refusal.
 *
 * A refusal keeps the typed account and password; a captcha is valid for one attempt, so that a new picture
 * follows. An account with a second factor enters its code once the password was correct.
 */
export function useLogin({ client, onLoggedIn, wxCode = "", deviceSecret = "", account: known = "" }: LoginPorts): Login {
  const [fields, setFields] = useState<LoginFields>({ account: known, pwd: "", code: "", factorCode: "" });
  const [faults, setFaults] = useState<Partial<Record<keyof LoginFields, LoginTextKey>>>({});
  const [captcha, setCaptcha] = useState<Schema<"Captcha"> | undefined>(undefined);
  const [needsFactor, setNeedsFactor] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [isRunning, setRunning] = useState(false);
  const pressed = useRef(false);

  const check = (next: LoginFields) => faultsOf(next, { needsCaptcha: captcha !== undefined, needsFactor });

  async function loadCaptcha() {
    setFields((input) => ({ ...input, code: "" }));
    setCaptcha(await client.getCaptcha().catch(() => undefined));
  }

  async function submit() {
    if (pressed.current) return;
    const found = check(fields);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    pressed.current = true;
    setRunning(true);
    setRefusal(undefined);
    try {
      const { account, pwd, code } = fields;
      const solved = captcha ? { key: captcha.key, code: code.trim() } : {};
      const proof = needsFactor ? { factorCode: fields.factorCode.trim() } : {};
      const body = { account: account.trim(), pwd: pwd.trim(), wxCode, deviceSecret, ...solved, ...proof };
      await onLoggedIn(await client.login({ body }));
    } catch (error) {
      const isFirstStep = requires(error, "secondFactor") && !needsFactor;
      if (requires(error, "secondFactor")) {
        setNeedsFactor(true);
        setFields((input) => ({ ...input, factorCode: "" }));
      }
      setRefusal(isFirstStep ? undefined : refusalOf(error));
      if (captcha || requires(error, "captcha")) await loadCaptcha();
    } finally {
      pressed.current = false;
      setRunning(false);
    }
  }

  return {
    fields,
    faults,
    needsFactor,
    change(partial: Partial<LoginFields>) {
      if (partial.account !== undefined && partial.account.trim() !== fields.account.trim()) setNeedsFactor(false);
      setFields((input) => ({ ...input, ...partial }));
      setFaults((previous) => ({ ...previous, ...Object.fromEntries(Object.keys(partial).map((field) => [field, undefined])) }));
    },
    leave: (field: keyof LoginFields) => setFaults((previous) => ({ ...previous, [field]: check(fields)[field] })),
    captcha,
    reloadCaptcha: () => void loadCaptcha(),
    refusal,
    isRunning,
    submit: () => void submit(),
  };
}

function faultsOf(
  fields: LoginFields,
  needs: { needsCaptcha: boolean; needsFactor: boolean },
): Partial<Record<keyof LoginFields, LoginTextKey>> {
  const checked = loginSchema(needs).safeParse(fields);
  if (checked.success) return {};
  const faulty = new Set(checked.error.issues.map((issue) => issue.path[0]));
  return {
    ...(faulty.has("account") ? { account: "login.accountRequired" } : {}),
    ...(faulty.has("pwd") ? { pwd: "login.passwordRequired" } : {}),
    ...(faulty.has("code") ? { code: "login.captchaRequired" } : {}),
    ...(faulty.has("factorCode") ? { factorCode: "login.factorRequired" } : {}),
  };
}

/** The server's field errors are more specific than its general sentence. */
const refusalOf = (error: unknown) => (error instanceof ApiError && Object.values(error.fields).join(" ")) || failureText(error);

/** Whether a refusal requires a captcha or a second factor. */
const requires = (error: unknown, what: "captcha" | "secondFactor") => error instanceof ApiError && memberOf(error.data, what) === true;
