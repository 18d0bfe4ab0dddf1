import { textOf } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, useState } from "react";
import { useForm } from "react-hook-form";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { pattern, word } from "../../.storybook/words";
import { library, paste, pictureFile, putCursor, teaText, Writing } from "../../.storybook/writing";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { FormItem } from "../form/form-item";
import { RichTextInput } from "./rich-text-input";
import { RichTextMediaContext } from "./rich-text-media";

const meta = {
  title: "Parts/Rich text/Input",
  component: RichTextInput,
  args: { value: "" },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof RichTextInput>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const box = (canvas: Canvas) => canvas.findByRole("textbox", { name: "商品详情" });
const reportedValue = (canvas: Canvas) => canvas.getByTestId("value").textContent ?? "";

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await expect(text).toHaveAttribute("aria-multiline", "true");
    await expect(text.querySelector("[data-placeholder]")).toHaveAttribute("data-placeholder", textOf(richTextText, "placeholder"));
    await userEvent.click(text);
    await userEvent.keyboard("明前龙井");
    await waitFor(() => expect(reportedValue(canvas)).toBe("<p>明前龙井</p>"));
    await expect(canvas.getByText(textOf(richTextText, "footer.words", { count: 4 }))).toBeVisible();
    await userEvent.keyboard("{Backspace>4}");
    await waitFor(() => expect(reportedValue(canvas)).toBe(""));
  },
};

export const Full: Story = {
  args: { value: teaText },
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await expect(within(text).getByRole("table")).toBeVisible();
    await expect(within(text).getByRole("link", { name: "龙井茶志" })).toHaveAttribute("rel", "noopener");
    await expect(reportedValue(canvas)).toBe(teaText);
    await userEvent.click(within(text).getByText("清明前采摘，一芽一叶"));
    await userEvent.keyboard("！");
    await waitFor(() => expect(reportedValue(canvas)).toContain("！"));
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.undo") }));
    await waitFor(() => expect(reportedValue(canvas)).toBe(teaText)); // opening it has changed nothing
  },
};

const rows = Array.from(
  { length: 40 },
  (_, row) => `<tr>${Array.from({ length: 12 }, (_, at) => `<td><p>第 ${row + 1} 行第 ${at + 1} 列</p></td>`).join("")}</tr>`,
);
export const LongTable: Story = {
  args: { value: `<p>规格明细</p><table><tbody>${rows.join("")}</tbody></table><p>完</p>` },
  play: async ({ canvas }) => {
    const text = await box(canvas);
    await expect(within(text).getAllByRole("row")).toHaveLength(40);
    // the table scrolls within the page, which stays as wide as its form
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Wrong: Story = {
  render: (args) => <Writing {...args} isRequired error="请输入商品详情" help="图文并茂的详情更受顾客欢迎" />,
  play: async ({ canvas }) => {
    const text = await box(canvas);
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await expect(text).toHaveAttribute("aria-required", "true");
    await expect(text).toHaveAccessibleDescription("请输入商品详情 图文并茂的详情更受顾客欢迎");
  },
};

export const TooLong: Story = {
  args: { value: "<p>明前龙井，清明前采摘</p>", maxLength: 10 },
  play: async ({ canvas }) => {
    await box(canvas);
    await expect(await canvas.findByText(textOf(richTextText, "footer.tooLong"))).toBeVisible();
    await expect(canvas.getByText(textOf(richTextText, "footer.used", { length: 17, max: 10 }))).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { value: teaText, disabled: true },
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole("group", { name: "商品详情" });
    await expect(shown).toHaveAttribute("aria-disabled", "true");
    await expect(within(shown).getByRole("heading", { name: "明前龙井 · 2026 新茶" })).toBeVisible();
    await expect(canvas.queryByRole("toolbar")).toBeNull();
  },
};
export const ReadOnly: Story = { args: { value: teaText, isReadOnly: true } };
export const ReadOnlyEmpty: Story = {
  args: { value: "", isReadOnly: true },
  play: async ({ canvas }) => expect(await canvas.findByText(textOf(richTextText, "empty"))).toBeVisible(),
};

export const Uploading: Story = {
  render: (args) => <Writing {...args} media={{ uploadPicture: library({ pause: 600_000 }).uploadPicture }} />,
  play: async ({ canvas }) => {
    const text = await box(canvas);
    paste(text, { files: [await pictureFile("茶园.png"), await pictureFile("茶杯.png", "peru")] });
    await expect(await canvas.findByText(textOf(richTextText, "upload.sending", { name: "茶园.png", percent: 20 }))).toBeVisible();
    await expect(canvas.getByText(textOf(richTextText, "upload.waiting", { name: "茶杯.png" }))).toBeVisible();
    await expect(
      canvas.getByRole("progressbar", { name: textOf(richTextText, "upload.sending", { name: "茶园.png", percent: 20 }) }),
    ).toBeVisible();
  },
};

const refusing = library({ refuse: ["太大.png"] });
export const FailedUpload: Story = {
  render: (args) => <Writing {...args} media={{ uploadPicture: refusing.uploadPicture }} />,
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    paste(text, { files: [await pictureFile("太大.png")] });
    await expect(await canvas.findByText(textOf(richTextText, "upload.failed", { name: "太大.png" }))).toBeVisible();
    await expect(canvas.getByText("图片大小不能超过 5 MB，请压缩后再上传")).toBeVisible();
    await expect(reportedValue(canvas)).toBe("");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.retry") }));
    await waitFor(() => expect(reportedValue(canvas)).toMatch(/^<p><img src="http[^"]+" alt=""><\/p>$/));
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.undo") }));
    await waitFor(() => expect(reportedValue(canvas)).toBe(""));
    // the redone picture was uploaded meanwhile
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.redo") }));
    await waitFor(() => expect(reportedValue(canvas)).toMatch(/^<p><img src="http/));
  },
};

interface Product {
  content: string;
}
const saved = fn();
function ProductForm() {
  const form = useForm<Product, unknown, Product>({ defaultValues: { content: "<p>旧</p>" } });
  const [media] = useState(() => library({ pause: 900 }));
  return (
    <RichTextMediaContext value={media}>
      <form onSubmit={(event) => void form.handleSubmit(({ content }) => saved(content))(event)}>
        <FormItem form={form} name="content" label="商品详情" isWide explain={(message) => message}>
          {(field) => <RichTextInput {...field} />}
        </FormItem>
        <Button type="submit">保存</Button>
        <Button onClick={() => form.reset({ content: "<p>恢复的草稿</p>" })}>恢复</Button>
        <output>{form.formState.isDirty ? "已修改" : "未修改"}</output>
      </form>
    </RichTextMediaContext>
  );
}

export const InForm: Story = {
  render: () => <ProductForm />,
  play: async ({ canvas, userEvent }) => {
    saved.mockClear();
    const text = await box(canvas);
    await expect(canvas.getByText("未修改")).toBeVisible();
    await putCursor(text, "旧");
    await userEvent.keyboard("的文字");
    await userEvent.click(canvas.getByRole("button", { name: "保存" })); // sooner than the delay of typing
    await expect(saved).toHaveBeenCalledWith("<p>旧的文字</p>");
    await userEvent.click(canvas.getByRole("button", { name: "恢复" }));
    await waitFor(() => expect(text).toHaveTextContent("恢复的草稿"));
    await waitFor(() => expect(canvas.getByText("未修改")).toBeVisible());
  },
};

export const NotSavedWithoutPictures: Story = {
  render: () => <ProductForm />,
  play: async ({ canvas, userEvent }) => {
    saved.mockClear();
    const text = await box(canvas);
    paste(text, { files: [await pictureFile("茶园.png")] });
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText(textOf(richTextText, "upload.underWay", { count: 1 }))).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await waitFor(() => expect(within(text).queryByText(/茶园\.png/)).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.stringMatching(/<img src="http/)));
  },
};

function Tabs() {
  const [isShown, setShown] = useState(true);
  const [media] = useState(() => library({ pause: 600 }));
  return (
    <>
      <Button onClick={() => setShown(!isShown)}>{isShown ? "离开标签页" : "回到标签页"}</Button>
      <Activity mode={isShown ? "visible" : "hidden"}>
        <Writing value={`<p>第一段</p>${"<p>茶</p>".repeat(40)}`} media={media} />
      </Activity>
    </>
  );
}

/** A page behind its tab: text, cursor, undo history, scroll position and uploads are kept. */
export const HiddenAndShown: Story = {
  render: () => <Tabs />,
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await putCursor(text, "第一段");
    await userEvent.keyboard("很长");
    paste(text, { files: [await pictureFile("茶园.png")] });
    await userEvent.click(canvas.getByRole("button", { name: "离开标签页" }));
    await waitFor(() => expect(reportedValue(canvas)).toContain("第一段很长"));
    await waitFor(() => expect(reportedValue(canvas)).toMatch(/第一段很长<img src="http/));
    await userEvent.click(canvas.getByRole("button", { name: "回到标签页" }));
    const again = await box(canvas);
    await expect(within(again).getByText("第一段很长")).toBeVisible();
    again.focus();
    await userEvent.keyboard("，接着写");
    await waitFor(() => expect(reportedValue(canvas)).toMatch(/第一段很长<img [^>]+>，接着写</));
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.undo") }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.undo") }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.undo") }));
    await waitFor(() => expect(reportedValue(canvas)).toMatch(/^<p>第一段<\/p>/));
  },
};

/** A panel that was open in the editor is open again. */
export const HiddenWithItsTools: Story = {
  render: () => <Tabs />,
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.fullscreen") }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.search") }));
    await userEvent.type(canvas.getByLabelText(textOf(richTextText, "search.find")), "第一");
    await expect(await canvas.findByText(textOf(richTextText, "search.position", { at: 1, count: 1 }))).toBeVisible();
    const leave = canvas.getByText("离开标签页"); // unlike a tab bar, the button is covered
    await fireEvent.click(leave);
    await waitFor(() => expect(text).not.toBeVisible());
    await fireEvent.click(canvas.getByText("回到标签页"));
    const again = await box(canvas);
    await expect(again.closest(":popover-open")).not.toBeNull();
    await waitFor(() => expect(again.querySelectorAll(".rt-found")).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.leaveFullscreen") }));
  },
};

export const Fullscreen: Story = {
  args: { value: teaText },
  render: (args) => (
    <div style={{ height: 300, overflow: "hidden", containerType: "inline-size", transform: "translateX(0)" }}>
      <Writing {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.fullscreen") }));
    const editor = text.closest("[popover]");
    await expect(editor?.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth, height: innerHeight });
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.link") }));
    await expect(await screen.findByRole("dialog", { name: textOf(richTextText, "link.title") })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.cancel") }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.leaveFullscreen") }));
    await expect(text.closest("[popover]")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.fullscreen") }));
    text.focus();
    await userEvent.keyboard("{Escape}");
    await expect(text.closest("[popover]")).toBeNull();
  },
};

/** In a dialog its popups open above the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Modal isOpen title="编辑详情" width={820} onClose={() => undefined}>
      <Writing {...args} />
    </Modal>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "编辑详情" }));
    await dialog.findByRole("textbox", { name: "商品详情" });
    await userEvent.click(dialog.getByRole("button", { name: pattern`^${textOf(richTextText, "tools.size")}` }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "24px" }));
    await userEvent.keyboard("大字");
    await waitFor(() => expect(dialog.getByTestId("value")).toHaveTextContent("font-size: 24px"));
  },
};

export const Phone: Story = {
  args: { value: teaText, height: 320 },
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <div style={{ width: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await box(canvas);
    const bar = canvas.getByRole("toolbar", { name: textOf(richTextText, "toolbar") });
    await expect(bar.clientHeight).toBeLessThan(60);
    const last = canvas.getByRole("button", { name: textOf(richTextText, "tools.fullscreen") });
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right + 1));
  },
};
export const Dark: Story = { args: { value: teaText }, globals: { colorMode: "dark" } };
export const English: Story = {
  args: { value: teaText },
  globals: { language: "en" },
  play: async ({ canvas }) => {
    await canvas.findByRole("toolbar", { name: "Editing tools" });
    await expect(canvas.getByRole("button", { name: "Insert date or time" })).toBeVisible();
  },
};

export const PressedBelowTheEnd: Story = {
  args: { value: "<p>上</p><hr>" },
  play: async ({ canvas, userEvent }) => {
    const text = await box(canvas);
    const { left, bottom } = text.getBoundingClientRect();
    await fireEvent.mouseDown(text, { clientX: left + 20, clientY: bottom - 10 });
    await userEvent.keyboard("下");
    await waitFor(() => expect(reportedValue(canvas)).toBe("<p>上</p><hr><p>下</p>"));
  },
};
