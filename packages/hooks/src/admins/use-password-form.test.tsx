import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { usePasswordForm } from "./use-password-form";

test("a common password, and one with the account in it, is refused at its field before it is sent", async () => {
  const { wrapper, client } = await openShop({ staff: [{ realName: "周小满", permissions: ["merchant:coupon:page:list"] }] });
  const [admin] = (await client.listAdmins({ query: { realName: "周小满" } })).list;
  if (!admin) throw new Error("nobody");
  const calls: string[] = [];
  const options = { admin, onDone: () => calls.push("done"), onCancel: () => undefined };
  const { result } = renderHook(() => usePasswordForm(options), { wrapper });
  const submit = (pwd: string) =>
    act(async () => {
      result.current.form.setValue("pwd", pwd, { shouldDirty: true });
      result.current.form.setValue("repwd", pwd);
      result.current.submit();
    });
  const error = () => result.current.form.getFieldState("pwd").error?.message;

  await submit("qwerty");
  await waitFor(() => expect(error()).toBe("problems.pwdCommon"));
  expect(result.current.strength.level).toBe("common");
  const account = admin.account.slice(0, 20).toUpperCase();
  expect(account.toLowerCase()).toBe(admin.account);
  await submit(account);
  await waitFor(() => expect(error()).toBe("problems.pwdHasAccount"));
  await submit("Again-12");
  await waitFor(() => expect(calls).toEqual(["done"]));
});
