import type { Schema } from "@shopkeeper/sdk";
import { type FormField, readFormTemplate } from "@shopkeeper/sdk/forms";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useAction } from "../core";
import { useClient } from "../shop";
import { openShop, type OpenShop } from "../testing";
import { usePatternIssues } from "./use-pattern-issues";
import { type Submission, type TemplateFormOptions, useTemplateForm } from "./use-template-form";

const described = (tag: string, model: string, config: object = {}, more: object = {}) => ({
  __config__: { label: model, tag, layout: "colFormItem", ...config },
  __vModel__: model,
  ...more,
});

function templateOf(...fields: object[]) {
  const read = readFormTemplate({ fields });
  if ("fault" in read) throw new Error(read.fault);
  return read.template;
}

/** A form whose submissions become coupons, so that the server validates them. */
function useCouponOfForm({ sent, ...options }: Omit<TemplateFormOptions<Schema<"SavedCoupon"> | null>, "action"> & { sent: Submission[] }) {
  const client = useClient();
  const action = useAction(
    (submission: Submission) => {
      sent.push(submission);
      const { name, money } = submission;
      return client.saveCoupon({
        body: {
          ...{
            category: 1,
            receiveType: 1,
            minPrice: 0,
            isLimited: false,
            isTimeReceive: false,
            isFixedTime: false,
            day: 7,
            sort: 0,
            status: true,
          },
          name: String(name),
          money: Number(money),
        },
      });
    },
    ["coupons"],
    { isQuiet: true },
  );
  return useTemplateForm({ ...options, action });
}

async function openIn(shop: OpenShop, options: Omit<TemplateFormOptions<Schema<"SavedCoupon"> | null>, "action">) {
  const sent: Submission[] = [];
  const { result, unmount } = renderHook(() => useCouponOfForm({ ...options, sent }), { wrapper: shop.wrapper });
  const fieldOf = (model: string): FormField => {
    const field = result.current.template.fields.find((each) => each.model === model);
    if (!field) throw new Error(`no field ${model}`);
    return field;
  };
  const errorOf = (model: string) => {
    const message = result.current.form.getFieldState(result.current.nameOf(fieldOf(model))).error?.message;
    return message && result.current.explain(fieldOf(model), message);
  };
  const valueOf = (model: string) => result.current.form.getValues(result.current.nameOf(fieldOf(model)));
  const change = async (model: string, value: Parameters<typeof result.current.change>[1]) => {
    await act(async () => result.current.change(fieldOf(model), value));
  };
  const leave = async (model: string) => {
    await act(async () => result.current.leave(fieldOf(model)));
  };
  const submit = async () => {
    await act(async () => result.current.submit());
    await waitFor(() => expect(result.current.isSubmitting).toBe(false));
  };
  return { form: result, sent, errorOf, valueOf, change, leave, submit, unmount };
}

const coupon = templateOf(
  described("el-input", "name", { required: true }, { placeholder: "请输入名称" }),
  described("el-input-number", "money", { required: true, defaultValue: 5 }),
);

test("a form is sent as the template names its values, trimmed, with the id of the edited row", async () => {
  const shop = await openShop();
  const { form, sent, change, submit } = await openIn(shop, { template: coupon, id: 7 });
  await change("name", "  春节券  ");
  await submit();
  expect(sent).toEqual([{ name: "春节券", money: 5, id: 7 }]);
  expect((await shop.client.listCoupons()).list[0]).toMatchObject({ name: "春节券", money: 5 });
  expect(form.current.isDirty).toBe(false);
});

test("nothing is sent while a field is wrong, and each says why", async () => {
  const { sent, errorOf, change, submit } = await openIn(await openShop(), { template: coupon });
  await change("money", null);
  await submit();
  expect([errorOf("name"), errorOf("money")]).toEqual(["请输入名称", "money不能为空"]);
  expect(sent).toEqual([]);
});

test("a double press sends once", async () => {
  const { form, sent, change } = await openIn(await openShop(), { template: coupon });
  await change("name", "一次");
  await act(async () => {
    form.current.submit();
    form.current.submit();
  });
  await waitFor(() => expect(form.current.isSubmitting).toBe(false));
  expect(sent).toHaveLength(1);
});

test("what the server says of a field lands on it, and everything typed stays", async () => {
  const { form, errorOf, valueOf, change, submit } = await openIn(await openShop(), { template: coupon });
  await change("name", "面值太大的券");
  await change("money", 100_000_000);
  await submit();
  await waitFor(() => expect(errorOf("money")).toMatch(/^不能大于/));
  expect([valueOf("name"), valueOf("money")]).toEqual(["面值太大的券", 100_000_000]);
  expect(form.current.isDirty).toBe(true);
  await change("money", 8);
  expect(errorOf("money")).toBeUndefined();
});

test("typing is checked when the field is left, then with every key until it is right; a choice is checked at once", async () => {
  const options = { __slot__: { options: [{ label: "甲", value: 1 }] } };
  const template = templateOf(
    described("el-input", "phone", { required: true, regList: [{ pattern: "/^1\\d{10}$/", message: "手机号不正确" }] }),
    described("el-input-number", "count", {}, { max: 9 }),
    described("el-select", "kind", { required: true }, { ...options, placeholder: "请选择" }),
    described("el-checkbox-group", "boxes", { required: true, defaultValue: [1] }, options),
    described("el-rate", "stars", { required: true, defaultValue: 3 }),
    described("el-date-picker", "day", { required: true, defaultValue: "2024-05-01" }),
  );
  const { errorOf, change, leave } = await openIn(await openShop(), { template });
  await change("phone", "138");
  await change("count", 10);
  expect([errorOf("phone"), errorOf("count")]).toEqual([undefined, undefined]);
  await leave("phone");
  await leave("count");
  await waitFor(() => expect([errorOf("phone"), errorOf("count")]).toEqual(["手机号不正确", "count不能大于9"]));
  await change("phone", "13800000000");
  await waitFor(() => expect(errorOf("phone")).toBeUndefined());

  await leave("kind");
  expect(errorOf("kind")).toBeUndefined();
  await change("kind", 1);
  await change("kind", null);
  await change("boxes", []);
  await change("stars", 0);
  await change("day", null);
  await waitFor(() =>
    expect([errorOf("kind"), errorOf("boxes"), errorOf("stars"), errorOf("day")]).toEqual([
      "请选择",
      "请至少选择一个boxes",
      "stars不能为空",
      "day不能为空",
    ]),
  );
});

test("a pattern that no matcher can use is told to the designer, and keeps nobody from typing or submitting", async () => {
  const shop = await openShop();
  const template = templateOf(
    described("el-input", "name", { regList: [{ pattern: "/^(?=.*\\d).+$/", message: "不会出现" }] }),
    described("el-input-number", "money", { defaultValue: 5 }),
  );
  const { result } = renderHook(() => [usePatternIssues(template, true), usePatternIssues(template, false)], { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current).toEqual([[{ fault: "pattern", what: "/^(?=.*\\d).+$/", label: "name", model: "name" }], []]));
  const { sent, errorOf, change, leave, submit } = await openIn(shop, { template });
  await change("name", "没有数字");
  await leave("name");
  expect(errorOf("name")).toBeUndefined();
  await submit();
  expect(sent).toEqual([{ name: "没有数字", money: 5 }]);
});

test("the edited row goes before the template's values, also 0, false and an empty text; options are found loosely", async () => {
  const options = { __slot__: { options: [1, 2] } };
  const template = templateOf(
    described("el-input", "text", { defaultValue: "默认" }),
    described("el-input-number", "number", { defaultValue: 5 }),
    described("el-switch", "switch", { defaultValue: true }),
    described("el-radio-group", "radio", { defaultValue: 2 }, options),
    described("el-select", "several", { defaultValue: [2] }, { ...options, multiple: true }),
    described("el-input", "other", { defaultValue: "默认" }),
  );
  const { valueOf } = await openIn(await openShop(), {
    template,
    edited: { text: "", number: 0, switch: false, radio: "1", several: "1,2" },
  });
  expect(["text", "number", "switch", "radio", "several", "other"].map(valueOf)).toEqual(["", 0, false, 1, [1, 2], "默认"]);
});

test("model keys that look like paths, numbers or members of objects are keys like any other", async () => {
  const models = ["a.b", "a[0]", "0", "constructor", "toString", "用户 名", "a,b", "'x\"", "\ud800", "id"];
  const template = templateOf(...models.map((model) => described("el-input", model)));
  const shop = await openShop();
  const { sent, change, submit } = await openIn(shop, { template, id: 3 });
  for (const model of models) await change(model, `值${model}`);
  await submit();
  expect(sent).toEqual([{ ...Object.fromEntries(models.map((model) => [model, `值${model}`])), id: 3 }]);
});

test("a half-filled form is unsaved, and offered again", async () => {
  const shop = await openShop();
  const { change, unmount } = await openIn(shop, { template: coupon, draftKey: "forms/coupon" });
  await change("name", "写到一半");
  unmount();
  const { form, valueOf } = await openIn(shop, { template: coupon, draftKey: "forms/coupon" });
  await waitFor(() => expect(form.current.draft.offered).toBeDefined());
  act(() => form.current.draft.restore());
  expect([valueOf("name"), form.current.isDirty]).toEqual(["写到一半", true]);
});

test("beginning again brings back what the form began with", async () => {
  const { form, valueOf, change } = await openIn(await openShop(), { template: coupon, edited: { name: "旧名" } });
  await change("name", "新名");
  act(() => form.current.reset());
  expect([valueOf("name"), form.current.isDirty]).toEqual(["旧名", false]);
});

test("a form that is switched off as a whole is read-only", async () => {
  const read = readFormTemplate({ fields: [described("el-input", "name", { required: true })], disabled: true });
  if ("fault" in read) throw new Error(read.fault);
  expect((await openIn(await openShop(), { template: read.template })).form.current.isReadOnly).toBe(true);
});
