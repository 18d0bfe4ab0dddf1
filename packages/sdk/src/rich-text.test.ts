import { expect, test } from "vitest";
import { richTextAddress, richTextAttributes, richTextStyle } from "./rich-text";

test("a style keeps what is listed, written in one way", () => {
  expect(richTextStyle("COLOR : red;;position:fixed; font-size:12px !important")).toBe("color: red; font-size: 12px;");
  expect(richTextStyle("color: rgb(1,  2,3)/* x */;color:#FFF")).toBe("color: #FFF;");
  expect(richTextStyle('font-family: "微软雅黑", Arial')).toBe('font-family: "微软雅黑", Arial;');
  for (const style of [
    "",
    ";",
    "color",
    ":red",
    "background:url(x)",
    "width:calc(1px)",
    "color:var(--a)",
    "margin:-1px",
    "__proto__:red",
  ]) {
    expect(richTextStyle(style), style).toBeUndefined();
  }
});

test("a cleaned style comes out the same again", () => {
  const style = richTextStyle("border:1px SOLID #ccc;margin:0 auto;line-height:1.75;background:#fff;text-decoration:underline");
  expect(style).toBe("border: 1px SOLID #ccc; margin: 0 auto; line-height: 1.75; background: #fff; text-decoration: underline;");
  expect(richTextStyle(style ?? "")).toBe(style);
});

test("lines keep the height that their text needs", () => {
  for (const height of ["1", "1.38", "2em", "16px", "12pt", "150%", "normal"]) {
    expect(richTextStyle(`line-height:${height}`)).toBe(`line-height: ${height};`);
  }
  for (const height of ["0", "0.5", "00", "01", "0.9em", "1px", "9.9pt", "99%", "-1"]) {
    expect(richTextStyle(`line-height:${height}`), height).toBeUndefined();
  }
});

test("a style or an address that is all spaces is read to its end", () => {
  const spaces = " ".repeat(100_000);
  expect(richTextStyle(`color:${spaces}red${spaces}! important${spaces};font-size:1px${spaces}x`)).toBe("color: red;");
  expect(richTextAddress("link", `https://a.test/${spaces}x`)).toBeUndefined();
  expect(richTextAddress("link", `${spaces}https://a.test/x${spaces}`)).toBe("https://a.test/x");
});

test("an address is one of the web, a mail address, a phone number, or a file of ours", () => {
  expect(richTextAddress("link", " https://a.test/茶 叶 ")).toBe("https://a.test/茶%20叶");
  expect(richTextAddress("link", "//a.test")).toBe("https://a.test");
  expect(richTextAddress("media", "/files/2026/a.png")).toBe("/files/2026/a.png");
  for (const address of ["javascript:1", "/x", "x", "#x", "", "https://", "https:/a", "https:\\a", "data:,x", "https://a\tb", "tel:x"]) {
    expect(richTextAddress("link", address), address).toBeUndefined();
  }
  for (const address of [
    "mailto:a@b.test",
    "/files/../x",
    "/files/a?b",
    "/x.png",
    "blob:https://a/1",
    `https://a.test/${"x".repeat(2000)}`,
  ]) {
    expect(richTextAddress("media", address), address).toBeUndefined();
  }
});

test("an element keeps its own attributes alone", () => {
  expect(richTextAttributes("p", { id: "x", onclick: "x", href: "https://a.test", style: "color:red" })).toEqual({ style: "color: red;" });
  expect(richTextAttributes("td", { colspan: "2", rowspan: "0", style: "x" })).toEqual({ colspan: "2" });
  expect(richTextAttributes("img", { src: "x", alt: "<b>" })).toEqual({});
  expect(richTextAttributes("video", { autoplay: "" })).toEqual({ controls: "" });
  expect(Object.keys(richTextAttributes("a", { title: "t", href: "https://a.test" }))).toEqual(["target", "rel", "title", "href"]);
  for (const tag of ["script", "constructor", "__proto__", "P"]) expect(richTextAttributes(tag, { style: "color:red" })).toEqual({});
});
