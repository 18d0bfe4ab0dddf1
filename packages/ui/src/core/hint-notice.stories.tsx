import type { Meta, StoryObj } from "@storybook/react-vite";
import { HintNotice } from "./hint-notice";

const description = `
A sentence about the page that stays in view.

**Do** use it for what a person has to know before they begin.

**Don't** use it for an error, which is a [Failure notice](?path=/docs/parts-failure-notice--docs), or for what just happened, which is a notice of the
[Toaster](?path=/docs/parts-toaster--docs). What belongs to a field is the field's \`help\`.
`;

const meta = {
  title: "Parts/Hint notice",
  component: HintNotice,
  args: { children: "优惠券保存后只能修改商品" },
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof HintNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
