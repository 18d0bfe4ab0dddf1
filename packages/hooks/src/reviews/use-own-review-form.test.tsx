import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { skuValues, useOwnReviewForm } from "./use-own-review-form";

const picture = "/files/demo/tea-caddy-1.svg";

async function open(seed: Seed = { products: [{ name: "明前龙井", specs: [["净含量", ["50g", "100g"]]] }, { name: "红茶" }] }) {
  const shop = await openShop(seed);
  const products = (await shop.client.listProducts()).list;
  const notified: string[] = [];
  const links = { onDone: () => notified.push("done"), onCancel: () => notified.push("cancelled") };
  const { result: form } = renderHook(() => useOwnReviewForm(links), { wrapper: shop.wrapper });
  const errorOf = (field: Parameters<typeof form.current.form.getFieldState>[0]) => form.current.form.getFieldState(field).error?.message;
  const submit = async () => {
    act(() => form.current.submit());
    await waitFor(() => expect(form.current.isSubmitting).toBe(false));
  };
  const fill = () =>
    act(() => {
      const { setValue } = form.current.form;
      setValue("nickname", "小满", { shouldDirty: true });
      setValue("comment", "好茶", { shouldDirty: true });
      setValue("star", 4, { shouldDirty: true });
      setValue("avatar", picture, { shouldDirty: true });
    });
  const product = (name: string) => {
    const found = products.find((one) => one.name === name);
    if (!found) throw new Error(`${name} is on sale`);
    return found;
  };
  return { ...shop, form, notified, errorOf, submit, fill, product };
}

test("a review of one's own needs everything but pictures", async () => {
  const { submit, errorOf, notified, form, product } = await open();
  await submit();
  await waitFor(() => expect(errorOf("product")).toBe("problems.productEmpty"));
  expect([errorOf("nickname"), errorOf("comment"), errorOf("star"), errorOf("avatar")]).toEqual([
    "请填写用户昵称",
    "请填写评价内容",
    "problems.starEmpty",
    "problems.avatarEmpty",
  ]);
  act(() => form.current.setProduct(product("明前龙井")));
  await submit();
  await waitFor(() => expect(errorOf("attrValueId")).toBe("problems.skuEmpty"));
  expect(notified).toEqual([]);
});

test("a chosen product offers its SKUs; another product takes the choice back", async () => {
  const { form, product } = await open();
  act(() => form.current.setProduct(product("明前龙井")));
  await waitFor(() => expect(form.current.skus.rows).toHaveLength(2));
  expect(form.current.skus.specs).toEqual(["净含量"]);
  act(() => form.current.form.setValue("attrValueId", form.current.skus.rows[1]?.id ?? null));
  act(() => form.current.setProduct(product("明前龙井")));
  expect(form.current.form.getValues("attrValueId")).not.toBeNull();
  act(() => form.current.setProduct(product("红茶")));
  expect(form.current.form.getValues("attrValueId")).toBeNull();
});

test("a complete review is added, and 新增成功 is shown", async () => {
  const { form, fill, product, submit, notified, notices, client } = await open();
  fill();
  act(() => form.current.setProduct(product("明前龙井")));
  await waitFor(() => expect(form.current.skus.rows).toHaveLength(2));
  act(() => form.current.form.setValue("attrValueId", form.current.skus.rows[1]?.id ?? null, { shouldDirty: true }));
  act(() => form.current.form.setValue("pics", [picture], { shouldDirty: true }));
  await submit();
  await waitFor(() => expect(notified).toEqual(["done"]));
  expect(notices).toEqual([{ kind: "success", text: "新增成功" }]);
  expect((await client.listReviews()).list).toMatchObject([{ comment: "好茶", sku: "100g", star: 4, pics: [picture] }]);
});

test("a problem that the server finds is shown at its field, and the form keeps its values", async () => {
  const { form, fill, product, submit, errorOf, notified } = await open();
  fill();
  act(() => form.current.form.setValue("comment", "好评返现", { shouldDirty: true }));
  act(() => form.current.setProduct(product("红茶")));
  await waitFor(() => expect(form.current.skus.rows.length).toBeGreaterThan(0));
  act(() => form.current.form.setValue("attrValueId", form.current.skus.rows[0]?.id ?? null, { shouldDirty: true }));
  await submit();
  await waitFor(() => expect(errorOf("comment")).toBe("含有不允许使用的词“好评返现”，请修改"));
  expect([form.current.form.getValues("comment"), notified]).toEqual(["好评返现", []]);
});

test("重置 empties the form", async () => {
  const { form, fill } = await open();
  fill();
  act(() => form.current.reset());
  expect(form.current.form.getValues()).toMatchObject({ nickname: "", star: 0, product: null });
});

test("values of a SKU that cannot be read are none", () => {
  expect(skuValues('{"颜色":"红"}')).toEqual({ 颜色: "红" });
  expect([skuValues("{oops"), skuValues("null")]).toEqual([{}, {}]);
});
