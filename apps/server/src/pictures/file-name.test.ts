import { expect, test } from "vitest";
import { namesProgram } from "./file-name";

test("a name that a server or a browser might obey is a program's", () => {
  for (const name of [
    "x.php",
    "x.php.jpg",
    "x.html.png",
    "x.PHP7.jpg",
    "x.phtml .jpg",
    "x.svg.png",
    "x.aspx.bmp",
    "x.exe.gif",
    ".htaccess",
  ])
    expect(namesProgram(name), name).toBe(true);
  for (const name of ["x.jpg.com", "x.png.js", "x.sh", "x.jpg.py "]) expect(namesProgram(name), name).toBe(true);
});

test("the name of a site or a library before the extension is no program's", () => {
  for (const name of [
    "1688.com.jpg",
    "www.taobao.com.cn.png",
    "allegro.pl.jpeg",
    "get.sh.gif",
    "vue.js.png",
    "第1.5版.jpg",
    "图",
    "....",
    "a.jpg",
  ])
    expect(namesProgram(name), name).toBe(false);
});
