import { fields, type Schema } from "@shopkeeper/sdk";
import { addressRules } from "@shopkeeper/sdk/rules/addresses";
import { expect, test } from "vitest";
import { recordForm } from "./record-form";

const form = recordForm(addressRules, {
  initial: { isShow: true },
  own: (address?: Schema<"Address">) => ({ region: [address?.province ?? ""] }),
});
const values = { ...form.valuesOf(), receiverName: " 林小满 ", receiverPhone: "13800138000", detail: "文三路 1 号" };

test("a new record is empty but for what its form begins with", () => {
  expect(form.valuesOf()).toMatchObject({ receiverName: "", isShow: true, isDefault: false, region: [""] });
});

test("a request has trimmed texts, and nothing that only the form has", () => {
  expect(form.inputOf(values)).toMatchObject({ receiverName: "林小满", isShow: true });
  expect(form.inputOf(values)).not.toHaveProperty("region");
});

test("each wrong field has its sentence, what it says itself before what rules say of several", () => {
  const problems = (change: object) => {
    const { schema } = form.model(() => new Date());
    return schema.safeParse({ ...values, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);
  };
  expect(problems({})).toBeUndefined();
  expect(problems({ receiverPhone: "", detail: " " })).toEqual([
    ["receiverPhone", "请输入收货人电话"],
    ["detail", "请输入详细地址"],
  ]);
  expect(problems({ receiverName: "名".repeat(fields.AddressInput.receiverName.maxLength + 1) })).toEqual([
    ["receiverName", "收货人不能超过 16 个字"],
  ]);
});

test("the choices of a form are its values without texts and numbers", () => {
  expect(form.choicesOf(values)).toMatchObject({ receiverName: "", detail: "", isShow: true, region: [""] });
});
