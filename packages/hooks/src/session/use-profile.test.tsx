import { createMerchantClient, memorySession, type Schema, UnauthorizedError } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { ShopProvider } from "../shop";
import { openShop, type OpenShop } from "../testing";
import { passwordEngine } from "./password-engine";
import type { ProfileForm } from "./profile-rules";
import { useProfile } from "./use-profile";

const passwords = { oldPassword: "Shopkeeper-1", password: "Brand-new-9", confirmPassword: "Brand-new-9" };

beforeAll(passwordEngine);

async function open(shop: OpenShop, wrapper = shop.wrapper) {
  const saved: Schema<"LoginInfo">[] = [];
  const { result: profile } = renderHook(() => useProfile({ onSaved: (info) => saved.push(info) }), { wrapper });
  await waitFor(() => expect(profile.current.isLoading).toBe(false));
  const type = (values: Partial<ProfileForm>) =>
    act(() => {
      for (const [field, value] of Object.entries(values))
        if (isField(field)) profile.current.form.setValue(field, value, { shouldDirty: true, shouldTouch: true });
    });
  const submit = async () => {
    await act(async () => profile.current.submit());
    await waitFor(() => expect(profile.current.isSubmitting).toBe(false));
  };
  const errorOf = (field: keyof ProfileForm) => profile.current.form.getFieldState(field).error?.message;
  return { profile, saved, type, submit, errorOf };
}

const isField = (field: string): field is keyof ProfileForm => field in { realName: 0, oldPassword: 0, password: 0, confirmPassword: 0 };

/** Another session of the same account. */
async function again({ shop, fetch }: OpenShop) {
  const session = memorySession();
  const client = createMerchantClient({ baseUrl: "http://shop.test/api", session, fetch, retry: false });
  const { token } = await client.login({ body: { account: shop.account, pwd: shop.password } });
  session.set(token);
  return client;
}

/** The change requests to the server, in order. */
function spying(shop: OpenShop, breaks = "nothing") {
  const requests: string[] = [];
  let ahead = 0;
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: memorySession(shop.shop.token),
    retry: false,
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace("/api/admin/merchant/login/admin/", "");
      if (request.method === "POST") requests.push(path);
      return path === breaks ? Promise.reject(new TypeError("offline")) : shop.fetch(request);
    },
  });
  const now = () => new Date(Date.now() + ahead);
  const wrapper: OpenShop["wrapper"] = ({ children }) => (
    <ShopProvider client={client} account={shop.account} notify={(notice) => shop.notices.push(notice)} now={now}>
      {children}
    </ShopProvider>
  );
  /** Moves the clock of the page forward. */
  const pass = (milliseconds: number) => void (ahead += milliseconds);
  return { requests, wrapper, pass };
}

test("the form begins with the stored name and no passwords", async () => {
  const { profile } = await open(await openShop({ merchant: { realName: "林知夏" } }));
  expect(profile.current.form.getValues()).toEqual({ realName: "林知夏", oldPassword: "", password: "", confirmPassword: "" });
  expect(profile.current).toMatchObject({ needsConfirmation: false, isDirty: false, strength: { level: "none" } });
});

test("a changed name alone is sent alone, says 提交成功, and is handed on", async () => {
  const shop = await openShop({ merchant: { realName: "林知夏" } });
  const { requests, wrapper } = spying(shop);
  const { profile, type, submit, saved } = await open(shop, wrapper);
  type({ realName: " 林小夏 " });
  await submit();
  expect(requests).toEqual(["update"]);
  expect(shop.notices).toEqual([{ kind: "success", text: "提交成功" }]);
  expect(saved).toMatchObject([{ account: shop.account.account, realName: "林小夏" }]);
  expect(profile.current.form.getValues("realName")).toBe("林小夏");
  expect(profile.current.isDirty).toBe(false);
});

test("a changed password alone is sent alone, empties its fields, and ends the other sessions", async () => {
  const shop = await openShop();
  const other = await again(shop);
  const { requests, wrapper } = spying(shop);
  const { profile, type, submit } = await open(shop, wrapper);
  type(passwords);
  await waitFor(() => expect(profile.current).toMatchObject({ needsConfirmation: true, strength: { level: "strong" } }));
  await submit();
  expect(requests).toEqual(["update/password"]);
  expect(shop.notices).toEqual([{ kind: "success", text: "提交成功" }]);
  expect(profile.current.form.getValues()).toMatchObject({ oldPassword: "", password: "", confirmPassword: "" });
  await expect(other.getMenus()).rejects.toBeInstanceOf(UnauthorizedError);
  expect(await shop.client.getMenus()).toBeDefined();
});

test("both at once are sent, the password first", async () => {
  const shop = await openShop();
  const { requests, wrapper } = spying(shop);
  const { type, submit } = await open(shop, wrapper);
  type({ ...passwords, realName: "林小夏" });
  await submit();
  expect(requests).toEqual(["update/password", "update"]);
});

test("where nothing has changed nothing is sent, and that is said", async () => {
  const shop = await openShop();
  const { requests, wrapper } = spying(shop);
  const { submit } = await open(shop, wrapper);
  await submit();
  expect(requests).toEqual([]);
  expect(shop.notices).toEqual([{ kind: "info", text: "没有需要提交的修改" }]);
});

test("a wrong old password lands on its field, and the name is not changed either", async () => {
  const shop = await openShop({ merchant: { realName: "林知夏" } });
  const { profile, type, submit, errorOf } = await open(shop);
  type({ ...passwords, oldPassword: "not-the-one", realName: "林小夏" });
  await submit();
  expect(errorOf("oldPassword")).toBe("原始密码不正确");
  expect(profile.current.form.getValues()).toMatchObject({ realName: "林小夏", oldPassword: "not-the-one", password: "Brand-new-9" });
  expect((await shop.client.getLoginInfo()).realName).toBe("林知夏");
});

test("each missing password says so in the words of the screen", async () => {
  const { type, submit, errorOf } = await open(await openShop());
  type({ password: "short" });
  await submit();
  expect([errorOf("oldPassword"), errorOf("password"), errorOf("confirmPassword")]).toEqual([
    "problems.oldEmpty",
    "problems.newLength",
    "problems.confirmEmpty",
  ]);
});

test("what is said of the repetition follows the new password", async () => {
  const { type, errorOf } = await open(await openShop());
  type({ ...passwords, confirmPassword: "Brand-new-8" });
  type({ password: "Brand-new-7" });
  await waitFor(() => expect(errorOf("confirmPassword")).toBe("problems.confirmDifferent"));
  type({ password: "Brand-new-8" });
  await waitFor(() => expect(errorOf("confirmPassword")).toBeUndefined());
});

test("a password that was changed before the name failed is said and not sent again", async () => {
  const shop = await openShop();
  const { requests, wrapper, pass } = spying(shop, "update");
  const { profile, type, submit } = await open(shop, wrapper);
  type({ ...passwords, realName: "林小夏" });
  await submit();
  expect(shop.notices).toMatchObject([{ kind: "error" }, { text: "密码已修改，其他设备上的登录已退出" }]);
  expect(profile.current.isDirty).toBe(true);
  expect(profile.current.form.getValues()).toEqual({ realName: "林小夏", oldPassword: "", password: "", confirmPassword: "" });
  pass(600);
  await submit();
  expect(requests).toEqual(["update/password", "update", "update"]);
});

test("取消 puts back what is stored", async () => {
  const { profile, type } = await open(await openShop({ merchant: { realName: "林知夏" } }));
  type({ ...passwords, realName: "写错了" });
  act(() => profile.current.reset());
  expect(profile.current.form.getValues()).toEqual({ realName: "林知夏", oldPassword: "", password: "", confirmPassword: "" });
  expect(profile.current.isDirty).toBe(false);
});

test("whoever has a session may use it", async () => {
  const shop = await openShop({ permissions: [] });
  const { type, submit, saved } = await open(shop);
  type({ realName: "小满" });
  await submit();
  expect(saved).toMatchObject([{ realName: "小满" }]);
});
