import { textOf } from "@shopkeeper/hooks/texts";
import { useAction } from "@shopkeeper/hooks/core";
import type { Submission } from "@shopkeeper/hooks/forms/shared";
import { pictureText } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
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

/** The field labels of the platform's template, which are data. */
const labels = { realName: "真实姓名", wechat: "微信号" };

/** A template's form asks for a picture, chosen from the library. */
export const Full: StoryObj<typeof meta> = {
  decorators: [withShop({ pictures: [{ name: "收款码", path: "demo/cup-1.svg" }] })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(labels.realName), "山月");
    await userEvent.type(canvas.getByLabelText(labels.wechat), "shanyue-tea");
    await userEvent.click(canvas.getByRole("button", { name: pattern`${textOf(pictureText, "picker.add")}` }));
    const library = within(await screen.findByRole("dialog", { name: textOf(pictureText, "upload.title") }));
    await userEvent.click(await library.findByRole("button", { name: "收款码" }));
    await userEvent.click(library.getByRole("button", { name: textOf(pictureText, "toolbar.useImage") }));
    await expect(await canvas.findByRole("button", { name: textOf(pictureText, "picker.remove", { order: 1 }) })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ realName: "山月", wechatQrcodeUrl: expect.stringContaining("blob:") }),
      ),
    );
  },
};
