import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { useProductFreight } from "./use-product-freight";
import { useProductSubmission } from "./use-product-submission";

const seed = {
  shippingTemplates: [{ name: "包邮" }, { name: "按件" }],
  products: [{ name: "绿茶", isShow: false }],
};

async function openFreight(given?: (templateId: number, isTrial: boolean) => void, knownId?: number) {
  const shop = await openShop(seed);
  const product = (await shop.client.listProducts({ query: { type: 2 } })).list[0];
  let closed = 0;
  const { result: dialog } = renderHook(
    () =>
      useProductFreight({
        templateId: knownId ?? product?.tempId,
        ...(given ? { onChoose: given } : { productId: product?.id }),
        onClose: () => void closed++,
      }),
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(dialog.current.options).toHaveLength(2));
  const stored = async () => (await shop.client.getProduct({ path: { id: product?.id ?? 0 } })).tempId;
  return { ...shop, dialog, product, stored, closed: () => closed };
}

test("the template that a product has is chosen already, and another one is set", async () => {
  const { dialog, product, stored, notices, closed } = await openFreight();
  expect(dialog.current.form.getValues().templateId).toBe(product?.tempId);
  const other = dialog.current.options.find(({ value }) => value !== product?.tempId)?.value ?? 0;
  act(() => dialog.current.form.setValue("templateId", other));
  await act(async () => dialog.current.submit());
  await waitFor(() => expect(closed()).toBe(1));
  expect(await stored()).toBe(other);
  expect(notices).toEqual([{ kind: "success", text: "设置运费模板成功" }]);
});

test("a template that is gone is no choice, and none is not sent", async () => {
  const { dialog, closed } = await openFreight(undefined, 2147483647);
  expect(dialog.current.form.getValues().templateId).toBeNull();
  await act(async () => dialog.current.submit());
  await waitFor(() => expect(dialog.current.form.getFieldState("templateId").error?.message).toBe("problems.templateEmpty"));
  expect(closed()).toBe(0);
});

test("for many products the choice is handed back, and nothing is set", async () => {
  const chosen: [number, boolean][] = [];
  const { dialog, product, stored } = await openFreight((...choice) => void chosen.push(choice));
  const other = dialog.current.options.find(({ value }) => value !== product?.tempId)?.value ?? 0;
  act(() => dialog.current.form.setValue("templateId", other));
  await act(async () => dialog.current.submit());
  await waitFor(() => expect(chosen).toEqual([[other, false]]));
  act(() => dialog.current.dryRun?.());
  await waitFor(() => expect(chosen.at(-1)).toEqual([other, true]));
  expect(await stored()).toBe(product?.tempId);
});

test("submitting keeps the wish to be on the shelf afterwards", async () => {
  const shop = await openShop({ merchant: { productSwitch: true }, products: [{ isShow: false, auditStatus: 1 }] });
  const product = (await shop.client.listProducts({ query: { type: 8 } })).list[0];
  if (!product) throw new Error("there is one to submit");
  let closed = 0;
  const { result: dialog } = renderHook(() => useProductSubmission(product, () => void closed++), { wrapper: shop.wrapper });
  await act(() => dialog.current.run(true));
  expect(await shop.client.getProduct({ path: { id: product.id } })).toMatchObject({ isAudit: true, isAutoUp: true });
  expect([closed, shop.notices]).toEqual([1, [{ kind: "success", text: "提交审核成功" }]]);
  await waitFor(() => expect(dialog.current.isRunning).toBe(false));
  await act(() => dialog.current.run(false));
  expect(dialog.current.error).toBeDefined();
  expect(closed).toBe(1);
});
