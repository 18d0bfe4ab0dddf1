import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../testing";
import { type TemplateSource, useFormTemplate } from "./use-form-template";

const openIn = (shop: OpenShop, source: TemplateSource) =>
  renderHook((now: TemplateSource) => useFormTemplate(now), { wrapper: shop.wrapper, initialProps: source });

test("a template is fetched by its name and read", async () => {
  const { result } = openIn(await openShop(), { name: "结算信息-银行卡" });
  expect(result.current).toMatchObject({ isLoading: true, template: undefined });
  await waitFor(() =>
    expect(result.current.template?.fields.map(({ label }) => label)).toEqual(["开户户名", "开户银行", "开户支行", "银行账号"]),
  );
});

test("another name never shows the form of the first while it is fetched", async () => {
  const shop = await openShop();
  const { result, rerender } = openIn(shop, { name: "结算信息-银行卡" });
  await waitFor(() => expect(result.current.template).toBeDefined());
  rerender({ name: "结算信息-微信" });
  expect(result.current).toMatchObject({ isLoading: true, template: undefined });
  await waitFor(() => expect(result.current.template?.fields[0]?.label).toBe("真实姓名"));
});

test("an unknown name says so, and can be tried again", async () => {
  const { result } = openIn(await openShop(), { name: "没有的表单" });
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 7101, message: "表单模板不存在" }));
  expect(result.current.isLoading).toBe(false);
});

test("who may not read templates is told so, and nothing is asked", async () => {
  const { result } = openIn(await openShop({ permissions: ["merchant:coupon:page:list"] }), { name: "liveAssistant" });
  expect(result.current).toMatchObject({ isRefused: true, isLoading: false, error: undefined });
});

test("a content at hand is read at once, and a broken one says why", async () => {
  const shop = await openShop();
  expect(openIn(shop, { content: '{"fields":[]}' }).result.current).toMatchObject({ isLoading: false, template: { fields: [] } });
  expect(openIn(shop, { content: "{" }).result.current).toMatchObject({ template: undefined, fault: "json" });
  expect(openIn(shop, { content: { form: 1 } }).result.current.fault).toBe("shape");
});
