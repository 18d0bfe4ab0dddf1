import type { Schema } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../testing";
import { formSchema } from "./form-schema";
import { useLeaving } from "./use-leaving";
import { type FormModel, useVersionedForm } from "./use-versioned-form";

interface Form {
  name: string;
  gids: string;
}

const model: FormModel<Form, Schema<"GuaranteeGroup">> = {
  schema: formSchema<Form>(({ name }) => ({ name: name === "" ? "empty" : undefined })),
  valuesOf: (group) => ({ name: group?.name ?? "", gids: gidsOf(group) }),
};

const gidsOf = (group: Schema<"GuaranteeGroup"> | undefined) => group?.guaranteeList.map(({ gid }) => gid).join() ?? "";

const open = async () => openIn(await openShop({ guaranteeGroups: [{ name: "组" }] }));

async function openIn(shop: OpenShop) {
  const [group] = await shop.client.listGuaranteeGroups();
  if (!group) throw new Error("the group is seeded");
  const calls: string[] = [];
  const { result: form } = renderHook(
    () =>
      useVersionedForm<Form, Schema<"GuaranteeGroup">, null>({
        model,
        edited: group,
        operation: "editGuaranteeGroup",
        save: ({ name, gids }, client, version) => client.editGuaranteeGroup({ body: { id: group.id, gids, name, version } }),
        labels: { gids: "服务" },
        reread: async (client) => (await client.listGuaranteeGroups()).find(({ id }) => id === group.id),
        draftKey: "group",
        onDone: () => calls.push("done"),
        onCancel: () => calls.push("cancelled"),
      }),
    { wrapper: shop.wrapper },
  );
  const type = (name: string) => act(() => form.current.form.setValue("name", name, { shouldDirty: true }));
  const saveElsewhere = (name: string, gids = gidsOf(group)) => shop.client.editGuaranteeGroup({ body: { id: group.id, name, gids } });
  const stored = async () => (await shop.client.listGuaranteeGroups()).flatMap((each) => [each.name, gidsOf(each)]);
  const nameOf = async () => (await shop.client.listGuaranteeGroups())[0]?.name;
  return { ...shop, form, calls, type, saveElsewhere, nameOf, stored };
}

test("a save over another editor's is refused with both versions, and nothing is lost", async () => {
  const { form, type, saveElsewhere, calls } = await open();
  await saveElsewhere("他们的");
  type("我的");
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.conflict).toMatchObject({ mine: { name: "我的" }, current: { name: "他们的" } }));
  expect([calls, form.current.form.getValues("name")]).toEqual([[], "我的"]);
});

test("mine is kept at once, without waiting for the pause of a double press", async () => {
  const { form, type, saveElsewhere, calls, nameOf } = await open();
  await saveElsewhere("他们的");
  type("我的");
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.conflict).toBeDefined());
  act(() => form.current.conflict?.keepMine());
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(await nameOf()).toBe("我的");
});

test("what only the other editor changed is kept, and the save goes on with both and says so", async () => {
  const { form, type, saveElsewhere, calls, stored, notices } = await open();
  await saveElsewhere("组", "2");
  type("我的");
  act(() => form.current.submit());
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(form.current.conflict).toBeUndefined();
  expect(await stored()).toEqual(["我的", "2"]);
  expect(notices).toEqual([
    { kind: "info", text: "已一并保留他人刚保存的修改：服务" },
    { kind: "success", text: "操作成功" },
  ]);
});

test("of what both changed, each can be taken from the other editor", async () => {
  const { form, type, saveElsewhere, calls, stored } = await open();
  await saveElsewhere("他们的", "2");
  type("我的");
  act(() => form.current.form.setValue("gids", "1,3", { shouldDirty: true }));
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.conflict?.fields).toEqual(["name", "gids"]));
  act(() => form.current.conflict?.keepMine(["name"]));
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(await stored()).toEqual(["他们的", "1,3"]);
});

test("a third editor in between is merged over the second one", async () => {
  const { form, type, saveElsewhere, calls, stored } = await open();
  await saveElsewhere("他们的");
  type("我的");
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.conflict).toBeDefined());
  await saveElsewhere("他们的", "2");
  act(() => form.current.conflict?.keepMine());
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(await stored()).toEqual(["我的", "2"]);
});

test("the current version replaces what was typed, and the next save is made over it", async () => {
  const { form, type, saveElsewhere, nameOf, calls } = await open();
  await saveElsewhere("他们的");
  type("我的");
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.conflict).toBeDefined());
  act(() => form.current.conflict?.takeCurrent());
  expect([form.current.form.getValues("name"), form.current.isDirty, form.current.conflict]).toEqual(["他们的", false, undefined]);
  type("再改");
  act(() => form.current.submit());
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(await nameOf()).toBe("再改");
});

test("a dismissed conflict is met again by the next save", async () => {
  const { form, type, saveElsewhere } = await open();
  await saveElsewhere("他们的");
  type("我的");
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.conflict).toBeDefined());
  act(() => form.current.conflict?.dismiss());
  expect(form.current.conflict).toBeUndefined();
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.conflict).toBeDefined());
});

test("closing asks when something is typed, and not otherwise", async () => {
  const { form, type, calls, notices } = await open();
  type("半句");
  act(() => form.current.close());
  expect([calls, form.current.leaving.isOpen]).toEqual([[], true]);
  await act(() => form.current.leaving.confirm());
  expect([calls, notices]).toEqual([["cancelled"], [{ kind: "info", text: "已取消" }]]);
});

test("取消 of an untouched form says 已取消, closing it by Escape says nothing", async () => {
  const { form, calls, notices } = await open();
  act(() => form.current.close());
  expect([calls, notices]).toEqual([["cancelled"], []]);
  act(() => form.current.cancel());
  expect(notices).toEqual([{ kind: "info", text: "已取消" }]);
});

test("a form is not closed while it is being saved", async () => {
  const { wrapper } = await openShop();
  const calls: string[] = [];
  const { result } = renderHook(() => useLeaving({ isDirty: true, isSubmitting: true }, () => calls.push("left")), { wrapper });
  act(() => result.current.close());
  expect([calls, result.current.leaving.isOpen]).toEqual([[], false]);
});

test("a draft that was typed over an older version is not saved over a newer one", async () => {
  const shop = await openShop({ guaranteeGroups: [{ name: "组" }] });
  const first = await openIn(shop);
  first.type("草稿");
  const draft = `${shop.account.merId}/${shop.account.account}/draft/group`;
  await waitFor(async () => expect(await shop.storage.get(draft)).toContain("草稿"));
  await first.saveElsewhere("他们的");
  const second = await openIn(shop);
  await waitFor(() => expect(second.form.current.draft.offered).toBeDefined());
  act(() => second.form.current.draft.restore());
  act(() => second.form.current.submit());
  await waitFor(() => expect(second.form.current.conflict).toMatchObject({ mine: { name: "草稿" }, current: { name: "他们的" } }));
});
