import type { Meta, StoryObj } from "@storybook/react-vite";
import { HintNotice } from "./hint-notice";

const meta = { title: "Parts/Hint notice", component: HintNotice, args: { children: "优惠券保存后只能修改商品" } } satisfies Meta<
  typeof HintNotice
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
