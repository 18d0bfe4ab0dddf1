import { expect, test } from "vitest";
import { cleanRichText } from "./rich-text";
import { richTextPictures } from "./rich-text-pictures";

const away = "https://a.test/1.png";
const gone = (address: string) => (address.startsWith("http") ? undefined : address);

test.each([
  ["a picture", `<p>前<img src="${away}" alt="杯">后</p>`, `<p>前<a target="_blank" rel="noopener" href="${away}">杯</a>后</p>`],
  ["one without words", `<img src="${away}">`, `<a target="_blank" rel="noopener" href="${away}">${away}</a>`],
  ["one inside of a link", `<a href="https://b.test/"><img src="${away}" alt="杯"></a>`, `<a href="https://b.test/">杯</a>`],
  ["one in a table", `<table><tbody><tr><td><img src="${away}" alt="1 &lt; 2"></td></tr></tbody></table>`, undefined],
  ["a poster", `<video src="/files/m/1/a.mp4" poster="${away}" controls=""></video>`, `<video src="/files/m/1/a.mp4" controls=""></video>`],
  ["one whose address asks something", `<img src="https://a.test/x?a=1&amp;b=%20" alt="">`, undefined],
])("%s that cannot be had becomes a link, and what comes out is clean", (_name, sent, expected) => {
  const text = cleanRichText(sent);
  const made = richTextPictures(text, gone);
  expect(made).not.toMatch(/<img|poster/);
  expect(cleanRichText(made)).toBe(cleanRichText(expected ?? made));
  if (expected === undefined) expect(made).toContain("<a target=");
});

test("addresses that stay leave the text as it was, also one that no picture stands in", () => {
  for (const text of ["", "纯文字", `<p><img src="/files/demo/cup-1.svg" alt=""></p>`, `<pre>\n\n<img src="/files/demo/a.svg"></pre>`])
    expect(richTextPictures(text, gone)).toBe(text);
});

test("a picture gets its new address, each time that it stands there, and a link to it stays", () => {
  const text = cleanRichText(`<p><img src="${away}"><img src="${away}"><a href="${away}">大图</a></p>`);
  const made = richTextPictures(text, () => "/files/m/1/x.png");
  expect(made.match(/src="\/files\/m\/1\/x.png"/g)).toHaveLength(2);
  expect(made).toContain(`href="${away}"`);
});
