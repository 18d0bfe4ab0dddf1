import { createMerchantClient, type Schema } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useLogin } from "./use-login";

async function open() {
  const { shop, fetch, client: own } = await openShop();
  const client = createMerchantClient({ baseUrl: "http://shop.test/api", fetch, retry: false });
  const results: Schema<"LoginResult">[] = [];
  const { result } = renderHook(() => useLogin({ client, onLoggedIn: (answer) => void results.push(answer) }));
  const tries = async (pwd: string) => {
    act(() => result.current.change({ account: shop.account, pwd }));
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.isRunning).toBe(false));
  };
  return { login: result, results, shop, tries, own };
}

test("nothing typed is said at the fields, and nothing is sent", async () => {
  const { login, results } = await open();
  act(() => login.current.submit());
  expect(login.current.faults).toEqual({ account: "login.accountRequired", pwd: "login.passwordRequired" });
  expect(login.current.isRunning).toBe(false);
  expect(results).toEqual([]);
});

test("a field that is left empty says so, until something is typed", async () => {
  const { login } = await open();
  act(() => login.current.leave("account"));
  expect(login.current.faults.account).toBe("login.accountRequired");
  act(() => login.current.change({ account: "a" }));
  expect(login.current.faults.account).toBeUndefined();
});

test("the right password logs in, with blanks around the account forgiven", async () => {
  const { login, results, shop } = await open();
  act(() => login.current.change({ account: ` ${shop.account} `, pwd: shop.password }));
  act(() => login.current.submit());
  await waitFor(() => expect(results).toHaveLength(1));
  expect(results[0]).toMatchObject({ account: shop.account });
});

test("a wrong password keeps what was typed, and the third brings the captcha", async () => {
  const { login, tries, shop } = await open();
  await tries("wrong-password");
  expect(login.current).toMatchObject({
    refusal: "用户名或密码错误",
    captcha: undefined,
    fields: { account: shop.account, pwd: "wrong-password" },
  });
  await tries("wrong-password");
  await tries("wrong-password");
  await waitFor(() => expect(login.current.captcha?.code).toMatch(/^data:image\/png/));
  act(() => login.current.submit());
  expect(login.current.faults).toEqual({ code: "login.captchaRequired" });
  act(() => login.current.change({ code: "0" }));
  await tries(shop.password);
  expect(login.current.refusal).toBe("请输入正确的验证码");
  await waitFor(() => expect(login.current.captcha).toBeDefined());
  const { key } = login.current.captcha ?? {};
  act(() => login.current.reloadCaptcha());
  await waitFor(() => expect(login.current.captcha?.key).not.toBe(key));
});

test("an account with a second factor is asked for its code once the password was right", async () => {
  const { login, results, shop, tries, own } = await open();
  const { secret } = await own.startSecondFactor({ body: { pwd: shop.password } });
  const codeIn = (steps: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await own.confirmSecondFactor({ body: { factorCode: codeIn(0) } });
  expect(login.current.needsFactor).toBe(false);
  await tries(shop.password);
  expect(login.current).toMatchObject({ needsFactor: true, refusal: undefined, fields: { pwd: shop.password } });
  act(() => login.current.submit());
  expect(login.current.faults).toEqual({ factorCode: "login.factorRequired" });
  act(() => login.current.change({ factorCode: "000000" }));
  await tries(shop.password);
  expect(login.current).toMatchObject({ refusal: "验证码不正确或已过期，请重新输入", fields: { factorCode: "" } });
  act(() => login.current.change({ factorCode: ` ${codeIn(1)}` }));
  await tries(shop.password);
  expect(results).toHaveLength(1);
  act(() => login.current.change({ account: "another" }));
  expect(login.current.needsFactor).toBe(false);
});
