import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../testing";
import { submitDelay, useSpecRuleForm } from "./use-spec-rule-form";

async function open(seed: Seed = {}, name?: string) {
  const shop = await openShop(seed);
  const notified: string[] = [];
  const rule = name === undefined ? undefined : (await shop.client.listSpecRules({ query: { keywords: name } })).list[0];
  const { result: form } = renderHook(
    () => useSpecRuleForm({ rule, onDone: () => notified.push("done"), onCancel: () => notified.push("cancelled") }),
    { wrapper: shop.wrapper },
  );
  const typeSpec = (part: { name?: string; value?: string }) => act(() => form.current.editing.setEntry(part));
  const type = (ruleName: string) => act(() => form.current.form.setValue("ruleName", ruleName, { shouldDirty: true, shouldTouch: true }));
  const addSpec = (spec: string, value: string) => {
    act(() => form.current.editing.add());
    typeSpec({ name: spec, value });
    act(() => void form.current.editing.adding?.confirm());
  };
  const submit = async () => {
    await act(async () => form.current.submit());
    await waitFor(() => expect(form.current.isSubmitting).toBe(false));
  };
  const errorOf = (field: "ruleName" | "specs") => form.current.form.getFieldState(field).error?.message;
  return { shop, form, notified, type, typeSpec, addSpec, submit, errorOf, rule };
}

const stored = async ({ client }: OpenShop) =>
  (await client.listSpecRules()).list.map(({ ruleName, ruleValue }) => [ruleName, JSON.parse(ruleValue)]);

test("a new rule with two specs is sent 1200 ms after it was submitted, and 提交成功 is shown", async () => {
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
  expect(shop.waits).toEqual([submitDelay]);
  expect(shop.notices).toEqual([{ kind: "success", text: "提交成功" }]);
  expect(notified).toEqual(["done"]);
});

test("add mode adds a spec only when name and first value are given, and leaves nothing when it is cancelled", async () => {
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
  act(() => form.current.editing.add());
  typeSpec({ name: "尺码", value: "S" });
  act(() => form.current.editing.adding?.cancel());
  expect(form.current.editing).toMatchObject({ specs: [{ value: "颜色" }], adding: undefined });
});

test("a complete draft is added when the rule is submitted, and an incomplete one is not sent", async () => {
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

test("an edit keeps the rule and changes what was changed", async () => {
  const { form, shop, type, submit, rule } = await open({ specRules: [{ ruleName: "尺码", specs: { 尺码: ["S", "M"] } }] }, "尺码");
  expect(form.current.form.getValues()).toMatchObject({ ruleName: "尺码", specs: [{ value: "尺码", detail: ["S", "M"] }] });
  type("上衣尺码");
  act(() => form.current.editing.dropValue("尺码", "S"));
  await submit();
  expect((await shop.client.listSpecRules()).list).toMatchObject([{ id: rule?.id, ruleName: "上衣尺码", version: 1 }]);
  expect(await stored(shop)).toEqual([["上衣尺码", [{ value: "尺码", detail: ["M"] }]]]);
});

test("a rule without a name, a spec without values, and a rule without specs are not sent", async () => {
  const { form, type, submit, errorOf, shop } = await open({ specRules: [{ ruleName: "尺码", specs: { 尺码: ["S"] } }] }, "尺码");
  act(() => form.current.editing.dropValue("尺码", "S"));
  await submit();
  expect(errorOf("specs")).toBe("请为规格“尺码”添加规格值");
  act(() => form.current.editing.drop("尺码"));
  type(" ");
  await submit();
  expect([errorOf("ruleName"), errorOf("specs")]).toEqual(["请输入规格名称", "请至少添加一条属性规格！"]);
  expect(shop.notices).toEqual([]);
});

test("a name that another rule has is a problem of its input, and the form keeps its values", async () => {
  const { form, type, addSpec, submit, errorOf, notified } = await open({ specRules: [{ ruleName: "尺码" }] });
  type("尺码");
  addSpec("颜色", "红");
  await submit();
  expect(errorOf("ruleName")).toBe("已有名为“尺码”的规格，请换一个名称");
  expect(form.current.form.getValues()).toMatchObject({ ruleName: "尺码", specs: [{ value: "颜色", detail: ["红"] }] });
  expect(notified).toEqual([]);
});

test("a rule that is partly unreadable is marked, and what can be read is shown", async () => {
  const { form } = await open({ specRules: [{ ruleName: "坏", ruleValue: '[{"value":"颜色","detail":["红"]},7]' }] }, "坏");
  expect(form.current.isBroken).toBe(true);
  expect(form.current.editing.specs).toEqual([{ value: "颜色", detail: ["红"] }]);
});

test("another editor's rule is shown beside one's own", async () => {
  const { form, shop, type, submit, rule } = await open({ specRules: [{ ruleName: "尺码" }] }, "尺码");
  if (!rule) throw new Error("the seed has a rule");
  await shop.client.updateSpecRule({ body: { id: rule.id, ruleName: "别人的名字", ruleValue: rule.ruleValue } });
  type("我的名字");
  await submit();
  expect(form.current.conflict).toMatchObject({ mine: { ruleName: "我的名字" }, current: { ruleName: "别人的名字" } });
});
