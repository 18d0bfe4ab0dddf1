import type { UploadPicture } from "@shopkeeper/hooks/rich-text";
import { useState } from "react";
import { FormField, type FormFieldProps } from "../src/form/form-field";
import { RichTextInput, type RichTextInputProps, type RichTextMedia, RichTextMediaContext } from "../src/rich-text";
import cup from "./pictures/cup.svg?url&no-inline";
import tea from "./pictures/tea.svg?url&no-inline";

/** Pictures of the site itself, at http(s) addresses. */
export const demoPictures = [tea, cup].map((address) => new URL(address, location.href).href);

export interface WritingProps extends RichTextInputProps, Pick<FormFieldProps, "isRequired" | "error" | "help"> {
  media?: RichTextMedia;
}

/** An editor in a field of a form, and under it what the form would save. */
export function Writing({ value: first = "", media = {}, isRequired = false, error, help, ...rest }: WritingProps) {
  const [value, setValue] = useState(first);
  return (
    <RichTextMediaContext value={media}>
      <div style={{ containerType: "inline-size" }}>
        <FormField label="商品详情" isWide isRequired={isRequired} {...(error ? { error } : {})} help={help}>
          <RichTextInput {...rest} value={value} onChange={setValue} />
        </FormField>
        <output data-testid="value" hidden>
          {value}
        </output>
      </div>
    </RichTextMediaContext>
  );
}

/** The clipboard or drag data that an editor receives. */
export interface Clip {
  html?: string;
  text?: string;
  rtf?: string;
  files?: readonly File[];
}

function transferOf({ html, text, rtf, files = [] }: Clip): DataTransfer {
  const data = new DataTransfer();
  if (html !== undefined) data.setData("text/html", html);
  if (text !== undefined) data.setData("text/plain", text);
  if (rtf !== undefined) data.setData("text/rtf", rtf);
  for (const file of files) data.items.add(file);
  return data;
}

/** Pastes as a browser does. */
export function paste(box: HTMLElement, clip: Clip): void {
  box.focus();
  box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(clip), bubbles: true, cancelable: true }));
}

/** Drops as a browser does, at the beginning of the text. */
export function drop(box: HTMLElement, clip: Clip): void {
  const { left, top } = (box.firstElementChild ?? box).getBoundingClientRect();
  box.dispatchEvent(
    new DragEvent("drop", { dataTransfer: transferOf(clip), clientX: left + 1, clientY: top + 4, bubbles: true, cancelable: true }),
  );
}

/** Puts the cursor behind some words of a text, or selects them. */
export async function putCursor(box: HTMLElement, words: string, how: "after" | "select" = "after"): Promise<void> {
  box.focus();
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, how === "select" ? at : at + words.length);
    range.setEnd(node, at + words.length);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    await new Promise((resolve) => setTimeout(resolve, 50)); // wait until the editor has received the selection change
    return;
  }
  throw new Error(`There is no "${words}" in the text.`);
}

/** A picture in a colour of its own, as a file. */
export async function pictureFile(name: string, color = "seagreen"): Promise<File> {
  const canvas = new OffscreenCanvas(240, 150);
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 240, 150);
  }
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}

/** The file as a data URL. */
export async function dataAddress(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:${file.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

/** A library that uploads pictures and records their names; the `refuse`d ones fail at the first try. */
export function library({ pause = 0, refuse = [] }: { pause?: number; refuse?: readonly string[] } = {}) {
  const taken: string[] = [];
  const tried = new Set<string>();
  const uploadPicture: UploadPicture = async ({ name }, { signal, onPart }) => {
    for (const part of [0.2, 0.45, 0.7]) {
      onPart?.(part);
      await new Promise((resolve) => setTimeout(resolve, pause / 3));
      signal.throwIfAborted();
    }
    const isFirst = !tried.has(name);
    tried.add(name);
    if (isFirst && refuse.includes(name)) throw new Error("图片大小不能超过 5 MB，请压缩后再上传");
    taken.push(name);
    return { url: `${demoPictures[taken.length % 2] ?? ""}?${taken.length}` };
  };
  return { taken, uploadPicture };
}

/** A merchant's text about a tea, with every kind of content. */
export const teaText = `<h2 style="text-align: center;">明前龙井 · 2026 新茶</h2><p style="text-align: center;"><span style="color: rgb(14, 98, 81); font-size: 18px;"><strong>清明前采摘，一芽一叶</strong></span></p><p style="text-align: center;"><img src="${demoPictures[0] ?? ""}" alt="茶园" width="480"></p><p>产自<strong>杭州西湖</strong>核心产区，手工炒制，<em>豆香馥郁</em>，<u>回甘持久</u>。每 100 g 约需 <s>4 万</s> 5 万颗芽头，水温 85 ℃，H<sub>2</sub>O 以山泉为佳，面积 15 km<sup>2</sup>。</p><h3>冲泡方法</h3><ol><li><p>温杯：用沸水烫洗茶具</p></li><li><p>投茶：每 150 ml 水投 3 g</p><ul><li><p>玻璃杯宜<span style="background-color: #fcf3cf;">下投</span></p></li><li><p>盖碗宜中投</p></li></ul></li><li><p>出汤：30 秒</p></li></ol><blockquote><p>“欲把西湖比西子，从来佳茗似佳人。”</p></blockquote><table style="min-width: 75px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>规格</p></th><th colspan="1" rowspan="1"><p>净含量</p></th><th colspan="1" rowspan="1"><p>保质期</p></th></tr><tr><td colspan="1" rowspan="1"><p>罐装</p></td><td colspan="1" rowspan="1"><p>250 g</p></td><td colspan="1" rowspan="2"><p>18 个月</p></td></tr><tr><td colspan="1" rowspan="1"><p>礼盒</p></td><td colspan="1" rowspan="1"><p>500 g</p></td></tr></tbody></table><hr><p style="margin-left: 2em;">更多内容见 <a target="_blank" rel="noopener" href="https://www.example.com/longjing?a=1&amp;b=2">龙井茶志</a>，优惠码 <code>TEA-2026</code>。</p><pre><code>85 ℃ × 30 s</code></pre>`;
