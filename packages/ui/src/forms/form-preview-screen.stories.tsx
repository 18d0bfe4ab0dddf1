import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { FormPreviewScreen } from "./form-preview-screen";
import { contentOf, described, fieldsByType } from "./testing/sample-form";

const meta = {
  title: "Screens/Forms/Preview",
  component: FormPreviewScreen,
  parameters: {
    layout: "fullscreen",
    states: {
      Loading: "n/a: nothing is fetched, the form comes in a message",
      Refused: "n/a: the page is public and shows nothing of any shop",
    },
  },
  decorators: [withShop()],
} satisfies Meta<typeof FormPreviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Posts a form to the page, as a designer in another frame does. */
const post = (data: unknown) => postMessage({ type: "refreshFrame", data }, location.origin);

const form = contentOf([
  ...fieldsByType.slice(0, 2),
  described("el-input", "code", "邀请码", { regList: [{ pattern: "/^(?=.*\\d)[a-z\\d]+$/", message: "不会出现" }] }),
]);

export const Empty: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText("等待表单配置")).toBeVisible(),
};

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("等待表单配置");
    post(JSON.stringify(form));
    await userEvent.type(await canvas.findByLabelText("店铺名称"), "山月茶家");
    await expect((await canvas.findAllByText("“邀请码”的校验规则无法使用，提交时不会检查：/^(?=.*\\d)[a-z\\d]+$/")).length).toBe(2);
    await userEvent.type(canvas.getByLabelText("邀请码"), "没有数字也行");
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await waitFor(() => expect(canvas.getByText(/"code": "没有数字也行"/)).toBeVisible());
    post(contentOf([described("el-input", "other", "另一个")]));
    await expect(await canvas.findByLabelText("另一个")).toBeVisible();
    await expect(canvas.queryByText("提交的内容")).toBeNull();
  },
};

/** Nothing but what comes from this origin, and is a form, is looked at. */
export const Foreign: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("等待表单配置");
    post(form);
    await expect(await canvas.findByLabelText("店铺名称")).toBeVisible(); // it listens
    const data = { type: "refreshFrame", data: contentOf([described("el-input", "evil", "来自别处")]) };
    for (const origin of ["https://evil.example", "null", "", `${location.origin}.evil.example`])
      dispatchEvent(new MessageEvent("message", { origin, data }));
    postMessage({ ...data, type: "other" }, location.origin);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.queryByLabelText("来自别处")).toBeNull();
    await expect(canvas.getByLabelText("店铺名称")).toBeVisible();
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("等待表单配置");
    post('{"fields": [');
    await expect(await canvas.findByText("表单内容不是有效的 JSON，请检查后重新发送")).toBeVisible();
    post({ title: "没有控件" });
    await expect(await canvas.findByText("表单内容里没有 fields 列表，请检查后重新发送")).toBeVisible();
    post(form);
    await expect(await canvas.findByLabelText("店铺名称")).toBeVisible();
  },
};

/** What is not as it should be is listed, and shown in its place. */
export const Issues: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("等待表单配置");
    post(
      contentOf([
        described("el-input", "a", "格子", { layout: "gridItem" }),
        described("el-tree", "b", "树"),
        described("el-select", "c", "选项", {}, { __slot__: { options: [{ label: "没有值" }] } }),
        described("el-input", "d", "链接", { tips: true, tipsIsLink: true, tipsDesc: "说明", tipsLink: "javascript:alert(1)" }),
      ]),
    );
    await expect(await canvas.findByText("有 4 处需要处理")).toBeVisible();
    await expect(canvas.getAllByText("没有与gridItem匹配的layout")).toHaveLength(2);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("等待表单配置");
    post({ ...form, disabled: true });
    await expect(await canvas.findByLabelText("店铺名称")).toHaveTextContent("-");
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("等待表单配置");
    post(form);
    await expect(await canvas.findByLabelText("店铺名称")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
