import { createMerchantClient, type Schema } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useLogin } from "./use-login";

async function open() {
  const { shop, fetch } = await openShop();
  const client = createMerchantClient({ baseUrl: "http://shop.test/api", fetch, retry: false });
  const results: Schema<"LoginResult">[] = [];
  const { result } = renderHook(() => useLogin({ client, onLoggedIn: (answer) => void results.push(answer) }));
  const tries = async (pwd: string) => {
    act(() => result.current.change({ account: shop.account, pwd }));
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.isRunning).toBe(false));
  };
  return { login: result, results, shop, tries };
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
