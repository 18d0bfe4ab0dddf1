import { expect, test } from "vitest";
import { deviceOf } from "./device";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";

test("browsers, systems and kinds of devices are told apart", () => {
  const read: [string, object][] = [
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, { kind: "desktop", browser: "Chrome 131", system: "Windows" }],
    [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/130.0`, { kind: "desktop", browser: "Edge 130", system: "Windows" }],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
      { kind: "desktop", browser: "Safari 18", system: "macOS" },
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
      { kind: "desktop", browser: "Firefox 133", system: "Linux" },
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
      { kind: "phone", browser: "Safari 18", system: "iOS" },
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`,
      { kind: "phone", browser: "Chrome 131", system: "Android" },
    ],
    [`Mozilla/5.0 (Linux; Android 14; SM-X810) ${chrome} Safari/537.36`, { kind: "tablet", browser: "Chrome 131", system: "Android" }],
    [
      `Mozilla/5.0 (Linux; Android 13) ${chrome} Mobile Safari/537.36 MicroMessenger/8.0.50`,
      { kind: "phone", browser: "WeChat 8", system: "Android" },
    ],
  ];
  for (const [userAgent, device] of read) expect(deviceOf(userAgent)).toEqual(device);
});

test("a program that is no browser shows its own name, an unnamed one none", () => {
  expect(deviceOf("curl/8.5.0")).toEqual({ kind: "program", program: "curl/8.5.0" });
  expect(deviceOf("node")).toEqual({ kind: "program", program: "node" });
  expect(deviceOf("")).toEqual({ kind: "program", program: undefined });
  expect(deviceOf("<script>")).toEqual({ kind: "program", program: undefined });
});
