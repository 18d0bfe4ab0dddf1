import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { platformSettingStore } from "../layout/platform-setting-store";
import { captchas } from "./tables";
import { eq } from "drizzle-orm";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ loginCaptcha: "always" });
});

const captchaType = "blockPuzzle";

/** A sliding captcha with the position of its hole, which only the server knows. */
async function slider() {
  const { repData } = (await call(server, "getSlider", { body: { captchaType, clientUid: "slider-1", ts: 1 } })).data;
  const [row] = await server.database.db.select().from(captchas).where(eq(captchas.key, repData.token));
  return { token: repData.token, x: Number(row?.answer.slice(1)), repData };
}
const check = async (token: string, x: number) =>
  (await call(server, "checkSlider", { body: { captchaType, token, pointJson: JSON.stringify({ x, y: 5 }) } })).data;

test("a slider is solved once, and what was solved is taken by one login", async () => {
  const { account, password } = await server.createShop();
  const { token, x, repData } = await slider();
  expect(repData).toMatchObject({
    secretKey: "",
    originalImageBase64: expect.stringMatching(/^iVBOR/),
    jigsawImageBase64: expect.any(String),
  });
  const logIn = () =>
    call(server, "login", { body: { account, pwd: password, captchaVO: { captchaVerification: `${token}---{"x":${x + 3},"y":5}` } } });
  expect(await logIn()).toMatchObject({ status: 400 });

  const solved = await slider();
  const body = (at: number) => ({ account, pwd: password, captchaVO: { captchaVerification: `${solved.token}---{"x":${at},"y":5}` } });
  expect(await check(solved.token, solved.x + 5)).toMatchObject({ repCode: "0000", repData: { result: true } });
  expect(await call(server, "login", { body: body(solved.x + 5) })).toMatchObject({ code: 200 });
  expect(await call(server, "login", { body: body(solved.x + 5) })).toMatchObject({ status: 400, data: { captcha: true } });
});

test("a piece put elsewhere is wrong, and there is no second try", async () => {
  const { token, x } = await slider();
  expect(await check(token, x + 6)).toMatchObject({ repCode: "6111", repData: { result: false } });
  expect(await check(token, x)).toMatchObject({ repCode: "6110" });
  expect((await call(server, "checkSlider", { body: { captchaType, token, pointJson: "nonsense" } })).data.repCode).toBe("6110");
});

test("failed attempts are counted for any name", async () => {
  const account = `nobody${Math.floor(Math.random() * 1e9)}`;
  const count = async () => (await call(server, "countLoginFailures", { body: { account } })).data;
  expect(await count()).toBe(0);
  const { token, x } = await slider();
  await check(token, x);
  await call(server, "login", { body: { account, pwd: "wrong-one", captchaVO: { captchaVerification: `${token}---{"x":${x}}` } } });
  expect(await count()).toBe(1);
});

test("the login's pictures and the platform's addresses are read without a session", async () => {
  const store = platformSettingStore({ ...server.ports, db: server.database.db });
  await store.put("site_name", "掌柜商城");
  expect((await call(server, "getLoginPictures")).data).toMatchObject({ backgroundImage: "", siteName: "掌柜商城" });
  await store.put("site_name", null);
  expect([(await call(server, "getFrontDomain")).data, (await call(server, "getMediaDomain")).data]).toEqual(["", ""]);
});
