import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../testing";
import { useVideoForm, type VideoFormOptions } from "./use-video-form";

const seed = {
  shippingTemplates: [{ name: "包邮" }],
  products: [{ name: "明前龙井", specs: [["净含量", ["100g", "200g"]] as const], stock: 30 }],
};

async function open(shop: OpenShop, options: VideoFormOptions) {
  const done: string[] = [];
  const { result: video } = renderHook(() => useVideoForm({ ...options, onDone: () => done.push("done") }), { wrapper: shop.wrapper });
  await waitFor(() => expect(video.current.isLoading).toBe(false));
  const submit = async () => {
    act(() => video.current.submit());
    await waitFor(() => expect(video.current.isSubmitting).toBe(false));
  };
  const problem = (name: "product" | "title" | "skus" | "thirdCatId" | "qualificationPics") =>
    video.current.form.getFieldState(name).error?.message;
  return { video, done, submit, problem };
}

test("a product fills the form in; what is missing leads to its step, and what is saved has the chosen SKUs and prices; an edit offers the others", async () => {
  const shop = await openShop(seed);
  const [product] = (await shop.client.listProducts({ query: { type: 1 } })).list;
  const { video, submit, problem, done } = await open(shop, { mode: "add" });
  act(() => video.current.steps.next?.());
  await waitFor(() => expect(problem("product")).toBe("problems.productEmpty"));
  await act(() => video.current.choose({ id: product?.id ?? 0 }));
  expect(video.current.form.getValues()).toMatchObject({ title: "明前龙井", tempId: product?.tempId });
  act(() => video.current.steps.go("detail"));
  await submit();
  await waitFor(() => expect(problem("thirdCatId")).toBe("problems.categoryEmpty"));
  await waitFor(() => expect(video.current.steps.step).toBe("base"));

  const [first, second] = video.current.form.getValues("skus");
  act(() => {
    video.current.set("thirdCatId", 3010);
    video.current.set("demanded", 1);
    video.current.setChosen([]);
  });
  await submit();
  await waitFor(() =>
    expect([problem("skus"), problem("qualificationPics")]).toEqual(["problems.skusEmpty", "problems.qualificationEmpty"]),
  );
  act(() => {
    video.current.set("thirdCatId", 3000);
    video.current.set("demanded", 0);
    video.current.setChosen([second?.id ?? 0]);
    if (second) video.current.setLine({ ...second, isChosen: true, price: 29.99 });
  });
  await submit();
  await waitFor(() => expect(done).toEqual(["done"]));
  const [draft] = (await shop.client.listVideoDrafts()).list;
  const info = await shop.client.getVideoDraft({ path: { id: draft?.id ?? 0 } });
  expect(JSON.parse(info.attrValue)).toMatchObject([{ sku: "200g", price: "29.99" }]);

  const { video: edited } = await open(shop, { mode: "edit", id: draft?.id });
  expect(edited.current.form.getValues("skus").map(({ sku, isChosen, price }) => [sku, isChosen, price])).toEqual([
    ["200g", true, 29.99],
    ["100g", false, first?.price],
  ]);
});

test("in an edit a title that is taken is said at its field with everything kept", async () => {
  const shop = await openShop({ ...seed, videoProducts: [{ title: "甲" }, { title: "乙" }] });
  const [newer] = (await shop.client.listVideoDrafts()).list;
  const { video, submit, problem, done } = await open(shop, { mode: "edit", id: newer?.id });
  act(() => {
    video.current.set("title", "甲");
    video.current.set("unitName", "罐");
  });
  await submit();
  await waitFor(() => expect(problem("title")).toContain("甲"));
  expect(video.current.form.getValues("unitName")).toBe("罐");
  act(() => video.current.set("title", "丙"));
  await submit();
  await waitFor(() => expect(done).toEqual(["done"]));
});

test("what is in review can be looked at, and not be edited", async () => {
  const shop = await openShop({ ...seed, videoProducts: [{ platformEditStatus: 2 }] });
  const [draft] = (await shop.client.listVideoDrafts()).list;
  const { video } = await open(shop, { mode: "edit", id: draft?.id });
  expect(video.current).toMatchObject({ isLocked: true, isReadOnly: true });
});
