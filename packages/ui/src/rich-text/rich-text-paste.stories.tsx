import { textOf } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { word } from "../../.storybook/words";
import { type Clip, dataAddress, demoPictures, drop, library, paste, pictureFile, putCursor, Writing } from "../../.storybook/writing";
import { RichTextInput } from "./rich-text-input";

const meta = {
  title: "Parts/Rich text/Paste",
  component: RichTextInput,
  args: { value: "" },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof RichTextInput>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const box = (canvas: Canvas) => canvas.findByRole("textbox", { name: "商品详情" });

async function pasted(canvas: Canvas, clip: Clip, expected: string | RegExp) {
  paste(await box(canvas), clip);
  const value = canvas.getByTestId("value");
  await waitFor(async () =>
    typeof expected === "string" ? expect(value.textContent).toBe(expected) : expect(value.textContent).toMatch(expected),
  );
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-unhide:no; font-family:"等线"} @list l0:level1 {mso-level-text:"%1\\."} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head><body lang=ZH-CN style='tab-interval:21.0pt'>
<!--StartFragment--><h1 style='mso-pagination:widow-orphan'><span style='font-family:"等线 Light"'>产品说明<span lang=EN-US><o:p></o:p></span></span></h1>
<p class=MsoNormal align=left style='margin-left:21.0pt;text-indent:24.0pt;mso-char-indent-count:2.0'><span style='font-size:12.0pt;font-family:宋体;color:windowtext'>本品为<b style='mso-bidi-font-weight:normal'><span style='color:#C00000'>明前</span></b>龙井<span lang=EN-US>&nbsp;<o:p></o:p></span></span></p>
<p class=MsoListParagraph style='margin-left:22.0pt;text-indent:-22.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='mso-bidi-font-family:等线'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span>温杯</span></p>
<p class=MsoListParagraph style='margin-left:22.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span><![endif]>投茶</p>
<p class=MsoListParagraph style='margin-left:44.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a)<span>&nbsp;&nbsp;</span></span><![endif]>下投</p>
<p class=MsoListParagraph style='margin-left:44.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>b)<span>&nbsp;&nbsp;</span></span><![endif]>中投</p>
<p class=MsoListParagraph style='margin-left:22.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>3.<span>&nbsp;&nbsp;</span></span><![endif]>出汤</p>
<p class=MsoNormal>注意：</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='font-family:Wingdings;mso-list:Ignore'>Ø<span>&nbsp;</span></span><![endif]>密封</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='font-family:Wingdings;mso-list:Ignore'>Ø<span>&nbsp;</span></span><![endif]>避光</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=277 valign=top style='width:207.4pt;border:solid windowtext 1.0pt;background:#D9E2F3;padding:0cm 5.4pt'><p class=MsoNormal align=center style='text-align:center'>规格<o:p></o:p></p></td><td width=277><p class=MsoNormal>250 g</p></td></tr></table>
<!--EndFragment--></body></html>`;

export const FromWord: Story = {
  play: async ({ canvas }) => {
    await pasted(
      canvas,
      { html: fromWord, text: "产品说明" },
      "<h1>产品说明</h1>" +
        '<p style="text-indent: 24pt;">本品为<span style="color: rgb(192, 0, 0);"><strong>明前</strong></span>龙井&nbsp;</p>' +
        "<ol><li><p>温杯</p></li><li><p>投茶</p>" +
        '<ol type="a"><li><p>下投</p></li><li><p>中投</p></li></ol></li><li><p>出汤</p></li></ol>' +
        "<p>注意：</p><ul><li><p>密封</p></li><li><p>避光</p></li></ul>" +
        '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr>' +
        '<td colspan="1" rowspan="1" style="background-color: rgb(217, 226, 243);"><p style="text-align: center;">规格</p></td><td colspan="1" rowspan="1"><p>250 g</p></td></tr></tbody></table>',
    );
  },
};

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:400;white-space:pre-wrap;">冲泡</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;color:#000000;font-weight:700;font-style:normal;">水温</span><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;"> 85 ℃</span></p><br class="Apple-interchange-newline"><ul style="margin-top:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;font-size:11pt;"><p dir="ltr" role="presentation"><span style="font-size:11pt;">一级</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>二级</span></p></li></ul></ul></b>`;

export const FromGoogleDocs: Story = {
  play: async ({ canvas }) => {
    await pasted(
      canvas,
      { html: docs },
      '<h2><span style="font-size: 16pt;">冲泡</span></h2>' +
        '<p><strong>水温</strong><span style="color: rgb(17, 85, 204);"><u> 85 ℃</u></span></p>' +
        "<ul><li><p>一级</p><ul><li><p>二级</p></li></ul></li></ul>",
    );
  },
};

const wechat = `<section data-role="outer" style="font-size: 16px; letter-spacing: 0.5px;"><section style="margin: 10px auto; padding: 12px; border: 1px solid rgb(127, 181, 138);"><section style="text-align: center;"><span style="color: rgb(47, 107, 64); font-size: 20px;" leaf=""><strong>春茶上市</strong></span></section></section><p style="text-align: center; visibility: visible;"><img class="rich_pages wxw-img" data-src="https://mmbiz.qpic.cn/mmbiz_png/abc/640?wx_fmt=png" data-ratio="0.6" data-w="1080" src="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A//www.w3.org/2000/svg%22/%3E" style="width: 677px !important; visibility: visible !important;" alt="图"></p><p><mp-common-profile data-id="x">公众号</mp-common-profile></p><section><br></section></section>`;

export const FromWeChat: Story = {
  play: async ({ canvas }) => {
    await pasted(
      canvas,
      { html: wechat },
      /^<p style="text-align: center;"><span style="color: rgb\(47, 107, 64\); font-size: 20px;"><strong>春茶上市<\/strong><\/span><\/p><p style="text-align: center;"><img src="https:\/\/mmbiz\.qpic\.cn\/mmbiz_png\/abc\/640\?wx_fmt=png" alt="图"><\/p><p>公众号<\/p>/,
    );
  },
};

export const FromAWebPage: Story = {
  play: async ({ canvas }) => {
    await pasted(
      canvas,
      {
        html: `<div class="x" id="y" onclick="alert(1)"><style>p{color:red}</style><h3 style="color:black;background:white;margin:40px">标题</h3><p>看<a href="//a.test/茶?x=1" class="btn">这里</a>和<a href="/local">那里</a></p><script>alert(1)</script><div>一<div>二</div></div><center>三</center><img src="https://a.test/x.png" srcset="https://a.test/2x.png 2x" alt="茶"><img src="rel.png"></div>`,
      },
      '<h3>标题</h3><p>看<a target="_blank" rel="noopener" href="https://a.test/茶?x=1">这里</a>和那里</p><p>一</p><p>二</p><p>三<img src="https://a.test/x.png" alt="茶"></p>',
    );
  },
};

export const PlainText: Story = {
  play: async ({ canvas }) => pasted(canvas, { text: "一 <b>不是标记</b>\n\n二" }, "<p>一 &lt;b&gt;不是标记&lt;/b&gt;</p><p>二</p>"),
};

const inOrder = library({ pause: 60 });
/** Pictures in the clipboard's markup, as files, and from the web, each at its place; uploaded one after the other. */
export const PicturesInTheirOrder: Story = {
  render: (args) => <Writing {...args} media={inOrder} />,
  play: async ({ canvas }) => {
    inOrder.taken.length = 0;
    const text = await box(canvas);
    const [first, second] = [await dataAddress(await pictureFile("a.png")), await dataAddress(await pictureFile("b.png", "peru"))];
    const blob = URL.createObjectURL(await pictureFile("c.png", "plum"));
    paste(text, {
      html: `<p>一<img src="${first}" alt="第一"></p><p>二<img src="${demoPictures[0] ?? ""}" alt="网上"></p><p>三<img src="${second}" alt="第三">四<img src="${blob}" alt="第四"></p>`,
    });
    await waitFor(() => expect(inOrder.taken).toEqual(["1.png", "2.png", "1.png"]));
    const value = canvas.getByTestId("value");
    await waitFor(() =>
      expect(value.textContent).toMatch(
        /^<p>一<img src="http[^"]+\?1" alt="第一"><\/p><p>二<img src="http[^"]+" alt="网上"><\/p><p>三<img src="http[^"]+\?2" alt="第三">四<img src="http[^"]+\?3" alt="第四"><\/p>$/,
      ),
    );
    await expect(value.textContent).not.toMatch(/data:|blob:/);
    paste(text, { files: [await pictureFile("文件一.png"), await pictureFile("文件二.png", "peru")] });
    await waitFor(() => expect(inOrder.taken.slice(3)).toEqual(["文件一.png", "文件二.png"]));
    URL.revokeObjectURL(blob);
  },
};

const cup = demoPictures[1] ?? "";
/** Pictures of other sites are copied to the library too; one that cannot be fetched may keep its address. */
export const PicturesOfOtherSites: Story = {
  render: (args) => (
    <Writing
      {...args}
      media={{
        takeWebPicture: (address) => (address.includes("gone") ? Promise.reject(new Error("图片打不开")) : Promise.resolve({ url: cup })),
      }}
    />
  ),
  play: async ({ canvas }) => {
    paste(await box(canvas), {
      html: `<p>一<img src="https://a.test/x.png" alt="茶"></p><p>二<img src="https://gone.test/y.png" alt="杯"></p>`,
    });
    const value = canvas.getByTestId("value");
    await waitFor(() => expect(value.textContent).toBe(`<p>一<img src="${cup}" alt="茶"></p><p>二</p>`));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("图片打不开");
    (await canvas.findByRole("button", { name: textOf(richTextText, "upload.keepAddress") })).click();
    await waitFor(() => expect(value.textContent).toMatch(/二<img src="https:\/\/gone\.test\/y\.png" alt="杯">/));
    await waitFor(() => expect(canvas.getByAltText("杯")).toHaveAttribute("data-missing"));
  },
};

const ofWord = library();
/** Word has its pictures in Rich Text Format: the markup beside it names files on a disk. */
export const PicturesFromWord: Story = {
  render: (args) => <Writing {...args} media={ofWord} />,
  play: async ({ canvas }) => {
    ofWord.taken.length = 0;
    const bytes = new Uint8Array(await (await pictureFile("x.png")).arrayBuffer());
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    await pasted(
      canvas,
      {
        html: `<p class=MsoNormal>图<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/t/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=554 height=346 src="file:///C:/t/clip_image002.png" v:shapes="x"><![endif]></p>`,
        rtf: `{\\rtf1{\\*\\shppict{\\pict\\picw1\\pngblip ${hex}}}{\\nonshppict{\\pict\\wmetafile8 0100}}}`,
      },
      /^<p>图<img src="http[^"]+" alt="" width="554"><\/p>$/,
    );
    await expect(ofWord.taken).toEqual(["1.png"]);
  },
};

const strict = library({ refuse: ["第二.png"] });
/** A failed upload keeps its place and does not block others; it can be retried or removed. */
export const OneFails: Story = {
  render: (args) => <Writing {...args} media={strict} />,
  play: async ({ canvas, userEvent }) => {
    strict.taken.length = 0;
    paste(await box(canvas), {
      files: [await pictureFile("第一.png"), await pictureFile("第二.png", "peru"), await pictureFile("第三.png", "plum")],
    });
    await expect(await canvas.findByText(textOf(richTextText, "upload.failed", { name: "第二.png" }))).toBeVisible();
    await waitFor(() => expect(strict.taken).toEqual(["第一.png", "第三.png"]));
    await userEvent.click(canvas.getByRole("button", { name: word("actions.retry") }));
    const value = canvas.getByTestId("value");
    await waitFor(() => expect(value.textContent).toMatch(/\?1"[^>]*><img[^>]+\?3"[^>]*><img[^>]+\?2"/));
  },
};

export const Removed: Story = {
  render: (args) => <Writing {...args} media={{ uploadPicture: () => Promise.reject(new Error("不支持的图片格式，请换成 png 或 jpg")) }} />,
  play: async ({ canvas, userEvent }) => {
    paste(await box(canvas), { files: [await pictureFile("坏.png")] });
    await expect(await canvas.findByText("不支持的图片格式，请换成 png 或 jpg")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "upload.remove") }));
    await waitFor(() => expect(canvas.queryByText(/坏.png/)).toBeNull());
  },
};

const dropped = library();
export const DroppedPictures: Story = {
  args: { value: "<p>前</p>" },
  render: (args) => <Writing {...args} media={dropped} />,
  play: async ({ canvas }) => {
    dropped.taken.length = 0;
    drop(await box(canvas), { files: [await pictureFile("拖入.png")] });
    await waitFor(() => expect(dropped.taken).toEqual(["拖入.png"]));
    await waitFor(() => expect(canvas.getByTestId("value").textContent).toMatch(/<img src="http/));
  },
};

export const OtherFilesAreRefused: Story = {
  render: (args) => <Writing {...args} media={library()} />,
  play: async ({ canvas }) => {
    paste(await box(canvas), { files: [new File(["%PDF"], "说明书.pdf", { type: "application/pdf" })] });
    await expect(await screen.findByText(textOf(richTextText, "picture.notPictures"))).toBeVisible();
  },
};

export const NoUploadHere: Story = {
  play: async ({ canvas }) => {
    paste(await box(canvas), { files: [await pictureFile("茶.png")] });
    await expect(await screen.findByText(textOf(richTextText, "picture.noUpload"))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: textOf(richTextText, "tools.upload") })).toBeNull();
  },
};

/** Content copied within the editor keeps the structure around it. */
export const WithinTheEditor: Story = {
  args: { value: "<ol><li><p>一</p></li><li><p>二</p></li></ol><p>末</p>" },
  play: async ({ canvas }) => {
    const text = await box(canvas);
    await putCursor(text, "末");
    paste(text, {
      html: `<p data-pm-slice="1 1 [&quot;orderedList&quot;,{&quot;preservedStyle&quot;:&quot;position:fixed&quot;},&quot;listItem&quot;,null]">二</p>`,
      text: "二",
    });
    await waitFor(() => expect(canvas.getByTestId("value").textContent).toBe("<ol><li><p>一</p></li><li><p>二</p></li></ol><p>末二</p>"));
  },
};
