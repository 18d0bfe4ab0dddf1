import { expect, test } from "vitest";
import { pinoLogger } from "../../node/telemetry/pino-logger";
import { pictureCanvas } from "../../testing/safety/made-files";
import { call } from "../../testing/test-call";
import { startWechat } from "../../testing/test-wechat";
import { startServer } from "../../testing/start-server";
import { systemClock } from "../../ports/clock";
import { httpWechat } from "./wechat-http";

test("whatever WeChat does, neither its secret nor a token reaches the log or an answer", async () => {
  const { api, secret, calls } = await startWechat({
    "cgi-bin/media/upload": [
      { type: "image", media_id: "M1", created_at: 1_700_000_000 },
      { errcode: 40164, errmsg: "invalid ip 10.0.0.1 rid: 5f85" },
      (response) => void response.writeHead(502).end("<html>token-1</html>"),
      (response) => response.destroy(),
    ],
  });
  const lines: string[] = [];
  const server = await startServer({
    ports: {
      wechat: httpWechat({ appId: "wx1", secret, api, clock: systemClock, pausesMs: [] }),
      logger: pinoLogger("trace", { write: (line) => void lines.push(line) }),
    },
  });
  const { token } = await server.createShop();
  const codes: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    const answer = await call(server, "uploadMedia", {
      token,
      query: { type: "image" },
      file: { name: "a.png", bytes: pictureCanvas(at) },
    });
    codes.push(answer.code);
    lines.push(JSON.stringify(answer));
  }
  expect(codes).toEqual([200, 90701, 90702, 90702]);
  expect(calls).toHaveLength(4);
  expect(lines.length).toBeGreaterThan(4);
  for (const hidden of [secret, "token-1", token]) expect(lines.join("\n")).not.toContain(hidden);
});
