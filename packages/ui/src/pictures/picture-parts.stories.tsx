import { useAction } from "@shopkeeper/hooks/core";
import type { Submission } from "@shopkeeper/hooks/forms/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { NamedForm } from "../forms/shared";
import { pictureParts } from "./picture-parts";

function Settlement({ onSend }: { onSend: (submission: Submission) => void }) {
  const action = useAction(async (submission: Submission) => {
    onSend(submission);
    return null;
  }, []);
  return <NamedForm source={{ name: "结算信息-微信" }} action={action} label="结算信息-微信" parts={pictureParts} />;
}

const meta = { title: "Screens/Pictures/In a form", component: Settlement, args: { onSend: fn() } } satisfies Meta<typeof Settlement>;
export default meta;

/** A form made from a template asks for a picture: it comes out of the library. */
export const Full: StoryObj<typeof meta> = {
  decorators: [withShop({ pictures: [{ name: "收款码", path: "demo/cup-1.svg" }] })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText("真实姓名"), "山月");
    await userEvent.type(canvas.getByLabelText("微信号"), "shanyue-tea");
    await userEvent.click(canvas.getByRole("button", { name: /选择图片/ }));
    const library = within(await screen.findByRole("dialog", { name: "上传图片" }));
    await userEvent.click(await library.findByRole("button", { name: "收款码" }));
    await userEvent.click(library.getByRole("button", { name: "使用选中图片" }));
    await expect(await canvas.findByRole("button", { name: "移除第 1 张图片" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ realName: "山月", wechatQrcodeUrl: expect.stringContaining("blob:") }),
      ),
    );
  },
};
