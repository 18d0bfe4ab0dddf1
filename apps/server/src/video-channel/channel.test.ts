import { canDraft, shelfAfter, type VideoDraftAction } from "@shopkeeper/sdk/rules/video-channel";
import { and, eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { simulate } from "../demo/simulate";
import { schedule } from "../jobs/due-shops";
import { systemClock } from "../ports/clock";
import { diskFiles } from "../adapters/disk-files";
import { WechatFailure } from "../ports/wechat";
import type { WechatChannel, WechatProduct } from "../ports/wechat-channel";
import { httpWechat } from "../adapters/wechat-http/wechat-http";
import { pictureCanvas } from "../testing/safety/made-files";
import { systemRandom } from "../ports/random";
import { fakeWechat } from "../demo/fake-wechat";
import { fakeWechatChannel } from "../demo/fake-wechat-channel";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startWechat } from "../testing/test-wechat";
import { startServer, type TestShop } from "../testing/start-server";
import { videoAccesses, videoProducts } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;
let failing: { call: keyof WechatChannel; failure: WechatFailure } | undefined;
let accessFault: string | undefined;

const channel = fakeWechatChannel({
  clock: { now: () => new Date() },
  answerMs: 0,
  failureOf: (call) => (failing?.call === call ? failing.failure : undefined),
  accessFault: () => accessFault,
});

beforeAll(async () => {
  server = await startServer({ ports: { wechat: { uploadMedia: async () => undefined, channel } } });
});

const place = () => ({ database: server.database, ...server.ports });
const review = ({ account }: TestShop, verdict?: "pass" | "refuse") => simulate(place(), "channel", { accounts: [account], verdict });
const rowsOf = ({ merId }: TestShop) =>
  server.database.db.select().from(videoProducts).where(eq(videoProducts.merId, merId)).orderBy(videoProducts.id);

/** Makes the server poll WeChat about everything of a shop now. */
async function pull({ merId }: TestShop) {
  const { db } = server.database;
  const dueTime = new Date(Date.now() - 1000);
  for (const table of [videoProducts, videoAccesses]) {
    await db
      .update(table)
      .set({ dueTime })
      .where(and(eq(table.merId, merId), isNotNull(table.dueTime)));
  }
  await schedule({ db, merId }, "videoChannel", dueTime);
  await server.runJobs();
}

async function openShop(titles: readonly string[]) {
  const shop = await server.createShop({ products: titles.length, videoProducts: titles.map((title) => ({ title })) });
  return { ...shop, ids: (await rowsOf(shop)).map(({ id }) => id) };
}

const submit = ({ token }: TestShop, draftProductId: number | undefined, platformEditStatus = 2) =>
  call(server, "reviewVideoDraft", { token, body: { draftProductId, platformEditStatus } });

test("the platform reviews first, then WeChat; what both pass is on the shelf, and is taken down and put on again", async () => {
  const shop = await openShop(["龙井"]);
  const [id] = shop.ids;
  const { token } = shop;
  expect(await submit(shop, id)).toMatchObject({ code: 200 });
  expect(await review(shop)).toEqual({ passed: 1, refused: 0 });
  await pull(shop);
  await pull(shop);
  const [product] = (await read(server, "listVideoProducts", { token })).list;
  expect(product).toMatchObject({ id, status: 5, editStatus: 4, platformEditStatus: 4, componentProductId: 9_000_000 + (id ?? 0) });
  expect((await read(server, "listVideoDrafts", { token })).total).toBe(0);
  const info = await read(server, "getVideoProduct", { token, path: { id } });
  expect(info.skuList[0]).toMatchObject({
    salePrice: expect.any(Number),
    attrList: [{ id: 1, attrKey: expect.any(String), isDel: false }],
  });
  expect((await read(server, "listFlatVideoCategories", { token }))[0]).toMatchObject({ status: 3, auditId: "", auditTime: null });

  const go = (op: "putOnVideoProduct" | "putDownVideoProductByGet") => call(server, op, { token, path: { proId: id } });
  expect(await go("putOnVideoProduct")).toMatchObject({ status: 409, code: 90754 });
  expect(await go("putDownVideoProductByGet")).toMatchObject({ code: 200 });
  expect((await rowsOf(shop))[0]).toMatchObject({ status: 11, platformStatus: 11 });
  expect(await go("putOnVideoProduct")).toMatchObject({ code: 200 });
  expect(await call(server, "deleteVideoProduct", { token, path: { proId: id } })).toMatchObject({ code: 200 });
  expect(await channel.productState(String(id))).toBeUndefined();
  expect((await read(server, "listVideoProducts", { token })).total).toBe(0);
});

test("either may refuse, with a reason; what WeChat refused is edited and begins anew", async () => {
  const shop = await openShop(["最好的龙井", "根治失眠的茶"]);
  for (const id of shop.ids) await submit(shop, id);
  expect(await review(shop)).toEqual({ passed: 1, refused: 1 });
  await pull(shop);
  await pull(shop);
  const [wechat, platform] = (await read(server, "listVideoDrafts", { token: shop.token })).list;
  expect(platform).toMatchObject({ platformEditStatus: 3, platformStatusReason: "商品标题含有极限词“最好”，请删除后再提交" });
  expect(wechat).toMatchObject({ editStatus: 3, reject_reason: "商品标题含有医疗功效用语“根治”，请修改后重新提交" });
  expect(await submit(shop, wechat?.id)).toMatchObject({ status: 409, code: 90753 });
});

test("an answer that was lost is found out: what WeChat says stands", async () => {
  const shop = await openShop(["龙井"]);
  const [id] = shop.ids;
  await submit(shop, id);
  await review(shop);
  failing = { call: "addProduct", failure: new WechatFailure("unavailable", "timeout") };
  await pull(shop);
  expect((await rowsOf(shop))[0]).toMatchObject({ platformEditStatus: 4, editStatus: 1 });
  failing = undefined;
  await pull(shop);
  await pull(shop);
  failing = { call: "putDown", failure: new WechatFailure("unavailable", "timeout") };
  const answer = await call(server, "putDownVideoProduct", { token: shop.token, path: { proId: id } });
  failing = undefined;
  expect(answer).toMatchObject({ status: 503, code: 90702 });
  await channel.putDown(String(id)); // it had arrived
  expect((await rowsOf(shop))[0]).toMatchObject({ status: 5 });
  await pull(shop);
  expect((await rowsOf(shop))[0]).toMatchObject({ status: 11 });
});

test("WeChat that refuses to take a product over has refused it, and no WeChat is said to be none", async () => {
  const shop = await openShop(["龙井"]);
  await submit(shop, shop.ids[0]);
  await review(shop);
  failing = { call: "addProduct", failure: new WechatFailure("refused", "主图不清晰") };
  await pull(shop);
  failing = undefined;
  expect((await rowsOf(shop))[0]).toMatchObject({ editStatus: 3, rejectReason: "主图不清晰" });
  const none = await startServer({ ports: { wechat: { uploadMedia: async () => undefined } } });
  const { token } = await none.createShop();
  expect(await call(none, "listVideoCategories", { token })).toMatchObject({ status: 409, code: 90312 });
});

test("a picture on the disk is handed to WeChat by its bytes, for WeChat cannot open its address", async () => {
  const wechat = await startWechat({
    "shop/img/upload": { errcode: 0, img_info: { temp_img_url: "https://mmecimage.cn/p/1", media_id: "" } },
  });
  const folder = await mkdtemp(join(tmpdir(), "channel-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const real = await startServer({
    ports: {
      files: diskFiles(folder),
      wechat: httpWechat({ appId: "wx1", secret: wechat.secret, api: wechat.api, clock: systemClock, pausesMs: [] }),
    },
  });
  const { token } = await real.createShop();
  const { sattDir } = await read(real, "uploadImage", { token, file: { name: "a.png", bytes: pictureCanvas(1) } });
  expect(sattDir).toMatch(/^\/files\//);
  const body = { imgUrl: sattDir, respType: 1, uploadType: 1 };
  const answer = await read(real, "uploadVideoPicture", { token, body });
  expect(answer.img_info.temp_img_url).toBe("https://mmecimage.cn/p/1");
  expect(wechat.calls[0]?.body).toMatch(/Content-Type: image\/png/);
  expect(wechat.calls[0]?.body).not.toContain("img_url");
});

test("on any walk of the shop, the platform and WeChat only what the table allows is done", async () => {
  const steps = ["submit", "withdraw", "remove", "platformPass", "platformRefuse", "pull", "putOn", "putDown"] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(1)), { minLength: 6, maxLength: 14 }), async (walk) => {
      const shop = await openShop(["龙井", "根治失眠"]);
      const { token } = shop;
      for (const [step, at] of walk) {
        const rows = await rowsOf(shop);
        const row = rows[at];
        if (!row) continue;
        const action: VideoDraftAction | undefined = step === "submit" || step === "withdraw" || step === "remove" ? step : undefined;
        if (step === "platformPass") await review(shop, "pass");
        else if (step === "platformRefuse") await review(shop, "refuse");
        else if (step === "pull") await pull(shop);
        else if (step === "putOn" || step === "putDown") {
          const answer = await call(server, step === "putOn" ? "putOnVideoProduct" : "putDownVideoProduct", {
            token,
            path: { proId: row.id },
          });
          expect(answer.code).toBe(row.editStatus !== 4 ? 90751 : shelfAfter(step, row.status) ? 200 : 90754);
        } else if (action) {
          const answer =
            action === "remove"
              ? await call(server, "deleteVideoDraft", { token, path: { id: row.id } })
              : await submit(shop, row.id, action === "submit" ? 2 : 1);
          expect(answer.code).toBe(canDraft(action, row) ? 200 : 90753);
        }
      }
      for (const { title, editStatus } of await rowsOf(shop)) if (title === "根治失眠") expect(editStatus).not.toBe(4);
    }),
    { numRuns: 4 },
  );
});

const application = {
  ...{ channelName: "山月茶家", subjectType: "company", contactName: "林", contactPhone: "13800000000" },
  ...{ licenseUrl: "/files/demo/logo-square-1.svg", qualificationUrls: "[]", remark: "" },
};

test("access goes from nothing over a refusal of the platform and one of WeChat to passed", async () => {
  const shop = await server.createShop();
  const { token } = shop;
  const access = () => read(server, "getVideoAccess", { token });
  const apply = (changes: object = {}) => call(server, "applyVideoAccess", { token, body: { ...application, ...changes } });
  expect(await access()).toMatchObject({ status: 0, application: null });
  expect(await apply({ contactPhone: "1" })).toMatchObject({ status: 400, data: { fields: { contactPhone: "请输入正确的手机号" } } });
  expect(await apply()).toMatchObject({ code: 200 });
  expect(await apply()).toMatchObject({ status: 409, code: 90757 });
  await review(shop);
  expect(await access()).toMatchObject({
    status: 9,
    reason: "联系人姓名不完整，请填写营业执照上的真实姓名",
    application: { channelName: "山月茶家" },
  });

  accessFault = "营业执照已过期";
  expect(await apply({ contactName: "林知夏" })).toMatchObject({ code: 200 });
  await review(shop);
  expect(await access()).toMatchObject({ status: 2 });
  await pull(shop);
  await pull(shop);
  expect(await access()).toMatchObject({ status: 9, reason: "营业执照已过期" });

  accessFault = undefined;
  await apply({ contactName: "林知夏" });
  await review(shop);
  await pull(shop);
  await pull(shop);
  expect(await access()).toMatchObject({ status: 3, reason: null, isAtWechat: true });
});

test("names make the demo's WeChat fail: of a product, of a channel and of a picture", async () => {
  const clock = { now: () => new Date() };
  const wechat = fakeWechat({ clock, random: systemRandom });
  const demo = fakeWechatChannel({ clock, answerMs: 0 });
  const titled = (title: string): WechatProduct => ({
    ...{ outProductId: title, title, path: "", headImgs: [], qualificationPics: [], description: "", descriptionImgs: [] },
    ...{ thirdCatId: 1, brandId: 1, skus: [] },
  });
  await expect(demo.addProduct(titled("微信拒绝的茶"))).rejects.toMatchObject({ reason: "refused" });
  await expect(demo.addProduct(titled("微信超时的茶"))).rejects.toMatchObject({ reason: "unavailable" });
  await expect(demo.apply({ channelName: "微信拒绝小店" })).rejects.toMatchObject({ reason: "refused" });
  const file = { type: "image", contentType: "image/png", bytes: new Uint8Array(1) };
  await expect(wechat.uploadMedia({ ...file, fileName: "微信超时.png" })).rejects.toMatchObject({ reason: "unavailable" });
  expect(await wechat.uploadMedia({ ...file, fileName: "茶.png" })).toMatchObject({ type: "image" });
});

test("a refusal of WeChat's before its first step is told apart from one of the platform", async () => {
  const shop = await server.createShop();
  const { token } = shop;
  const access = () => read(server, "getVideoAccess", { token });
  await call(server, "applyVideoAccess", { token, body: application });
  await review(shop, "refuse");
  expect(await access()).toMatchObject({ status: 9, isAtWechat: false });
  await call(server, "applyVideoAccess", { token, body: application });
  await review(shop, "pass");
  const wechat = await startWechat({
    "shop/register/check": { errcode: 1040003, errmsg: "该小程序还没接入" },
    "shop/register/apply": { errcode: 1400007, errmsg: "api is offline" },
  });
  const real = await startServer({
    ports: { wechat: httpWechat({ appId: "wx1", secret: wechat.secret, api: wechat.api, clock: systemClock, pausesMs: [] }) },
  });
  const dueTime = new Date(Date.now() - 1000);
  await server.database.db.update(videoAccesses).set({ dueTime }).where(eq(videoAccesses.merId, shop.merId));
  await schedule({ ...shop, db: server.database.db }, "videoChannel", dueTime);
  await real.runJobs();
  expect(await access()).toMatchObject({ status: 9, reason: expect.stringContaining("停用"), isAtWechat: true });
});
