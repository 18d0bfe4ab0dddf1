import { textOf } from "@shopkeeper/hooks/texts";
import { useRead } from "@shopkeeper/hooks/core";
import { productText } from "@shopkeeper/hooks/products/shared";
import { videoFormText } from "@shopkeeper/hooks/video-channel";
import { VideoQualification } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, controlWord, pattern, word } from "../../.storybook/words";
import { VideoFormScreen, type VideoFormScreenProps } from "./video-form-screen";

const meta = {
  title: "Screens/Video channel/Form",
  component: VideoFormScreen,
  args: { mode: "add", onBack: fn(), onDone: fn() },
} satisfies Meta<typeof VideoFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = {
  shippingTemplates: [{ name: "全国包邮" }],
  products: [{ name: "明前龙井", specs: [["净含量", ["100g", "200g"]] as const] }],
};

/** Choosing a product fills the form in; the category shows its requirements. */
export const Full: Story = {
  decorators: [withShop(shop)],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(productText, "picker.choose") }));
    const picker = within(await screen.findByRole("dialog", { name: textOf(productText, "picker.title") }));
    await userEvent.click(await picker.findByRole("radio", { name: /明前龙井/ }));
    await expect(await canvas.findByRole("button", { name: textOf(productText, "picker.change") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: controlWord("steps.next") }));
    await expect(await canvas.findByLabelText(textOf(videoFormText, "fields.title"))).toHaveValue("明前龙井");
    await userEvent.click(canvas.getByRole("button", { name: textOf(videoFormText, "category.choose") }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(videoFormText, "fields.thirdCatId") }));
    for (const name of ["食品饮料", "茗茶", "普洱茶"]) await userEvent.click(await dialog.findByRole("button", { name }));
    await expect(
      dialog.getByText(
        pattern`${textOf(videoFormText, "category.product", { text: "*", type: codeLabel("VideoQualification", VideoQualification.optional) })}`,
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await canvas.findByText(textOf(videoFormText, "fields.qualificationPics"))).toBeVisible();
    const price = canvas.getByRole("textbox", { name: textOf(videoFormText, "skus.priceOf", { sku: "200g" }) });
    await userEvent.clear(price);
    await userEvent.type(price, "29.9");
    await userEvent.click(canvas.getByRole("checkbox", { name: /100g/ }));
    await expect(await canvas.findByText(pattern`${textOf(videoFormText, "skus.count", { count: 1 })}`)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: controlWord("steps.next") }));
    await userEvent.click(await canvas.findByRole("button", { name: word("actions.submit") }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};

/** The form of the one draft that the story's shop has. */
function OfTheDraft(props: VideoFormScreenProps) {
  const id = useRead("listVideoDrafts", { query: {} }).data?.list[0]?.id;
  return id === undefined ? <span data-opening="" /> : <VideoFormScreen {...props} id={id} />;
}

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/draft/get", does: "stall" })],
};
export const Failed: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/draft/get", does: "break" })],
};
export const ReadOnly: Story = {
  args: { mode: "view" },
  render: OfTheDraft,
  decorators: [withShop({ products: 1, videoProducts: [{ title: "明前龙井" }] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: pattern`${textOf(videoFormText, "fields.title")}` })).toHaveTextContent(
      "明前龙井",
    );
    await expect(canvas.queryByRole("button", { name: word("actions.submit") })).toBeNull();
  },
};
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
/** The step with the most fields. */
export const Phone: Story = {
  args: { mode: "edit" },
  globals: { viewport: { value: "phone" } },
  render: OfTheDraft,
  decorators: [withShop({ products: 1, videoProducts: [{ title: "明前龙井" }] })],
  play: async ({ canvas }) => expect(await canvas.findByLabelText(textOf(videoFormText, "fields.title"))).toHaveValue("明前龙井"),
};
