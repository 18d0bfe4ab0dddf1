import { ValidationError } from "@shopkeeper/sdk";
import { act, render, renderHook, waitFor } from "@testing-library/react";
import { Activity } from "react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { openShop, type OpenShop } from "../testing";
import { ShopPage, ShopProvider } from "../shop/shop-provider";
import { unsavedForms } from "./unsaved";
import { useAction } from "../core/use-action";
import { useSchemaForm } from "./use-schema-form";

const schema = z.object({ name: z.string().check(z.minLength(1, "name.required")) });
const refusal = new ValidationError("提交的内容有误", { code: 400, status: 400, operationId: "save", fields: { name: "名称已存在" } });
const saved = async (_values: { name: string }) => null;

afterEach(() => void vi.useRealTimers());

/** Waits for everything that needs no timer: reading the stored drafts, validating a field. */
const settled = () => act(async () => undefined);

const stored = ({ storage, account }: OpenShop, key = "form") => storage.get(`${account.merId}/${account.account}/draft/${key}`);

function open(shop: OpenShop, save: (values: { name: string }) => Promise<null> = async () => null) {
  return renderHook(
    () => useSchemaForm({ schema, values: { name: "" }, action: useAction(save, [], { isQuiet: true }), draftKey: "form" }),
    { wrapper: shop.wrapper },
  ).result;
}

function type(form: ReturnType<typeof open>, name: string) {
  act(() => form.current.form.setValue("name", name, { shouldDirty: true }));
}

test("a broken rule stops the save and lands on its field", async () => {
  const saved: string[] = [];
  const form = open(await openShop(), async ({ name }) => (saved.push(name), null));
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.form.getFieldState("name").error?.message).toBe("name.required"));
  expect(saved).toEqual([]);
});

test("a control character is refused at its field, before anything is sent", async () => {
  const saved: string[] = [];
  const form = open(await openShop(), async ({ name }) => (saved.push(name), null));
  type(form, "春节\u0007券");
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.form.getFieldState("name").error?.message).toContain("控制字符"));
  type(form, "春节券\n第二行");
  act(() => form.current.submit());
  await waitFor(() => expect(saved).toEqual(["春节券\n第二行"]));
});

test("what the server says of a field lands on that field, and nothing typed is lost", async () => {
  const form = open(await openShop(), () => Promise.reject(refusal));
  type(form, "春节券");
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.form.getFieldState("name").error).toMatchObject({ type: "server", message: "名称已存在" }));
  expect(form.current.form.getValues("name")).toBe("春节券");
});

test("what was typed and not saved is offered again, to the same account", async () => {
  const shop = await openShop();
  type(open(shop), "写到一半");
  await waitFor(async () => expect(await stored(shop)).toContain("写到一半"));
  const again = open(shop);
  await waitFor(() => expect(again.current.draft.offered?.values).toEqual({ name: "写到一半" }));
  act(() => again.current.draft.restore());
  expect(again.current.form.getValues("name")).toBe("写到一半");
  expect(open(await openShop()).current.draft.offered).toBeUndefined();
});

test("what the server says of a field that the form has not is kept for the whole form", async () => {
  const elsewhere = new ValidationError("提交的内容有误", {
    code: 400,
    status: 400,
    operationId: "save",
    fields: { couponId: "优惠券不存在" },
  });
  const form = open(await openShop(), () => Promise.reject(elsewhere));
  type(form, "春节券");
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.form.formState.errors.root?.server?.message).toBe("优惠券不存在"));
});

test("who types without a pause loses no more than a second", async () => {
  const shop = await openShop();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const form = open(shop);
  for (let letters = 1; letters <= 9; letters++) {
    type(form, "字".repeat(letters));
    await act(async () => void vi.advanceTimersByTime(100));
  }
  vi.useRealTimers();
  const again = open(shop);
  await waitFor(() => expect(again.current.draft.offered?.values.name).toHaveLength(6));
});

test("a form is unsaved from the first change until it is saved, and before its caller goes on", async () => {
  const shop = await openShop();
  const unsaved = unsavedForms();
  const atDone: boolean[] = [];
  const { result: form } = renderHook(
    () => useSchemaForm({ schema, values: { name: "" }, action: useAction(saved, []), onDone: () => atDone.push(unsaved.isAny()) }),
    {
      wrapper: ({ children }) => (
        <ShopProvider client={shop.client} account={shop.account} unsaved={unsaved}>
          {children}
        </ShopProvider>
      ),
    },
  );
  expect(unsaved.isAny()).toBe(false);
  act(() => form.current.form.setValue("name", "春节券", { shouldDirty: true }));
  expect([unsaved.isAny(), form.current.isDirty]).toEqual([true, true]);
  act(() => form.current.submit());
  await waitFor(() => expect(atDone).toEqual([false]));
  await waitFor(() => expect([unsaved.isAny(), form.current.isDirty]).toEqual([false, false]));
});

test("a form that is gone is not unsaved", async () => {
  const shop = await openShop();
  const unsaved = unsavedForms();
  const { result: form, unmount } = renderHook(() => useSchemaForm({ schema, values: { name: "" }, action: useAction(saved, []) }), {
    wrapper: ({ children }) => (
      <ShopProvider client={shop.client} account={shop.account} unsaved={unsaved}>
        {children}
      </ShopProvider>
    ),
  });
  act(() => form.current.form.setValue("name", "a", { shouldDirty: true }));
  unmount();
  expect(unsaved.isAny()).toBe(false);
});

test("a form of a hidden page keeps its words and stays unsaved, is not offered its own draft, and is gone when its page is closed", async () => {
  const shop = await openShop();
  const unsaved = unsavedForms();
  let isHidden = false;
  const hideField = () => isHidden;
  let form!: ReturnType<typeof useSchemaForm<{ name: string }, null>>;
  function Form() {
    form = useSchemaForm({ schema, values: { name: "" }, action: useAction(saved, []), draftKey: "hidden" });
    return null;
  }
  const page = (mode: "visible" | "hidden") => (
    <ShopProvider client={shop.client} account={shop.account} unsaved={unsaved} storage={shop.storage}>
      <ShopPage name="/form" isHidden={hideField}>
        <Activity mode={mode}>
          <Form />
        </Activity>
      </ShopPage>
    </ShopProvider>
  );
  const view = render(page("visible"));
  act(() => form.form.setValue("name", "半句", { shouldDirty: true }));
  expect(unsaved.pages()).toEqual(["/form"]);
  await waitFor(async () => expect(await stored(shop, "hidden")).toContain("半句"));
  isHidden = true;
  view.rerender(page("hidden"));
  expect(unsaved.pages()).toEqual(["/form"]);
  isHidden = false;
  view.rerender(page("visible"));
  await settled();
  expect([form.form.getValues("name"), form.draft.offered, unsaved.isAny()]).toEqual(["半句", undefined, true]);
  unsaved.forget(["/form"]);
  expect(unsaved.pages()).toEqual([]);
});

test("a draft of an older release keeps the fields that it lacks", async () => {
  const shop = await openShop();
  await shop.storage.set(`${shop.account.merId}/${shop.account.account}/draft/form`, JSON.stringify({ at: 1, values: {} }));
  const form = open(shop);
  await waitFor(() => expect(form.current.draft.offered).toBeDefined());
  act(() => form.current.draft.restore());
  expect(form.current.form.getValues()).toEqual({ name: "" });
});

test("a saved form leaves no draft", async () => {
  const shop = await openShop();
  const form = open(shop);
  type(form, "写完了");
  await waitFor(async () => expect(await stored(shop)).toContain("写完了"));
  act(() => form.current.submit());
  await waitFor(async () => expect(await stored(shop)).toBeUndefined());
  const again = open(shop);
  await settled();
  expect(again.current.draft.offered).toBeUndefined();
});

const twoFields = z.object({ name: z.string(), note: z.string() });

async function openTwo({ wrapper }: Pick<OpenShop, "wrapper">) {
  const useTwo = () =>
    useSchemaForm({
      schema: twoFields,
      values: { name: "", note: "" },
      action: useAction(async (_values: { name: string; note: string }) => null, []),
      draftKey: "form",
    });
  const { result, unmount } = renderHook(useTwo, { wrapper });
  await settled();
  return {
    form: result,
    unmount,
    type: (field: "name" | "note", text: string) => act(() => result.current.form.setValue(field, text, { shouldDirty: true })),
  };
}

test("an offered draft stays until it is taken or thrown away, whatever is typed meanwhile; then the older one is offered", async () => {
  const shop = await openShop();
  const first = await openTwo(shop);
  first.type("name", "第一份");
  first.unmount();
  const second = await openTwo(shop);
  await waitFor(() => expect(second.form.current.draft.offered?.values.name).toBe("第一份"));
  second.type("name", "第二份");
  second.unmount();
  const third = await openTwo(shop);
  await waitFor(() => expect(third.form.current.draft.offered?.values.name).toBe("第二份"));
  act(() => third.form.current.draft.discard());
  expect(third.form.current.draft.offered?.values.name).toBe("第一份");
  act(() => third.form.current.draft.discard());
  expect(third.form.current.draft.offered).toBeUndefined();
  const fourth = await openTwo(shop);
  expect(fourth.form.current.draft.offered).toBeUndefined();
});

test("taking a draft is all or nothing: nothing of what was typed meanwhile is mixed in", async () => {
  const shop = await openShop();
  const first = await openTwo(shop);
  first.type("name", "草稿");
  first.unmount();
  const second = await openTwo(shop);
  await waitFor(() => expect(second.form.current.draft.offered).toBeDefined());
  second.type("note", "新写的");
  act(() => second.form.current.draft.restore());
  expect(second.form.current.form.getValues()).toEqual({ name: "草稿", note: "" });
  second.unmount();
  const third = await openTwo(shop);
  await waitFor(() => expect(third.form.current.draft.offered?.values).toEqual({ name: "草稿", note: "" }));
  expect(JSON.parse((await stored(shop)) ?? "")).toHaveLength(1);
});

test("leaving a form or its window writes the draft at once", async () => {
  const shop = await openShop();
  const hidden = new Set<() => void>();
  const onHide = (listener: () => void) => (hidden.add(listener), () => void hidden.delete(listener));
  const wrapper: OpenShop["wrapper"] = ({ children }) => (
    <ShopProvider client={shop.client} account={shop.account} storage={shop.storage} onHide={onHide}>
      {children}
    </ShopProvider>
  );
  const { type, unmount } = await openTwo({ wrapper });
  type("name", "一");
  for (const hide of hidden) hide();
  expect(await stored(shop)).toContain("一");
  type("name", "一二");
  unmount();
  expect(await stored(shop)).toContain("一二");
  expect(hidden.size).toBe(0);
});

test("a form that is saved or given up leaves the draft that it offered", async () => {
  const shop = await openShop();
  const first = await openTwo(shop);
  first.type("name", "草稿");
  first.unmount();
  const second = await openTwo(shop);
  await waitFor(() => expect(second.form.current.draft.offered).toBeDefined());
  second.type("name", "另一份");
  act(() => second.form.current.submit());
  await waitFor(() => expect(second.form.current.isDirty).toBe(false));
  second.unmount();
  const third = await openTwo(shop);
  await waitFor(() => expect(third.form.current.draft.offered?.values.name).toBe("草稿"));
});

const bounds = z.object({ money: z.number(), least: z.number() }).check(({ value, issues }) => {
  if (value.money > value.least) issues.push({ code: "custom", path: ["money"], message: "money.more", input: value });
});

test("an error goes with the change that solves it, also one of another field; none comes by it", async () => {
  const { wrapper } = await openShop();
  const { result } = renderHook(
    () =>
      useSchemaForm({
        schema: bounds,
        values: { money: 20, least: 10 },
        action: useAction(async (_values: { money: number; least: number }) => null, []),
      }),
    { wrapper },
  );
  const message = () => result.current.form.getFieldState("money").error?.message;
  act(() => result.current.submit());
  await waitFor(() => expect(message()).toBe("money.more"));
  await act(async () => result.current.form.setValue("least", 15));
  expect(message()).toBe("money.more");
  act(() => result.current.form.setValue("least", 30));
  await waitFor(() => expect(message()).toBeUndefined());
  await act(async () => result.current.form.setValue("least", 10));
  expect(message()).toBeUndefined();
});

test("what the server said of a field goes when that field is changed, however it is", async () => {
  const { wrapper } = await openShop();
  const { result: form } = renderHook(
    () =>
      useSchemaForm({
        schema: twoFields,
        values: { name: "a", note: "" },
        action: useAction((_values: { name: string; note: string }) => Promise.reject<null>(refusal), [], { isQuiet: true }),
      }),
    { wrapper },
  );
  const message = () => form.current.form.getFieldState("name").error?.message;
  act(() => form.current.submit());
  await waitFor(() => expect(message()).toBe("名称已存在"));
  await act(async () => form.current.form.setValue("note", "b"));
  expect(message()).toBe("名称已存在");
  act(() => form.current.form.setValue("name", "b"));
  await waitFor(() => expect(message()).toBeUndefined());
});
