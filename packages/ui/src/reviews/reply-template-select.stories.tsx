import { textOf } from "@shopkeeper/hooks/texts";
import { reviewText } from "@shopkeeper/hooks/reviews";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ReplyTemplateSelect } from "./reply-template-select";

const description = `
Puts a reply template into the answer to a review. It chooses nothing that stays: after each choice it is empty again.

**Do** keep what is typed already; the form decides where the template goes.

**Don't** show it where the shop has no templates: it hides itself.
`;

const templates = [
  { id: 1, version: 1, content: "感谢您的好评，期待再次光临。" },
  { id: 2, version: 1, content: "很抱歉给您带来不便，我们会尽快与您联系并给出处理办法，请保持电话畅通，也可以直接联系店铺客服。" },
];

const meta = {
  title: "Pickers/Reply template",
  component: ReplyTemplateSelect,
  args: { templates, disabled: false, onChoose: fn() },
  render: function Answering({ onChoose, ...args }) {
    const [answer, setAnswer] = useState("");
    return (
      <>
        <ReplyTemplateSelect
          {...args}
          onChoose={(content) => {
            onChoose(content);
            setAnswer(content);
          }}
        />
        <p>{answer}</p>
      </>
    );
  },
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof ReplyTemplateSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"] };

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole("combobox", { name: textOf(reviewText, "answer.template") });
    await userEvent.selectOptions(select, "感谢您的好评，期待再次光临。");
    await expect(args.onChoose).toHaveBeenCalledWith("感谢您的好评，期待再次光临。");
    await expect(select).toHaveDisplayValue(textOf(reviewText, "answer.templatePlaceholder"));
  },
};

export const Disabled: Story = { tags: ["!test"], args: { disabled: true } };
