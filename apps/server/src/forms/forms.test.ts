import { isUsable } from "@shopkeeper/sdk/form-patterns";
import { readFormTemplate } from "@shopkeeper/sdk/forms";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";
import { fillFormTemplates } from "./platform-rows";
import { shippedTemplates } from "./shipped-templates";
import { formTemplates } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

test("every shipped template is read without a fault, names the fields of its call, and its patterns can be used", async () => {
  const { token } = await server.createShop();
  const models: Record<string, string[]> = {};
  for (const { name } of shippedTemplates) {
    const { content } = await read(server, "getFormTemplate", { token, query: { name } });
    const form = readFormTemplate(content);
    if ("fault" in form) throw new Error(`${name}: ${form.fault}`);
    expect(form.template.issues, name).toEqual([]);
    models[name] = form.template.fields.map(({ model }) => model);
    for (const { rules } of form.template.fields)
      for (const { pattern, written } of rules) expect(pattern && isUsable(pattern), `${name} ${written}`).toBe(true);
  }
  expect(models).toEqual({
    "结算信息-银行卡": ["bankUserName", "bankName", "bankAddress", "bankCard"],
    "结算信息-微信": ["realName", "wechatCode", "wechatQrcodeUrl"],
    "结算信息-支付宝": ["realName", "alipayCode", "alipayQrcodeUrl"],
    liveAssistant: ["wechat", "wechatNickname", "assDesc"],
    视频号接入申请: [...["channelName", "subjectType", "contactName", "contactPhone"], ...["licenseUrl", "qualificationUrls", "remark"]],
  });
});

test("a template is found by its name, also one that was encoded once more, and by its id", async () => {
  const { token } = await server.createShop();
  const named = await read(server, "getFormTemplate", { token, query: { name: encodeURIComponent("结算信息-银行卡") } });
  expect(named).toMatchObject({ name: "结算信息-银行卡", info: "商户结算到银行卡" });
  expect(await read(server, "getFormTemplateById", { token, query: { id: named.id } })).toEqual(named);
});

test("an unknown name, a blank one and an unknown id are a missing template", async () => {
  const { token } = await server.createShop();
  for (const name of ["没有的表单", "", "  ", "%20", "liveassistant"])
    expect(await call(server, "getFormTemplate", { token, query: { name } }), name).toMatchObject({ status: 404, code: 7101 });
  expect(await call(server, "getFormTemplateById", { token, query: { id: 2147483647 } })).toMatchObject({ status: 404, code: 7101 });
});

test("whoever sees a screen that a template draws may read it, others may not", async () => {
  const shop = await server.createShop();
  const statusFor = async (...permissions: string[]) => {
    const { token } = await shop.as(permissions);
    return (await call(server, "getFormTemplate", { token, query: { name: "liveAssistant" } })).status;
  };
  expect([
    await statusFor("merchant:system:form:name:info"),
    await statusFor("merchant:settlement:info"),
    await statusFor("merchant:mp:live:assistant:list"),
    await statusFor("merchant:coupon:page:list"),
  ]).toEqual([200, 200, 200, 403]);
});

test("a later version takes the place of an older one; the same version leaves what is there", async () => {
  await server.database
    .transaction(async (db) => {
      const contentNow = async () => (await db.select().from(formTemplates).where(eq(formTemplates.name, "liveAssistant")))[0]?.content;
      const shipped = await contentNow();
      await db.update(formTemplates).set({ content: "changed by the platform" }).where(eq(formTemplates.name, "liveAssistant"));
      await fillFormTemplates(db, new Date());
      expect(await contentNow()).toBe("changed by the platform");
      await db.update(formTemplates).set({ version: 0 }).where(eq(formTemplates.name, "liveAssistant"));
      await fillFormTemplates(db, new Date());
      expect(await contentNow()).toBe(shipped);
      throw new Error("taken back");
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message === "taken back")) throw error;
    });
});
