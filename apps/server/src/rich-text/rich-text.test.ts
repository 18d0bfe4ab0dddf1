import { isRichTextTag, richTextAttributes } from "@shopkeeper/sdk/contract";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { beforeAll, expect, test } from "vitest";
import { HEALTH_MS, slowestHealth } from "../testing/test-health";
import { hostileMarkup } from "../testing/test-markup";
import { startServer } from "../testing/start-server";
import { coerce } from "../contract/coercion";
import { cleanRichText } from "./rich-text";

const payloads = Object.entries(hostileMarkup).flatMap(([kind, list]) => list.map((markup, at) => [`${kind} ${at + 1}`, markup] as const));

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

test.each(payloads)("%s leaves nothing that the contract does not list, no more to clean, and holds nobody up", async (_name, markup) => {
  let cleaned = "";
  expect(await slowestHealth(server, async () => void (cleaned = cleanRichText(markup)))).toBeLessThan(HEALTH_MS);
  expect(cleanRichText(cleaned)).toBe(cleaned);
  for (const { name, attributes } of elementsOf(cleaned)) {
    expect(isRichTextTag(name), name).toBe(true);
    expect(attributes).toEqual(richTextAttributes(name, attributes));
  }
});

test("there are more than a hundred of them", () => expect(payloads.length).toBeGreaterThan(120));

test("up to 100,000 characters of tags hold nobody up, and of more than 5,000 tags the text stays", async () => {
  const words = ["<b><p>", "<p>a</p>", "<b>x", "<", "<a href='http://a'>", '<span style="color:red">x</span>', "<table><tr><td>", "<br>"];
  for (const word of words) {
    for (const length of [10_000, 20_000, 100_000]) {
      const markup = word.repeat(length / word.length);
      expect(await slowestHealth(server, async () => void cleanRichText(markup)), `${length} of ${word}`).toBeLessThan(HEALTH_MS);
    }
  }
  expect(cleanRichText(`a&lt;b ${"<p>x</p>".repeat(4_000)}<b`)).toBe(`a&lt;b ${"x".repeat(4_000)}`);
});

test("what merchants write stays as it is", () => {
  const html =
    '<h2 style="text-align: center;">明前龙井</h2><p><strong>新茶</strong> <span style="color: rgb(255, 0, 0); font-size: 18px;">上市</span>&nbsp;&amp; 1 &lt; 2</p>' +
    '<ul><li><p>产地：杭州</p></li></ul><ol start="3"><li><p>冲泡</p></li></ol><blockquote><p>回甘</p></blockquote><pre><code>a\n  b</code></pre><hr>' +
    '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="2" rowspan="1"><p>规格</p></th></tr></tbody></table>' +
    '<p><a target="_blank" rel="noopener" href="https://a.test/?a=1&amp;b=2">详情</a><img src="/files/2026/a.png" alt="茶园" width="640"><img src="https://a.test/b.png"></p>' +
    '<video src="/files/c.mp4" controls=""></video>';
  expect(cleanRichText(html)).toBe(html);
});

test("an element that is not listed leaves what it holds; one that hides code goes with it", () => {
  expect(cleanRichText("<center><font color=red>茶</font></center><style>p{}</style><svg><text>x</text></svg>")).toBe("茶");
});

test("links open in a new tab and know nothing of where they come from", () => {
  expect(cleanRichText('<a href="HTTPS://a.test" target="_self" rel="opener">x</a>')).toBe(
    '<a target="_blank" rel="noopener" href="HTTPS://a.test">x</a>',
  );
  expect(cleanRichText('<a href="/x">x</a><a href="mailto:a@b.test">y</a><a href="tel:+86 571 1">z</a>')).toBe(
    '<a>x</a><a target="_blank" rel="noopener" href="mailto:a@b.test">y</a><a target="_blank" rel="noopener" href="tel:+86%20571%201">z</a>',
  );
});

test("pictures and videos come from the web or from our own files, never from the text itself", () => {
  expect(cleanRichText('<img src="data:image/png;base64,AA=="><img src="a.png"><img src="//b.test/c d.png"><img src="/files/a.png">')).toBe(
    '<img src="https://b.test/c%20d.png"><img src="/files/a.png">',
  );
});

test("the mount cleans what the contract marks as rich text, and leaves what it refuses as it was sent", () => {
  const schema = { type: "string", maxLength: 20, "x-rich-text": true } as const;
  expect(coerce({ content: "<b>x</b><script>1</script>" }, { type: "object", properties: { content: schema } }, "body")).toEqual({
    content: "<b>x</b><script>1</script>", // 26 characters: too long
  });
  expect(coerce("<i onclick=x>x</i>", schema, "body")).toBe("<i>x</i>");
  expect(coerce("<b>\u0000", schema, "body")).toBe("<b>\u0000");
  expect(coerce("🧧".repeat(20), schema, "body")).toBe("🧧".repeat(20));
  expect(coerce(null, { ...schema, type: ["string", "null"] }, "body")).toBeNull();
});

function elementsOf(html: string) {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const visit = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]) => {
    for (const node of nodes) {
      expect(node.nodeName).not.toBe("#comment");
      if (!("tagName" in node)) continue;
      expect(node.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
      found.push({ name: node.tagName, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) });
      visit(node.childNodes);
    }
  };
  visit(parseFragment(html).childNodes);
  return found;
}
