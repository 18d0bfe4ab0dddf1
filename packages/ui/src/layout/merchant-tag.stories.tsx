import type { Meta, StoryObj } from "@storybook/react-vite";
import { MerchantTag } from "./merchant-tag";

const meta = { title: "Screens/Layout/Merchant tag", component: MerchantTag, args: { name: "山月茶家" } } satisfies Meta<
  typeof MerchantTag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {};
export const SelfOperated: Story = { args: { isSelf: true } };
export const Nameless: Story = { args: { name: undefined } };
export const LongName: Story = { args: { name: "一个名字非常非常长的店铺，长到顶栏里放不下" } };
