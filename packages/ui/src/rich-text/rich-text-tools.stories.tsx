import { textOf } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { pattern, word } from "../../.storybook/words";
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
    for (const name of [
      textOf(richTextText, "tools.bold"),
      textOf(richTextText, "tools.italic"),
      textOf(richTextText, "tools.underline"),
      textOf(richTextText, "tools.strike"),
      textOf(richTextText, "tools.superscript"),
      textOf(richTextText, "tools.subscript"),
    ])
      await userEvent.click(tool(canvas, name));
    await expect(tool(canvas, textOf(richTextText, "tools.bold"))).toHaveAttribute("aria-pressed", "true");
    await expect(tool(canvas, textOf(richTextText, "tools.superscript"))).toHaveAttribute("aria-pressed", "false");
    await tells(canvas, "<p>明前<strong><em><s><u><sub>龙井</sub></u></s></em></strong>茶</p>");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.clear")));
    await tells(canvas, "<p>明前龙井茶</p>");
  },
};

export const FontSizeAndColour: Story = {
  play: async ({ canvas, userEvent }) => {
    await putCursor(await box(canvas), "龙井", "select");
    await userEvent.click(tool(canvas, pattern`^${textOf(richTextText, "tools.font")}`));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: textOf(richTextText, "fonts.kai") }));
    await userEvent.click(tool(canvas, pattern`^${textOf(richTextText, "tools.size")}`));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "24px" }));
    await userEvent.click(tool(canvas, pattern`^${textOf(richTextText, "tools.lineHeight")}`));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "1.5" }));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.color")));
    await userEvent.click(await screen.findByRole("button", { name: textOf(richTextText, "colors.choose", { color: "#7b241c" }) }));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.background")));
    await userEvent.click(await screen.findByRole("button", { name: textOf(richTextText, "colors.choose", { color: "#fcf3cf" }) }));
    await expect(tool(canvas, `${textOf(richTextText, "tools.font")} ${textOf(richTextText, "fonts.kai")}`)).toBeVisible();
    await expect(tool(canvas, `${textOf(richTextText, "tools.size")} 24px`)).toBeVisible();
    await tells(
      canvas,
      '<p>明前<span style="background-color: rgb(252, 243, 207); color: rgb(123, 36, 28); font-family: KaiTi, &quot;Kaiti SC&quot;, serif; font-size: 24px; line-height: 1.5;">龙井</span>茶</p>',
    );
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.background")));
    await userEvent.click(await screen.findByRole("button", { name: textOf(richTextText, "colors.noBackground") }));
    await userEvent.click(tool(canvas, `${textOf(richTextText, "tools.size")} 24px`));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: textOf(richTextText, "sizes.normal") }));
    await waitFor(() => expect(canvas.getByTestId("value").textContent).not.toMatch(/background|font-size/));
  },
};

export const Paragraphs: Story = {
  play: async ({ canvas, userEvent }) => {
    await putCursor(await box(canvas), "明前");
    await userEvent.click(tool(canvas, `${textOf(richTextText, "tools.block")} ${textOf(richTextText, "blocks.paragraph")}`));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: textOf(richTextText, "blocks.heading", { level: 2 }) }));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.alignCenter")));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.indent")));
    await expect(
      tool(canvas, `${textOf(richTextText, "tools.block")} ${textOf(richTextText, "blocks.heading", { level: 2 })}`),
    ).toBeVisible();
    await tells(canvas, '<h2 style="text-align: center; margin-left: 2em;">明前龙井茶</h2>');
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.outdent")));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.alignCenter")));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.quote")));
    await tells(canvas, "<blockquote><h2>明前龙井茶</h2></blockquote>");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.clear")));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.codeBlock")));
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
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.numbers")));
    await tells(canvas, "<ol><li><p>一</p></li><li><p>二</p></li></ol>");
    await putCursor(text, "二");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.indent")));
    await tells(canvas, "<ol><li><p>一</p><ol><li><p>二</p></li></ol></li></ol>");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.outdent")));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.outdent")));
    await tells(canvas, "<ol><li><p>一</p></li></ol><p>二</p>");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.bullets")));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.line")));
    await waitFor(() => expect(canvas.getByTestId("value").textContent).toContain("<ul><li><p>二</p>"));
  },
};

export const Links: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await putCursor(text, "龙井", "select");
    await userEvent.keyboard("{Control>}k{/Control}");
    const dialog = within(await screen.findByRole("dialog", { name: textOf(richTextText, "link.title") }));
    await expect(dialog.getByLabelText(textOf(richTextText, "link.text"))).toHaveValue("龙井");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(dialog.getByLabelText(pattern`^${textOf(richTextText, "link.address")}`)).toHaveAccessibleDescription(
      pattern`${textOf(richTextText, "link.empty")}`,
    );
    await userEvent.type(dialog.getByLabelText(pattern`^${textOf(richTextText, "link.address")}`), "javascript:alert(1)");
    await expect(dialog.getByText(textOf(richTextText, "link.wrong"))).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(pattern`^${textOf(richTextText, "link.address")}`));
    await userEvent.type(dialog.getByLabelText(pattern`^${textOf(richTextText, "link.address")}`), "www.a.cn/茶");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await tells(canvas, '<p>明前<a target="_blank" rel="noopener" href="https://www.a.cn/茶">龙井</a>茶</p>');
    await putCursor(text, "龙");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.link")));
    const again = within(await screen.findByRole("dialog", { name: textOf(richTextText, "link.edit") }));
    await userEvent.clear(again.getByLabelText(textOf(richTextText, "link.text")));
    await userEvent.type(again.getByLabelText(textOf(richTextText, "link.text")), "绿");
    await userEvent.click(again.getByRole("button", { name: word("actions.confirm") }));
    await tells(canvas, '<p>明前<a target="_blank" rel="noopener" href="https://www.a.cn/茶">绿</a>茶</p>');
    await putCursor(text, "绿");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.link")));
    await userEvent.click(await screen.findByRole("button", { name: textOf(richTextText, "link.remove") }));
    await tells(canvas, "<p>明前绿茶</p>");
  },
};

export const Tables: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await putCursor(text, "茶");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.table")));
    const first = await screen.findByRole("button", { name: textOf(richTextText, "table.size", { rows: 1, columns: 1 }) });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(text).getAllByRole("row")).toHaveLength(2));
    await expect(within(text).getAllByRole("columnheader")).toHaveLength(3);
    const action = async (name: string) => {
      await userEvent.click(tool(canvas, textOf(richTextText, "tools.table")));
      await userEvent.click(await screen.findByRole("menuitem", { name }));
    };
    await action(textOf(richTextText, "table.rowBelow"));
    await action(textOf(richTextText, "table.columnAfter"));
    await waitFor(() => expect(within(text).getAllByRole("row")).toHaveLength(3));
    await expect(within(text).getAllByRole("columnheader")).toHaveLength(4);
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.table")));
    await expect(await screen.findByRole("menuitem", { name: textOf(richTextText, "table.merge") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{Escape}");
    await action(textOf(richTextText, "table.deleteColumn"));
    await action(textOf(richTextText, "table.headerRow"));
    await waitFor(() => expect(within(text).queryByRole("columnheader")).toBeNull());
    await action(textOf(richTextText, "table.deleteRow"));
    await waitFor(() => expect(within(text).getAllByRole("row")).toHaveLength(2));
    await action(textOf(richTextText, "table.deleteTable"));
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
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.table")));
    await userEvent.click(await screen.findByRole("menuitem", { name: textOf(richTextText, "table.split") }));
    await waitFor(() => expect(within(text).getAllByRole("cell")).toHaveLength(4));
  },
};

export const PicturesAndVideos: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await putCursor(text, "茶");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.picture")));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(richTextText, "picture.title") }));
    await userEvent.type(dialog.getByLabelText(pattern`^${textOf(richTextText, "picture.address")}`), demoPictures[0] ?? "");
    await userEvent.type(dialog.getByLabelText(textOf(richTextText, "picture.description")), "茶园");
    await userEvent.type(dialog.getByLabelText(textOf(richTextText, "picture.width")), "320");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await tells(canvas, `<p>明前龙井茶<img src="${demoPictures[0] ?? ""}" alt="茶园" width="320"></p>`);
    const picture = await within(text).findByRole("img", { name: "茶园" });
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBe(320));
    const { left, top } = picture.getBoundingClientRect();
    for (const press of [fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click])
      await press(picture, { clientX: left + 20, clientY: top + 20, detail: 1 });
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.picture")));
    const again = within(await screen.findByRole("dialog", { name: textOf(richTextText, "picture.edit") }));
    await expect(again.getByLabelText(textOf(richTextText, "picture.width"))).toHaveValue("320");
    await userEvent.clear(again.getByLabelText(textOf(richTextText, "picture.width")));
    await userEvent.click(again.getByRole("button", { name: word("actions.confirm") }));
    await tells(canvas, `<p>明前龙井茶<img src="${demoPictures[0] ?? ""}" alt="茶园"></p>`);
    await putCursor(text, "明前");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.video")));
    const video = within(await screen.findByRole("dialog", { name: textOf(richTextText, "video.title") }));
    await userEvent.type(video.getByLabelText(pattern`^${textOf(richTextText, "video.address")}`), "ftp://a");
    await userEvent.click(video.getByRole("button", { name: word("actions.confirm") }));
    await expect(video.getByText(textOf(richTextText, "video.wrong"))).toBeVisible();
    await userEvent.clear(video.getByLabelText(pattern`^${textOf(richTextText, "video.address")}`));
    await userEvent.type(video.getByLabelText(pattern`^${textOf(richTextText, "video.address")}`), `${location.origin}/a.mp4{Enter}`);
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
      { url: `${location.origin}/a.mp4`, type: "video/mp4", name: textOf(richTextText, "tools.video") },
      { url: tea, name: "茶园" },
    ]);
    await putCursor(await box(canvas), "明前");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.upload")));
    await expect(pickMedia).toHaveBeenCalledWith({ max: 10 });
    await tells(
      canvas,
      `<p>明前<img src="${cup}" alt=""><video controls="" src="${location.origin}/a.mp4"></video><img src="${tea}" alt="">龙井茶</p>`,
    );
    pickMedia.mockResolvedValueOnce([]); // closed
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.upload")));
    pickMedia.mockResolvedValueOnce(Array.from({ length: 11 }, () => ({ url: tea })));
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.upload")));
    await expect(await screen.findByText(textOf(richTextText, "picture.tooMany"))).toBeVisible();
    pickMedia.mockResolvedValueOnce([{ url: "blob:x" }]);
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.upload")));
    await expect(await screen.findByText(textOf(richTextText, "picture.unusable", { count: 1 }))).toBeVisible();
  },
};

export const SignsEmojiAndTime: Story = {
  play: async ({ canvas, userEvent }) => {
    await putCursor(await box(canvas), "茶");
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.signs")));
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: textOf(richTextText, "tools.signs") })).getByRole("button", { name: "≤" }),
    );
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.emoji")));
    await userEvent.click(await screen.findByRole("button", { name: "🍵" }));
    await tells(canvas, "<p>明前龙井茶≤🍵</p>");
    const someDay = textOf(richTextText, "date.long", { year: "\\d{4}", month: "\\d{1,2}", day: "\\d{1,2}" });
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.date")));
    await userEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${someDay}$`) }));
    await waitFor(() => expect(canvas.getByTestId("value").textContent).toMatch(new RegExp(`^<p>明前龙井茶≤🍵${someDay}</p>$`)));
  },
};

export const SearchAndReplace: Story = {
  args: { value: "<p>Tea 茶，绿茶，红茶</p><p>tea</p>" },
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    text.focus();
    await userEvent.keyboard("{Control>}f{/Control}");
    const panel = within(canvas.getByRole("search", { name: textOf(richTextText, "tools.search") }));
    await userEvent.type(panel.getByLabelText(textOf(richTextText, "search.find")), "茶");
    await expect(await panel.findByText(textOf(richTextText, "search.position", { at: 1, count: 3 }))).toBeVisible();
    await expect(text.querySelectorAll(".rt-found")).toHaveLength(3);
    await userEvent.keyboard("{Enter}");
    await expect(await panel.findByText(textOf(richTextText, "search.position", { at: 2, count: 3 }))).toBeVisible();
    await userEvent.type(panel.getByLabelText(textOf(richTextText, "search.replace")), "茶叶");
    await userEvent.click(panel.getByRole("button", { name: textOf(richTextText, "search.replaceOne") }));
    await tells(canvas, "<p>Tea 茶，绿茶叶，红茶</p><p>tea</p>");
    await expect(await panel.findByText(textOf(richTextText, "search.position", { at: 3, count: 3 }))).toBeVisible();
    await userEvent.clear(panel.getByLabelText(textOf(richTextText, "search.find")));
    await userEvent.type(panel.getByLabelText(textOf(richTextText, "search.find")), "tea");
    await expect(await panel.findByText(pattern`${textOf(richTextText, "search.position", { at: "*", count: 2 })}`)).toBeVisible();
    await userEvent.click(panel.getByLabelText(textOf(richTextText, "search.isCaseSensitive")));
    await expect(await panel.findByText(textOf(richTextText, "search.position", { at: 1, count: 1 }))).toBeVisible();
    await userEvent.clear(panel.getByLabelText(textOf(richTextText, "search.replace")));
    await userEvent.click(panel.getByRole("button", { name: textOf(richTextText, "search.replaceAll") }));
    await expect(await panel.findByText(textOf(richTextText, "search.replaced", { count: 1 }))).toBeVisible();
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
    await userEvent.click(tool(canvas, textOf(richTextText, "tools.preview")));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(richTextText, "tools.preview") }));
    await userEvent.click(dialog.getByLabelText(textOf(richTextText, "preview.phone")));
    const heading = await dialog.findByRole("heading", { name: "明前龙井 · 2026 新茶" });
    await waitFor(() => expect(heading.getBoundingClientRect().width).toBeLessThan(375));
  },
};

/** One tab stop; arrow keys, Home and End within. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    const bar = canvas.getByRole("toolbar", { name: textOf(richTextText, "toolbar") });
    await expect(
      within(bar)
        .getAllByRole("button")
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    await userEvent.tab();
    await expect(tool(canvas, textOf(richTextText, "tools.undo"))).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(tool(canvas, textOf(richTextText, "tools.fullscreen"))).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(tool(canvas, `${textOf(richTextText, "tools.block")} ${textOf(richTextText, "blocks.paragraph")}`)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await expect(screen.getByRole("menuitemradio", { name: textOf(richTextText, "blocks.paragraph") })).toHaveAttribute("data-highlighted");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(screen.getByRole("menuitemradio", { name: textOf(richTextText, "blocks.heading", { level: 1 }) })).toHaveAttribute(
        "data-highlighted",
      ),
    );
    await userEvent.keyboard("{Enter}");
    await tells(canvas, "<h1>明前龙井茶</h1>");
    await expect(text).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(
      tool(canvas, `${textOf(richTextText, "tools.block")} ${textOf(richTextText, "blocks.heading", { level: 1 })}`),
    ).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
    await tells(canvas, "<p>明前龙井茶</p>");
    await expect(tool(canvas, textOf(richTextText, "tools.undo"))).toHaveFocus(); // the tab stop stays
  },
};
