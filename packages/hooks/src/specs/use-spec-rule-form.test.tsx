import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../testing";
import { useSpecEntry } from "./use-spec-entry";
import { submitDelay, useSpecRuleForm } from "./use-spec-rule-form";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function openIn(shop: OpenShop, name?: string) {
  const notified: string[] = [];
  const rule = name === undefined ? undefined : (await shop.client.listSpecRules({ query: { keywords: name } })).list[0];
  const { result } = renderHook(
    () => {
      const form = useSpecRuleForm({ rule, onDone: () => notified.push("done"), onCancel: () => notified.push("cancelled") });
      return { form, entry: useSpecEntry(form) };
    },
    { wrapper: shop.wrapper },
  );
  const form = {
    get current() {
      return result.current.form;
    },
  };
  const typeSpec = (part: { name?: string; value?: string }) => act(() => result.current.entry.type(part));
  await act(() => pause(20));
  const type = (ruleName: string) => act(() => form.current.form.setValue("ruleName", ruleName, { shouldDirty: true, shouldTouch: true }));
  const addSpec = (spec: string, value: string) => {
    act(() => form.current.editing.add());
    typeSpec({ name: spec, value });
    act(() => void form.current.editing.adding?.confirm());
  };
  const submit = async () => {
    act(() => form.current.submit());
    await act(() => pause(20));
    await waitFor(() => expect(form.current.isSubmitting).toBe(false));
  };
  const errorOf = (field: "ruleName" | "specs") => form.current.form.getFieldState(field).error?.message;
  return { form, notified, type, typeSpec, addSpec, submit, errorOf, rule };
}

const open = async (seed: Seed = {}, name?: string) => {
  const shop = await openShop(seed);
  return { shop, ...(await openIn(shop, name)) };
};
const stored = async ({ client }: OpenShop) =>
  (await client.listSpecRules()).list.map(({ ruleName, ruleValue }) => [ruleName, JSON.parse(ruleValue)]);

test("an empty form is not sent: the name and at least one spec are asked for", async () => {
  const { shop, submit, errorOf, notified } = await open();
  await submit();
  expect([errorOf("ruleName"), errorOf("specs")]).toEqual(["problems.ruleNameEmpty", "请至少添加一条属性规格！"]);
  expect(notified).toEqual([]);
  expect(await stored(shop)).toEqual([]);
});

test("a new rule with two specs is saved as it was typed, and 提交成功 is said", async () => {
  const { form, shop, type, addSpec, submit, notified } = await open();
  type(" 上衣 ");
  addSpec("颜色", "红");
  addSpec("尺码", "S");
  act(() => void form.current.editing.addValues("尺码", "L"));
  act(() => void form.current.editing.addValues("尺码", "M"));
  act(() => form.current.editing.moveValue("尺码", 2, 1));
  act(() => form.current.editing.move(1, 0));
  await submit();
  expect(await stored(shop)).toEqual([
    [
      "上衣",
      [
        { value: "尺码", detail: ["S", "M", "L"] },
        { value: "颜色", detail: ["红"] },
      ],
    ],
  ]);
  expect(shop.notices).toEqual([{ kind: "success", text: "提交成功" }]);
  expect(notified).toEqual(["done"]);
});

test("the form switches between view and add mode; a spec is added only when name and first value are given", async () => {
  const { form, typeSpec } = await open();
  expect(form.current.editing.adding).toBeUndefined();
  act(() => form.current.editing.add());
  typeSpec({ name: "颜色" });
  act(() => void form.current.editing.adding?.confirm());
  expect(form.current.editing.adding?.problem).toEqual({ key: "problems.nameEmpty", at: "value" });
  expect(form.current.editing.specs).toEqual([]);
  typeSpec({ value: "红" });
  expect(form.current.editing.adding?.problem).toBeUndefined();
  act(() => void form.current.editing.adding?.confirm());
  expect(form.current.editing.specs).toEqual([{ value: "颜色", detail: ["红"] }]);
  expect(form.current.editing.adding).toBeUndefined();
});

test("add mode that is cancelled leaves nothing behind", async () => {
  const { form, typeSpec } = await open();
  act(() => form.current.editing.add());
  typeSpec({ name: "颜色", value: "红" });
  act(() => form.current.editing.adding?.cancel());
  expect(form.current.editing).toMatchObject({ specs: [], adding: undefined });
  expect(form.current.isDirty).toBe(false);
});

test("a spec that is fully typed when the rule is submitted is not lost, and one half typed holds it back", async () => {
  const { form, shop, type, typeSpec, submit } = await open();
  type("上衣");
  act(() => form.current.editing.add());
  typeSpec({ name: "颜色" });
  await submit();
  expect(form.current.editing.adding?.problem).toEqual({ key: "problems.nameEmpty", at: "value" });
  expect(await stored(shop)).toEqual([]);
  typeSpec({ value: "红,蓝" });
  await submit();
  expect(await stored(shop)).toEqual([["上衣", [{ value: "颜色", detail: ["红", "蓝"] }]]]);
});

test("a rule is sent 1200 ms after it was submitted", async () => {
  const { shop, type, addSpec, submit } = await open();
  type("上衣");
  addSpec("颜色", "红");
  await submit();
  expect(shop.waits).toEqual([submitDelay]);
});

test("an edit keeps the rule and changes what was changed", async () => {
  const { form, shop, type, submit, rule } = await open({ specRules: [{ ruleName: "尺码", specs: { 尺码: ["S", "M"] } }] }, "尺码");
  expect(form.current.form.getValues()).toMatchObject({ ruleName: "尺码", specs: [{ value: "尺码", detail: ["S", "M"] }] });
  type("上衣尺码");
  act(() => form.current.editing.dropValue("尺码", "S"));
  await submit();
  expect((await shop.client.listSpecRules()).list).toMatchObject([{ id: rule?.id, ruleName: "上衣尺码", version: 1 }]);
  expect(await stored(shop)).toEqual([["上衣尺码", [{ value: "尺码", detail: ["M"] }]]]);
});

test("a spec without values, and a rule without specs, are held back", async () => {
  const { form, submit, errorOf, shop } = await open({ specRules: [{ ruleName: "尺码", specs: { 尺码: ["S"] } }] }, "尺码");
  act(() => form.current.editing.dropValue("尺码", "S"));
  await submit();
  expect(errorOf("specs")).toBe("请为规格“尺码”添加规格值");
  act(() => form.current.editing.drop("尺码"));
  await submit();
  expect(errorOf("specs")).toBe("请至少添加一条属性规格！");
  expect(shop.notices).toEqual([]);
});

test("a name that another rule has lands on its input, and everything typed stays", async () => {
  const { form, type, addSpec, submit, errorOf, notified } = await open({ specRules: [{ ruleName: "尺码" }] });
  type("尺码");
  addSpec("颜色", "红");
  await submit();
  expect(errorOf("ruleName")).toBe("已有名为“尺码”的规格，请换一个名称");
  expect(form.current.form.getValues()).toMatchObject({ ruleName: "尺码", specs: [{ value: "颜色", detail: ["红"] }] });
  expect(notified).toEqual([]);
});

test("a value that a product could not store is held back", async () => {
  const { form, type, addSpec, submit, errorOf, shop } = await open();
  type("上衣");
  addSpec("颜色", "红");
  act(() => form.current.form.setValue("specs", [{ value: "颜色", detail: ["红,蓝"] }], { shouldDirty: true }));
  await submit();
  expect(errorOf("specs")).toBe("“红,蓝”含有英文逗号，请去掉");
  expect(await stored(shop)).toEqual([]);
});

test("a rule that is partly unreadable says so, and shows what can be read", async () => {
  const { form } = await open({ specRules: [{ ruleName: "坏", ruleValue: '[{"value":"颜色","detail":["红"]},7]' }] }, "坏");
  expect(form.current.isBroken).toBe(true);
  expect(form.current.editing.specs).toEqual([{ value: "颜色", detail: ["红"] }]);
});

test("who may not save only sees", async () => {
  const { form } = await open({ permissions: ["merchant:product:rule:page:list"] });
  expect(form.current.isReadOnly).toBe(true);
});
