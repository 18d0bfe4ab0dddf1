import { useAction } from "@shopkeeper/hooks/core";
import type { Submission } from "@shopkeeper/hooks/forms";
import { codes } from "@shopkeeper/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { sentence, word } from "../../.storybook/words";
import { NamedForm } from "./named-form";

interface StoryProps {
  name: string;
  edited?: Readonly<Record<string, unknown>>;
  onSend: (submission: Submission) => void;
}

function OfTheName({ name, edited, onSend }: StoryProps) {
  const action = useAction(async (submission: Submission) => {
    onSend(submission);
    return null;
  }, []);
  return <NamedForm source={{ name }} edited={edited} action={action} label={name} />;
}

const meta = {
  title: "Screens/Forms/Form by name",
  component: OfTheName,
  args: { name: "结算信息-银行卡", onSend: fn() },
} satisfies Meta<typeof OfTheName>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field labels of the platform's templates, which are data. */
const labels = {
  holder: "开户户名",
  bank: "开户银行",
  branch: "开户支行",
  branchEmpty: "请输入开户支行",
  card: "银行账号",
  wechat: "微信号",
};

export const Full: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(labels.holder), "山月茶家");
    await userEvent.type(canvas.getByLabelText(labels.bank), "招商银行");
    await userEvent.type(canvas.getByLabelText(labels.card), "6222 0000");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText(labels.branchEmpty)).toBeVisible();
    await expect(canvas.getByText(`${labels.card}为8至30位数字`)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(labels.branch), "杭州西湖支行");
    await userEvent.clear(canvas.getByLabelText(labels.card));
    await userEvent.type(canvas.getByLabelText(labels.card), "6222000012345678");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        ...{ bankUserName: "山月茶家", bankName: "招商银行", bankAddress: "杭州西湖支行", bankCard: "6222000012345678" },
      }),
    );
  },
};

export const Wechat: Story = {
  args: { name: "结算信息-微信", edited: { realName: "王小明", wechatCode: "wxid_tea" } },
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByLabelText(labels.wechat)).toHaveValue("wxid_tea"),
};

export const Alipay: Story = { args: { name: "结算信息-支付宝" }, decorators: [withShop()] };
export const Assistant: Story = { args: { name: "liveAssistant" }, decorators: [withShop()] };
export const VideoChannel: Story = { args: { name: "视频号接入申请" }, decorators: [withShop()] };

export const Loading: Story = {
  decorators: [withShop({}, { at: "/form/temp", does: "stall" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: word("states.loading") })).toBeVisible(),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })],
  play: async ({ canvas }) => expect(await canvas.findByText(word("states.refused"))).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/form/temp", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: word("actions.retry") })).toBeVisible(),
};

export const Missing: Story = {
  args: { name: "没有的表单" },
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText(sentence(codes.formTemplateMissing))).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { name: "视频号接入申请" },
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("视频号名称")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
