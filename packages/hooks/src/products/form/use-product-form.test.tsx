import { ProductTab } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { scopedStorage } from "../../core";
import { useShop } from "../../shop";
import { openShop, type OpenShop } from "../../testing";
import { type ProductForm, productFormOf } from "./product-form";
import { productInput } from "./product-form-input";
import { setProductField } from "./set-product-field";
import { setCell, setCells } from "../matrix/sku-cells";
import { type ProductFormOptions, useProductForm } from "./use-product-form";

async function openIn(shop: OpenShop, options: ProductFormOptions) {
  const done: unknown[] = [];
  let left = 0;
  let isUnsaved = () => false;
  let question = (): string | undefined => undefined;
  const { result: product } = renderHook(
    () => {
      const { savedRows, unsaved } = useShop();
      isUnsaved = unsaved.isAny;
      question = unsaved.questionOf;
      const onDone = () => void done.push(savedRows.of("listProducts")?.foundBy.type);
      return useProductForm({ ...options, onDone, onBack: () => void left++ });
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(product.current.isLoading).toBe(false));
  const errorOf = (field: keyof ProductForm) => product.current.form.getFieldState(field).error?.message;
  const type = (values: Partial<ProductForm>) =>
    act(() => product.current.form.reset({ ...product.current.form.getValues(), ...values }, { keepDefaultValues: true }));
  const settled = () => waitFor(() => expect(product.current.isSubmitting).toBe(false));
  const press = async (button: "save" | "saveAndSubmit") => {
    await act(async () => product.current[button]?.());
    await settled();
  };
  const answer = async (isAutoUp: boolean) => {
    await waitFor(() => expect(product.current.shelf.pending).toBeDefined());
    await act(async () => product.current.shelf.answer(isAutoUp));
    await settled();
  };
  return { product, done, left: () => left, isUnsaved: () => isUnsaved(), question: () => question(), errorOf, type, press, answer };
}

async function openStored(seed: Seed, mode: "copy" | "edit" | "view") {
  const shop = await openShop(seed);
  const [stored] = (await shop.client.listProducts({ query: { type: 2 } })).list;
  if (!stored) throw new Error("the seed has a product");
  return { shop, id: stored.id, ...(await openIn(shop, { mode, id: stored.id })) };
}

/** The seed that a shop needs before it can have a product. */
const ready = { shippingTemplates: [{}], categories: 3 } satisfies Seed;
const offShelf = { products: [{ isShow: false, auditStatus: 0 }] } satisfies Seed;

/** The values that a person fills in. */
async function filledIn({ client }: OpenShop): Promise<Partial<ProductForm>> {
  const [root] = await client.getProductCategoryTree();
  const [platform] = await client.getPlatformCategoryTree();
  const [template] = (await client.listShippingTemplates()).list;
  return {
    ...{ name: "明前龙井", intro: "西湖头采", unitName: "罐", image: "/files/demo/cup-1.svg", sliderImages: ["/files/demo/cup-1.svg"] },
    ...{ cateIds: [root?.childList[0]?.id ?? root?.id ?? 0], categoryId: platform?.childList[0]?.childList[0]?.id ?? 0, brandId: 0 },
    tempId: template?.id ?? 0,
  };
}

const single = (form: Pick<ProductForm, "matrix">) =>
  setCells(form.matrix, new Map([["", { image: "/files/demo/cup-1.svg", price: "12.00", stock: "5" }]]));

test("an empty form is not sent and 下一步 does not leave its step; each step counts its wrong fields, the first of them is opened", async () => {
  const shop = await openShop(ready);
  const { product, type, press, errorOf } = await openIn(shop, { mode: "add" });
  await act(async () => product.current.steps.next?.());
  await waitFor(() => expect(shop.notices.splice(0)).toEqual([{ kind: "error", text: "请填写完整商品信息！" }]));
  expect(product.current.steps.step).toBe("facts");
  act(() => product.current.steps.go("more"));
  await press("save");
  expect(shop.notices).toEqual([{ kind: "error", text: "请填写完整商品信息！" }]);
  expect(product.current.steps.step).toBe("facts");
  expect(product.current.steps.target?.field).toBe("name");
  expect(errorOf("name")).toBe("problems.nameEmpty");
  expect([product.current.steps.wrongIn("facts"), product.current.steps.wrongIn("matrix"), product.current.steps.wrongIn("more")]).toEqual([
    9, 1, 0,
  ]);
  expect((await shop.client.listProducts({ query: { type: 2 } })).total).toBe(0);
  type(await filledIn(shop));
  await act(async () => product.current.steps.next?.());
  await waitFor(() => expect(product.current.steps.step).toBe("matrix"));
});

test("a new product: the question about the shelf, one save even after a lost answer, and 新增成功", async () => {
  const shop = await openShop(ready);
  const { product, type, press, answer, done } = await openIn(shop, { mode: "add" });
  type(await filledIn(shop));
  type({ matrix: single(product.current.form.getValues()) });
  await press("save");
  expect(product.current.shelf.pending).toBe("save");
  act(() => product.current.shelf.dismiss());
  expect(done).toEqual([]);
  shop.loseNextAnswer();
  await press("save");
  await answer(true);
  expect([product.current.refusal, done.length, shop.notices.splice(0).length]).toMatchObject([{ name: "NetworkError" }, 0, 1]);
  await press("save");
  await answer(true);
  expect(shop.notices).toEqual([{ kind: "success", text: "新增成功" }]);
  expect(done).toEqual([ProductTab.onSale]);
  const { list } = await shop.client.listProducts({ query: { type: 1 } });
  expect(list).toMatchObject([{ name: "明前龙井", price: "12.00", stock: 5, isShow: true }]);
});

test("a price that looks wrong is asked about before it is saved: it can be looked at, or saved all the same", async () => {
  const shop = await openShop({ ...ready, merchant: { productSwitch: true } });
  const { product, type, press, done } = await openIn(shop, { mode: "add" });
  type(await filledIn(shop));
  const { matrix } = product.current.form.getValues();
  type({ matrix: setCells(single({ matrix }), new Map([["", { price: "0.01" }]])) });
  await press("save");
  expect(product.current.prices.count).toBe(1);
  act(() => product.current.prices.showFirst());
  expect([product.current.steps.step, product.current.steps.target?.field]).toEqual(["matrix", "matrix"]);
  expect(done).toEqual([]);
  await press("save");
  act(() => product.current.prices.saveAnyway());
  await waitFor(() => expect(done).toEqual([ProductTab.toSubmit]));
});

test("where products are reviewed, 保存 asks nothing, and 保存并提审 puts it into the queue", async () => {
  const shop = await openShop({ ...ready, merchant: { productSwitch: true } });
  const { product, type, press, answer, done } = await openIn(shop, { mode: "add" });
  await waitFor(() => expect(product.current.saveAndSubmit).toBeDefined());
  type(await filledIn(shop));
  type({ matrix: single(product.current.form.getValues()) });
  await press("saveAndSubmit");
  expect(product.current.shelf.pending).toBe("submit");
  await answer(true);
  expect(done).toEqual([ProductTab.inReview]);
  const [queued] = (await shop.client.listProducts({ query: { type: 6 } })).list;
  const info = await shop.client.getProduct({ path: { id: queued?.id ?? 0 } });
  expect(info).toMatchObject({ isAudit: true, isAutoUp: true, auditStatus: 1 });
});

test("an edit changes what was changed and nothing else, and says 编辑成功", async () => {
  const { product, shop, id, type, press, answer } = await openStored(offShelf, "edit");
  const before = await shop.client.getProduct({ path: { id } });
  type({ name: "改过的名称" });
  await press("save");
  await answer(false);
  expect(shop.notices).toEqual([{ kind: "success", text: "编辑成功" }]);
  const after = await shop.client.getProduct({ path: { id } });
  expect({ ...after, updateTime: before.updateTime }).toEqual({ ...before, name: "改过的名称", version: before.version + 1 });
  expect(product.current.isDirty).toBe(false);
});

test("a copy is a new product without the old one's numbers, off the shelf", async () => {
  const { shop, id, product, press, done } = await openStored({ products: [{ name: "原商品", isShow: false, auditStatus: 0 }] }, "copy");
  expect(product.current.form.getValues("name")).toBe("原商品 副本");
  await press("save");
  expect(product.current.shelf.pending).toBeUndefined();
  expect(done).toEqual([ProductTab.storeRoom]);
  const { list } = await shop.client.listProducts({ query: { type: 2 } });
  expect(list).toHaveLength(2);
  const copy = await shop.client.getProduct({ path: { id: list.find((row) => row.id !== id)?.id ?? 0 } });
  const original = await shop.client.getProduct({ path: { id } });
  expect(copy.attrValue.map((sku) => sku.id)).not.toEqual(original.attrValue.map((sku) => sku.id));
  expect({ ...copy, ...ofItsOwn(copy) }).toEqual({ ...original, ...ofItsOwn(copy), name: "原商品 副本" });
  expect(original.name).toBe("原商品");
});

const ofItsOwn = ({
  id,
  attr,
  attrValue,
  createTime,
  updateTime,
  version,
  sales,
  auditStatus,
}: Awaited<ReturnType<OpenShop["client"]["getProduct"]>>) => ({
  ...{ id, attr, attrValue, createTime, updateTime, version, sales, auditStatus },
});

test("what the server says of a field or of a SKU lands there, and nothing typed is lost", async () => {
  const shop = await openShop(ready);
  const { product, type, press, answer, errorOf } = await openIn(shop, { mode: "add" });
  type({ ...(await filledIn(shop)), cateIds: [2147483647] });
  type({ matrix: single(product.current.form.getValues()) });
  act(() => product.current.steps.go("more"));
  await press("save");
  await answer(false);
  expect(errorOf("cateIds")).toBe("有商户商品分类不存在或已被删除，请重新选择");
  expect(product.current.steps).toMatchObject({ step: "facts", target: { field: "cateIds" } });
  expect(product.current.form.getValues("name")).toBe("明前龙井");

  type(await filledIn(shop));
  type({ matrix: setCells(product.current.form.getValues("matrix"), new Map([["", { image: "javascript:alert(1)" }]])) });
  await press("save");
  await answer(false);
  expect(product.current.steps).toMatchObject({ step: "matrix", target: { field: "matrix" } });
  expect(errorOf("matrix")).toMatch(/图片地址不正确/);
});

test("an edit over someone else's shows both; mine can be kept, or the current version be taken and edited further", async () => {
  const { product, shop, id, type, press, answer, done } = await openStored(offShelf, "edit");
  const editBy = async (change: object) => {
    const info = await shop.client.getProduct({ path: { id } });
    await shop.client.updateProduct({ body: { id, ...productInput(productFormOf(info)), ...change } });
  };
  const meet = async () => {
    await press("save");
    await answer(false);
    await waitFor(() => expect(product.current.conflict).toBeDefined());
  };
  await editBy({ name: "别人改的", sort: 7 });
  type({ name: "我改的" });
  await meet();
  expect(product.current.conflict).toMatchObject({ mine: { name: "我改的", sort: 0 }, current: { name: "别人改的", sort: 7 } });
  act(() => product.current.conflict?.keepMine());
  await waitFor(() => expect(done).toHaveLength(1));
  expect(await shop.client.getProduct({ path: { id } })).toMatchObject({ name: "我改的", sort: 7 }); // not changed here: it stays
  expect(product.current.conflict).toBeUndefined();

  await editBy({ name: "又被改了" });
  type({ name: "我再改" });
  await meet();
  act(() => product.current.conflict?.takeCurrent());
  expect(product.current.form.getValues("name")).toBe("又被改了");
  type({ unitName: "盒" });
  await press("save");
  await answer(false);
  await waitFor(() => expect(done).toHaveLength(2));
  expect(await shop.client.getProduct({ path: { id } })).toMatchObject({ name: "又被改了", unitName: "盒" });
});

test("a half-typed product is offered again, with its SKUs as they were typed", async () => {
  const shop = await openShop();
  const { product: begun } = await openIn(shop, { mode: "add" });
  const matrix = setCell(begun.current.form.getValues("matrix"), "", "price", "88.00");
  const values = { ...begun.current.form.getValues(), name: "写到一半", matrix };
  const own = scopedStorage(shop.storage, `${shop.account.merId}/${shop.account.account}`);
  await own.set("draft/products/add/0", JSON.stringify({ at: Date.now(), values }));
  const { product } = await openIn(shop, { mode: "add" });
  await waitFor(() => expect(product.current.draft.offered).toBeDefined());
  act(() => product.current.draft.restore());
  expect(product.current.form.getValues("name")).toBe("写到一半");
  expect(product.current.form.getValues("matrix").rows[0]?.cells.price).toBe("88.00");
  expect(product.current.isDirty).toBe(true);
});

test("an edit of the SKUs renders nothing of the form around them", async () => {
  const shop = await openShop(offShelf);
  const [id = 0] = await shop.client.listProductIds({ query: { type: 2 } });
  let renders = 0;
  const { result } = renderHook(() => (renders++, useProductForm({ mode: "edit", id })), { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  const price = (text: string) => {
    const { matrix } = result.current.form.getValues();
    setProductField(result.current.form, "matrix", setCell(matrix, matrix.rows[0]?.key ?? "", "price", text));
  };
  act(() => price("7.00")); // from here on the form is unsaved
  const before = renders;
  for (const text of ["8.00", "9.00", "10.00"]) act(() => price(text));
  expect(renders).toBe(before);
});

test("a product that is only looked at cannot be changed, nor taken down", async () => {
  const shop = await openShop({ products: [{ isShow: true }] });
  const [shown] = (await shop.client.listProducts({ query: { type: 1 } })).list;
  const { product } = await openIn(shop, { mode: "view", id: shown?.id ?? 0 });
  expect(product.current).toMatchObject({ isReadOnly: true, lock: undefined, takingDown: { open: undefined } });
  expect(product.current.form.getValues("name")).toBe(shown?.name);
});

test("opening a product on sale takes nothing down; 下架并编辑 does, and who leaves without a change is offered to put it back", async () => {
  const { shop, product, id, isOnSale, left } = await openOnSale();
  expect(product.current).toMatchObject({ isReadOnly: true, lock: "notices.onShelf" });
  act(() => product.current.takingDown.back());
  expect([left(), await isOnSale()]).toEqual([1, true]);

  act(() => product.current.takingDown.open?.());
  expect(await isOnSale()).toBe(true);
  await act(() => product.current.takingDown.question.confirm());
  expect([await isOnSale(), product.current.isReadOnly, product.current.lock]).toEqual([false, false, undefined]);
  act(() => product.current.takingDown.back());
  expect([left(), product.current.takingDown.leaving === undefined]).toEqual([1, false]);
  await act(async () => product.current.takingDown.leaving?.restore());
  expect([left(), await isOnSale()]).toEqual([2, true]);
  expect(shop.notices.map(({ text }) => text)).toEqual(["下架成功", "上架成功"]);
  expect((await shop.client.getProduct({ path: { id } })).version).toBeGreaterThan(0);
});

test("a product taken down to be edited can be put back in the form, or stay down; after a save nobody is asked", async () => {
  const { product, isOnSale, left, type, press, answer, done, isUnsaved, question } = await openOnSale();
  const takeDown = async () => {
    act(() => product.current.takingDown.open?.());
    await act(() => product.current.takingDown.question.confirm());
  };
  await takeDown();
  expect([isUnsaved(), question()]).toEqual([true, expect.stringContaining("离开后不会恢复上架")]);
  await act(async () => product.current.takingDown.restore?.());
  await waitFor(() => expect(product.current.lock).toBe("notices.onShelf"));
  expect([await isOnSale(), isUnsaved()]).toEqual([true, false]);
  await takeDown();
  act(() => product.current.takingDown.back());
  act(() => product.current.takingDown.leaving?.stayDown());
  expect([left(), await isOnSale(), isUnsaved()]).toEqual([1, false, false]);
  type({ name: "改过的名称" });
  await press("save");
  await answer(true);
  await waitFor(() => expect(done).toEqual([ProductTab.onSale]));
  act(() => product.current.takingDown.back());
  expect([left(), product.current.takingDown.leaving]).toEqual([2, undefined]);
});

test("who may edit but not take down opens a product on sale without 下架并编辑", async () => {
  const { product } = await openOnSale(["merchant:product:page:list", "merchant:product:info", "merchant:product:update"]);
  expect(product.current).toMatchObject({ isReadOnly: true, takingDown: { open: undefined, restore: undefined } });
});

async function openOnSale(permissions?: string[]) {
  const shop = await openShop({ products: [{ isShow: true }], ...(permissions && { permissions }) });
  const id = (await shop.client.listProducts({ query: { type: 1 } })).list[0]?.id ?? 0;
  const isOnSale = async () => (await shop.client.getProduct({ path: { id } })).isShow;
  return { shop, id, isOnSale, ...(await openIn(shop, { mode: "edit", id })) };
}

test("who may not save is refused a new product, and may look at one", async () => {
  const { product, shop } = await openStored({ ...offShelf, permissions: ["merchant:product:page:list", "merchant:product:info"] }, "edit");
  expect(product.current).toMatchObject({ isReadOnly: true, isRefused: false, lock: "notices.readOnly" });
  expect((await openIn(shop, { mode: "add" })).product.current.isRefused).toBe(true);
});

test("saving an edited product again after a lost answer meets no conflict with itself", async () => {
  const { shop, product, type, press, answer, done, id } = await openStored(offShelf, "edit");
  const { version } = await shop.client.getProduct({ path: { id } });
  type({ name: "雨前龙井" });
  shop.loseNextAnswer();
  await press("save");
  await answer(false);
  await press("save");
  await answer(false);
  expect([product.current.conflict, done.length]).toEqual([undefined, 1]);
  expect(await shop.client.getProduct({ path: { id } })).toMatchObject({ name: "雨前龙井", version: (version ?? 0) + 1 });
});
