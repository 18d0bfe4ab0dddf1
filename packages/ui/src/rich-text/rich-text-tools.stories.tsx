import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { demoPictures, putCursor, teaText, Writing } from "../../.storybook/writing";
import { RichTextInput } from "./rich-text-input";

const meta = {
  title: "Parts/Rich text/Tools",
  component: RichTextInput,
  args: { value: "<p>明前龙井茶</p>" },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof RichTextInput>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const box = (canvas: Canvas) => canvas.findByRole("textbox", { name: "商品详情" });
const tells = (canvas: Canvas, html: string) => waitFor(() => expect(canvas.getByTestId("value").textContent).toBe(html));
const tool = (canvas: Canvas, name: string | RegExp) => canvas.getByRole("button", { name });

export const Letters: Story = {
  play: async ({ canvas, userEvent }) => {
    await putCursor(await box(canvas), "龙井", "select");
    for (const name of ["加粗", "斜体", "下划线", "删除线", "上标", "下标"]) await userEvent.click(tool(canvas, name));
    await expect(tool(canvas, "加粗")).toHaveAttribute("aria-pressed", "true");
    await expect(tool(canvas, "上标")).toHaveAttribute("aria-pressed", "false");
    await tells(canvas, "<p>明前<strong><em><s><u><sub>龙井</sub></u></s></em></strong>茶</p>");
    await userEvent.click(tool(canvas, "清除格式"));
    await tells(canvas, "<p>明前龙井茶</p>");
  },
};

export const FontSizeAndColour: Story = {
  play: async ({ canvas, userEvent }) => {
    await putCursor(await box(canvas), "龙井", "select");
    await userEvent.click(tool(canvas, /^字体/));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "楷体" }));
    await userEvent.click(tool(canvas, /^字号/));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "24px" }));
    await userEvent.click(tool(canvas, /^行高/));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "1.5" }));
    await userEvent.click(tool(canvas, "文字颜色"));
    await userEvent.click(await screen.findByRole("button", { name: "颜色 #7b241c" }));
    await userEvent.click(tool(canvas, "背景颜色"));
    await userEvent.click(await screen.findByRole("button", { name: "颜色 #fcf3cf" }));
    await expect(tool(canvas, "字体 楷体")).toBeVisible();
    await expect(tool(canvas, "字号 24px")).toBeVisible();
    await tells(
      canvas,
      '<p>明前<span style="background-color: rgb(252, 243, 207); color: rgb(123, 36, 28); font-family: KaiTi, &quot;Kaiti SC&quot;, serif; font-size: 24px; line-height: 1.5;">龙井</span>茶</p>',
    );
    await userEvent.click(tool(canvas, "背景颜色"));
    await userEvent.click(await screen.findByRole("button", { name: "无背景" }));
    await userEvent.click(tool(canvas, "字号 24px"));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "默认字号" }));
    await waitFor(() => expect(canvas.getByTestId("value").textContent).not.toMatch(/background|font-size/));
  },
};

export const Paragraphs: Story = {
  play: async ({ canvas, userEvent }) => {
    await putCursor(await box(canvas), "明前");
    await userEvent.click(tool(canvas, "段落格式 正文"));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "标题 2" }));
    await userEvent.click(tool(canvas, "居中对齐"));
    await userEvent.click(tool(canvas, "增加缩进"));
    await expect(tool(canvas, "段落格式 标题 2")).toBeVisible();
    await tells(canvas, '<h2 style="text-align: center; margin-left: 2em;">明前龙井茶</h2>');
    await userEvent.click(tool(canvas, "减少缩进"));
    await userEvent.click(tool(canvas, "居中对齐"));
    await userEvent.click(tool(canvas, "引用"));
    await tells(canvas, "<blockquote><h2>明前龙井茶</h2></blockquote>");
    await userEvent.click(tool(canvas, "清除格式"));
    await userEvent.click(tool(canvas, "代码块"));
    await tells(canvas, "<pre><code>明前龙井茶</code></pre>");
  },
};

export const Lists: Story = {
  args: { value: "<p>一</p><p>二</p>" },
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    getSelection()?.selectAllChildren(text);
    text.focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await userEvent.click(tool(canvas, "有序列表"));
    await tells(canvas, "<ol><li><p>一</p></li><li><p>二</p></li></ol>");
    await putCursor(text, "二");
    await userEvent.click(tool(canvas, "增加缩进"));
    await tells(canvas, "<ol><li><p>一</p><ol><li><p>二</p></li></ol></li></ol>");
    await userEvent.click(tool(canvas, "减少缩进"));
    await userEvent.click(tool(canvas, "减少缩进"));
    await tells(canvas, "<ol><li><p>一</p></li></ol><p>二</p>");
    await userEvent.click(tool(canvas, "无序列表"));
    await userEvent.click(tool(canvas, "分割线"));
    await waitFor(() => expect(canvas.getByTestId("value").textContent).toContain("<ul><li><p>二</p>"));
  },
};

export const Links: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await putCursor(text, "龙井", "select");
    await userEvent.keyboard("{Control>}k{/Control}");
    const dialog = within(await screen.findByRole("dialog", { name: "插入链接" }));
    await expect(dialog.getByLabelText("显示文字")).toHaveValue("龙井");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(dialog.getByLabelText(/^链接地址/)).toHaveAccessibleDescription(/请输入链接地址/);
    await userEvent.type(dialog.getByLabelText(/^链接地址/), "javascript:alert(1)");
    await expect(dialog.getByText("请输入正确的链接地址，如 https://www.example.com")).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^链接地址/));
    await userEvent.type(dialog.getByLabelText(/^链接地址/), "www.a.cn/茶");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await tells(canvas, '<p>明前<a target="_blank" rel="noopener" href="https://www.a.cn/茶">龙井</a>茶</p>');
    await putCursor(text, "龙");
    await userEvent.click(tool(canvas, "链接"));
    const again = within(await screen.findByRole("dialog", { name: "编辑链接" }));
    await userEvent.clear(again.getByLabelText("显示文字"));
    await userEvent.type(again.getByLabelText("显示文字"), "绿");
    await userEvent.click(again.getByRole("button", { name: "确定" }));
    await tells(canvas, '<p>明前<a target="_blank" rel="noopener" href="https://www.a.cn/茶">绿</a>茶</p>');
    await putCursor(text, "绿");
    await userEvent.click(tool(canvas, "链接"));
    await userEvent.click(await screen.findByRole("button", { name: "取消链接" }));
    await tells(canvas, "<p>明前绿茶</p>");
  },
};

export const Tables: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await putCursor(text, "茶");
    await userEvent.click(tool(canvas, "表格"));
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(text).getAllByRole("row")).toHaveLength(2));
    await expect(within(text).getAllByRole("columnheader")).toHaveLength(3);
    const action = async (name: string) => {
      await userEvent.click(tool(canvas, "表格"));
      await userEvent.click(await screen.findByRole("menuitem", { name }));
    };
    await action("在下方插入行");
    await action("在右侧插入列");
    await waitFor(() => expect(within(text).getAllByRole("row")).toHaveLength(3));
    await expect(within(text).getAllByRole("columnheader")).toHaveLength(4);
    await userEvent.click(tool(canvas, "表格"));
    await expect(await screen.findByRole("menuitem", { name: "合并单元格" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await action("删除列");
    await action("标题行");
    await waitFor(() => expect(within(text).queryByRole("columnheader")).toBeNull());
    await action("删除行");
    await waitFor(() => expect(within(text).getAllByRole("row")).toHaveLength(2));
    await action("删除表格");
    await tells(canvas, "<p>明前龙井茶</p>");
  },
};

const merged =
  '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><td colspan="2" rowspan="1"><p>甲</p></td></tr><tr><td colspan="1" rowspan="1"><p>乙</p></td><td colspan="1" rowspan="1"><p>丙</p></td></tr></tbody></table>';
export const SplitCell: Story = {
  args: { value: merged },
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await putCursor(text, "甲");
    await userEvent.click(tool(canvas, "表格"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "拆分单元格" }));
    await waitFor(() => expect(within(text).getAllByRole("cell")).toHaveLength(4));
  },
};

export const PicturesAndVideos: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await putCursor(text, "茶");
    await userEvent.click(tool(canvas, "图片"));
    const dialog = within(await screen.findByRole("dialog", { name: "插入图片" }));
    await userEvent.type(dialog.getByLabelText(/^图片地址/), demoPictures[0] ?? "");
    await userEvent.type(dialog.getByLabelText("图片说明"), "茶园");
    await userEvent.type(dialog.getByLabelText("宽度"), "320");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await tells(canvas, `<p>明前龙井茶<img src="${demoPictures[0] ?? ""}" alt="茶园" width="320"></p>`);
    const picture = within(text).getByRole("img", { name: "茶园" });
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBe(320));
    const { left, top } = picture.getBoundingClientRect();
    for (const press of [fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click])
      await press(picture, { clientX: left + 20, clientY: top + 20, detail: 1 });
    await userEvent.click(tool(canvas, "图片"));
    const again = within(await screen.findByRole("dialog", { name: "编辑图片" }));
    await expect(again.getByLabelText("宽度")).toHaveValue("320");
    await userEvent.clear(again.getByLabelText("宽度"));
    await userEvent.click(again.getByRole("button", { name: "确定" }));
    await tells(canvas, `<p>明前龙井茶<img src="${demoPictures[0] ?? ""}" alt="茶园"></p>`);
    await putCursor(text, "明前");
    await userEvent.click(tool(canvas, "视频"));
    const video = within(await screen.findByRole("dialog", { name: "插入视频" }));
    await userEvent.type(video.getByLabelText(/^视频地址/), "ftp://a");
    await userEvent.click(video.getByRole("button", { name: "确定" }));
    await expect(video.getByText("请输入以 http:// 或 https:// 开头的视频地址")).toBeVisible();
    await userEvent.clear(video.getByLabelText(/^视频地址/));
    await userEvent.type(video.getByLabelText(/^视频地址/), `${location.origin}/a.mp4{Enter}`);
    await tells(
      canvas,
      `<p>明前<video controls="" src="${location.origin}/a.mp4"></video>龙井茶<img src="${demoPictures[0] ?? ""}" alt="茶园"></p>`,
    );
  },
};

const pickMedia = fn();
export const FromTheLibrary: Story = {
  render: (args) => <Writing {...args} media={{ pickMedia }} />,
  play: async ({ canvas, userEvent }) => {
    const [tea = "", cup = ""] = demoPictures;
    pickMedia.mockReset().mockResolvedValueOnce([
      { url: cup, type: "image/svg+xml", name: "茶杯" },
      { url: `${location.origin}/a.mp4`, type: "video/mp4", name: "视频" },
      { url: tea, name: "茶园" },
    ]);
    await putCursor(await box(canvas), "明前");
    await userEvent.click(tool(canvas, "上传图片"));
    await expect(pickMedia).toHaveBeenCalledWith({ max: 10 });
    await tells(
      canvas,
      `<p>明前<img src="${cup}" alt=""><video controls="" src="${location.origin}/a.mp4"></video><img src="${tea}" alt="">龙井茶</p>`,
    );
    pickMedia.mockResolvedValueOnce([]); // closed
    await userEvent.click(tool(canvas, "上传图片"));
    pickMedia.mockResolvedValueOnce(Array.from({ length: 11 }, () => ({ url: tea })));
    await userEvent.click(tool(canvas, "上传图片"));
    await expect(await screen.findByText("最多选择10张图片！")).toBeVisible();
    pickMedia.mockResolvedValueOnce([{ url: "blob:x" }]);
    await userEvent.click(tool(canvas, "上传图片"));
    await expect(await screen.findByText("有 1 个文件不能插入：地址不是网页或本店文件的地址")).toBeVisible();
  },
};

export const SignsEmojiAndTime: Story = {
  play: async ({ canvas, userEvent }) => {
    await putCursor(await box(canvas), "茶");
    await userEvent.click(tool(canvas, "特殊字符"));
    await userEvent.click(within(await screen.findByRole("dialog", { name: "特殊字符" })).getByRole("button", { name: "≤" }));
    await userEvent.click(tool(canvas, "表情"));
    await userEvent.click(await screen.findByRole("button", { name: "🍵" }));
    await tells(canvas, "<p>明前龙井茶≤🍵</p>");
    await userEvent.click(tool(canvas, "插入日期时间"));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^\d{4}年\d{1,2}月\d{1,2}日$/ }));
    await waitFor(() => expect(canvas.getByTestId("value").textContent).toMatch(/^<p>明前龙井茶≤🍵\d{4}年\d{1,2}月\d{1,2}日<\/p>$/));
  },
};

export const SearchAndReplace: Story = {
  args: { value: "<p>Tea 茶，绿茶，红茶</p><p>tea</p>" },
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    text.focus();
    await userEvent.keyboard("{Control>}f{/Control}");
    const panel = within(canvas.getByRole("search", { name: "查找和替换" }));
    await userEvent.type(panel.getByLabelText("查找内容"), "茶");
    await expect(await panel.findByText("第 1 个，共 3 个")).toBeVisible();
    await expect(text.querySelectorAll(".rt-found")).toHaveLength(3);
    await userEvent.keyboard("{Enter}");
    await expect(await panel.findByText("第 2 个，共 3 个")).toBeVisible();
    await userEvent.type(panel.getByLabelText("替换为"), "茶叶");
    await userEvent.click(panel.getByRole("button", { name: "替换" }));
    await tells(canvas, "<p>Tea 茶，绿茶叶，红茶</p><p>tea</p>");
    await expect(await panel.findByText("第 3 个，共 3 个")).toBeVisible();
    await userEvent.clear(panel.getByLabelText("查找内容"));
    await userEvent.type(panel.getByLabelText("查找内容"), "tea");
    await expect(await panel.findByText(/共 2 个/)).toBeVisible();
    await userEvent.click(panel.getByLabelText("区分大小写"));
    await expect(await panel.findByText("第 1 个，共 1 个")).toBeVisible();
    await userEvent.clear(panel.getByLabelText("替换为"));
    await userEvent.click(panel.getByRole("button", { name: "全部替换" }));
    await expect(await panel.findByText("已替换 1 处")).toBeVisible();
    await tells(canvas, "<p>Tea 茶，绿茶叶，红茶</p><p></p>");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("search")).toBeNull();
    await expect(text.querySelector(".rt-found")).toBeNull();
    await expect(text).toHaveFocus();
  },
};

export const Preview: Story = {
  args: { value: teaText },
  play: async ({ canvas, userEvent }) => {
    await box(canvas);
    await userEvent.click(tool(canvas, "预览"));
    const dialog = within(await screen.findByRole("dialog", { name: "预览" }));
    await userEvent.click(dialog.getByLabelText("手机"));
    const heading = await dialog.findByRole("heading", { name: "明前龙井 · 2026 新茶" });
    await waitFor(() => expect(heading.getBoundingClientRect().width).toBeLessThan(375));
  },
};

/** One stop for the Tab key; arrow keys, Home and End within. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    const bar = canvas.getByRole("toolbar", { name: "编辑工具栏" });
    await expect(
      within(bar)
        .getAllByRole("button")
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    await userEvent.tab();
    await expect(tool(canvas, "撤销")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(tool(canvas, "全屏")).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(tool(canvas, "段落格式 正文")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await expect(screen.getByRole("menuitemradio", { name: "正文" })).toHaveAttribute("data-highlighted");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitemradio", { name: "标题 1" })).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await tells(canvas, "<h1>明前龙井茶</h1>");
    await expect(text).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tool(canvas, "段落格式 标题 1")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
    await tells(canvas, "<p>明前龙井茶</p>");
    await expect(tool(canvas, "撤销")).toHaveFocus(); // the keys keep their place
  },
};
