import { textOf } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
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
  play: async ({ canvas }) => expect(await canvas.findByText(textOf(formText, "preview.waiting"))).toBeVisible(),
};

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(textOf(formText, "preview.waiting"));
    post(JSON.stringify(form));
    await userEvent.type(await canvas.findByLabelText("店铺名称"), "山月茶家");
    await expect(
      (await canvas.findAllByText(textOf(formText, "gaps.pattern", { label: "邀请码", what: "/^(?=.*\\d)[a-z\\d]+$/" }))).length,
    ).toBe(2);
    await userEvent.type(canvas.getByLabelText("邀请码"), "没有数字也行");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() => expect(canvas.getByText(/"code": "没有数字也行"/)).toBeVisible());
    post(contentOf([described("el-input", "other", "另一个")]));
    await expect(await canvas.findByLabelText("另一个")).toBeVisible();
    await expect(canvas.queryByText(textOf(formText, "preview.submitted"))).toBeNull();
  },
};

/** Only messages from this origin that contain a form are used. */
export const Foreign: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(textOf(formText, "preview.waiting"));
    post(form);
    await expect(await canvas.findByLabelText("店铺名称")).toBeVisible(); // the screen listens
    const data = { type: "refreshFrame", data: contentOf([described("el-input", "evil", "来自别处")]) };
    for (const origin of ["https://evil.example", "null", "", `${location.origin}.evil.example`])
      dispatchEvent(new MessageEvent("message", { origin, data }));
    const heard = new Promise((resolve) => addEventListener("message", resolve, { once: true }));
    postMessage({ ...data, type: "other" }, location.origin);
    await heard;
    await expect(canvas.queryByLabelText("来自别处")).toBeNull();
    await expect(canvas.getByLabelText("店铺名称")).toBeVisible();
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(textOf(formText, "preview.waiting"));
    post('{"fields": [');
    await expect(await canvas.findByText(textOf(formText, "faults.json"))).toBeVisible();
    post({ title: "没有控件" });
    await expect(await canvas.findByText(textOf(formText, "faults.shape"))).toBeVisible();
    post(form);
    await expect(await canvas.findByLabelText("店铺名称")).toBeVisible();
  },
};

/** Problems of the template are listed, and shown at their fields. */
export const Issues: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(textOf(formText, "preview.waiting"));
    post(
      contentOf([
        described("el-input", "a", "格子", { layout: "gridItem" }),
        described("el-tree", "b", "树"),
        described("el-select", "c", "选项", {}, { __slot__: { options: [{ label: "没有值" }] } }),
        described("el-input", "d", "链接", { tips: true, tipsIsLink: true, tipsDesc: "说明", tipsLink: "javascript:alert(1)" }),
      ]),
    );
    await expect(await canvas.findByText(textOf(formText, "issues", { count: 4 }))).toBeVisible();
    await expect(canvas.getAllByText(textOf(formText, "gaps.layout", { what: "gridItem" }))).toHaveLength(2);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(textOf(formText, "preview.waiting"));
    post({ ...form, disabled: true });
    await expect(await canvas.findByLabelText("店铺名称")).toHaveTextContent("-");
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByText(textOf(formText, "preview.waiting"));
    post(form);
    await expect(await canvas.findByLabelText("店铺名称")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
