import { beforeAll, expect, test } from "vitest";
import { Refusal } from "../core/refusal";
import { systemClock } from "../ports/clock";
import { systemRandom } from "../ports/random";
import { startServer } from "../testing/start-server";
import { checkSubmission } from "./shared";
import { formTemplateStore } from "./store";
import { formTemplates } from "./tables";

let platform: Parameters<typeof checkSubmission>[0];

beforeAll(async () => {
  const { db } = (await startServer()).database;
  const now = new Date();
  await db
    .insert(formTemplates)
    .values({ name: "damaged", info: "", content: "{", version: 1, createTime: now, updateTime: now })
    .onConflictDoNothing();
  platform = { formTemplates: formTemplateStore({ db, clock: systemClock, random: systemRandom }) };
});

/** The refusal of a submission: its code's key, and the faults of its fields in both languages. */
async function refusalOf(name: string, values: object) {
  try {
    await checkSubmission(platform, name, values);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { key: refusal.key, fields: refusal.details.fields };
  }
}

const bank = { bankUserName: "山月茶家", bankName: "招商银行", bankAddress: "杭州西湖支行", bankCard: "6222000012345678" };

test("values that the template allows pass, also with others beside them that it does not name", async () => {
  expect(await refusalOf("结算信息-银行卡", { ...bank, settlementType: "bank" })).toBeUndefined();
  expect(await refusalOf("结算信息-支付宝", { alipayCode: "tea@example.com", alipayQrcodeUrl: "/files/pay.png" })).toBeUndefined();
});

test("each field that is missing or wrong says so in the template's own words", async () => {
  expect(await refusalOf("结算信息-银行卡", { ...bank, bankUserName: " ", bankName: undefined, bankCard: "6222 0000" })).toEqual({
    key: "invalid",
    fields: {
      bankUserName: { zh: "请输入开户户名", en: "请输入开户户名" },
      bankName: { zh: "请输入开户银行", en: "请输入开户银行" },
      bankCard: { zh: "银行账号为8至30位数字", en: "银行账号为8至30位数字" },
    },
  });
});

test("what the template does not say is said by us, in both languages", async () => {
  expect(await refusalOf("结算信息-支付宝", { alipayCode: "13800000000", alipayQrcodeUrl: "javascript:alert(1)" })).toEqual({
    key: "invalid",
    fields: {
      alipayQrcodeUrl: {
        zh: "请填写收款二维码的网址，以 http:// 或 https:// 开头",
        en: "enter the address of 收款二维码, beginning with http:// or https://",
      },
    },
  });
});

test("options and kinds are checked, not only what is required", async () => {
  const application = {
    ...{ channelName: "茶", subjectType: "company", contactName: "王", contactPhone: "13800000000", licenseUrl: "/files/l.png" },
  };
  expect(await refusalOf("视频号接入申请", application)).toBeUndefined();
  const wrong = { ...application, subjectType: "alien", contactName: ["王"], qualificationUrls: '["/a/1.png","data:x"]' };
  expect(Object.keys((await refusalOf("视频号接入申请", wrong))?.fields ?? {})).toEqual([
    "subjectType",
    "contactName",
    "qualificationUrls",
  ]);
});

test("a template that is missing or damaged refuses every submission", async () => {
  expect(await refusalOf("没有的表单", {})).toMatchObject({ key: "formTemplateMissing" });
  expect(await refusalOf("damaged", {})).toMatchObject({ key: "formTemplateBroken" });
});
