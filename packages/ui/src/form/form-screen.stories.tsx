import type { DateSpan } from "@shopkeeper/hooks/dates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { word } from "../../.storybook/words";
import { Cascader } from "../cascader/cascader";
import { NumberInput } from "../core/number-input";
import { RadioGroup } from "../core/radio-group";
import { TextInput } from "../core/text-input";
import { DateTimeRange } from "../dates/date-time-range";
import { FormField } from "./form-field";
import { FormScreen, type FormScreenProps } from "./form-screen";
import { FormSection } from "./form-section";

const meta = {
  title: "Parts/Form screen",
  component: FormScreen,
  args: { title: "添加优惠券", onBack: fn(), onSubmit: fn(), children: undefined },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof FormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form whose name and face value must be filled in. */
function Form(args: FormScreenProps) {
  const [name, setName] = useState("");
  const [money, setMoney] = useState<number>();
  const [errors, setErrors] = useState<readonly { name: string; message: string }[]>([]);
  const errorOf = (field: string) => {
    const message = errors.find((error) => error.name === field)?.message;
    return message === undefined ? {} : { error: message };
  };
  const [days, setDays] = useState<DateSpan>(["", ""]);
  const submit = () => {
    const wrong = [
      ...(name ? [] : [{ name: "name", message: "请输入优惠券名称" }]),
      ...(money ? [] : [{ name: "money", message: "请输入面值" }]),
      ...(name || days[0] ? [] : [{ name: "days", message: "请选择领取时间" }]),
      ...(money ? [] : [{ name: "place", message: "请选择地区" }]),
    ];
    setErrors(wrong);
    if (wrong.length === 0) args.onSubmit?.();
  };
  return (
    <FormScreen {...args} {...(args.onSubmit ? { onSubmit: submit } : {})}>
      <FormSection title="基本信息">
        <FormField label="优惠券名称" isRequired {...errorOf("name")}>
          <TextInput value={name} onChange={setName} maxLength={20} hasCounter placeholder="请输入优惠券名称" />
        </FormField>
        <FormField label="使用类型" isGroup>
          <RadioGroup
            value={1}
            options={[
              { value: 1, label: "商家券" },
              { value: 2, label: "商品券" },
            ]}
          />
        </FormField>
        <FormField label="面值" isRequired help="1 至 9999 元" {...errorOf("money")}>
          <NumberInput value={money} onChange={setMoney} unit="元" />
        </FormField>
      </FormSection>
      <FormSection title="有效期">
        <FormField label="领取时间" isGroup {...errorOf("days")}>
          <DateTimeRange value={days} onChange={setDays} />
        </FormField>
        <FormField label="地区" isRequired {...errorOf("place")}>
          <Cascader nodes={[{ id: 1, name: "浙江省" }]} value={undefined} onChange={() => undefined} />
        </FormField>
      </FormSection>
    </FormScreen>
  );
}

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("优惠券名称"), "春节满减券");
    await userEvent.type(canvas.getByLabelText("面值"), "20");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.back") }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const FirstErrorFocused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await waitFor(() => expect(canvas.getByLabelText("优惠券名称")).toHaveFocus());
    await expect(canvas.getByRole("alert")).toHaveTextContent(word("form.errors", { count: 4 }));
    await userEvent.click(canvas.getByRole("button", { name: "地区" })); // behind a range, which has two invalid inputs
    await expect(canvas.getByRole("button", { name: /^地区: / })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "领取时间" }));
    await expect(canvas.getByLabelText(word("form.start"))).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "面值" }));
    await expect(canvas.getByLabelText("面值")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { isSubmitting: true } };
export const ReadOnly: Story = { args: { title: "优惠券详情", onSubmit: undefined } };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 375 }}>
        <Story />
      </div>
    ),
  ],
};
