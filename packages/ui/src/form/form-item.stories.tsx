import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm } from "react-hook-form";
import { expect } from "storybook/test";
import { Button } from "../core/button";
import { TextInput } from "../core/text-input";
import { FormItem } from "./form-item";

/** A form of one field, whose rule and whose server refuse. */
function Form({ refusal, name = "", disabled = false }: { refusal?: string; name?: string; disabled?: boolean }) {
  const form = useForm<{ name: string }, unknown, { name: string }>({ values: { name }, disabled });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (form.getValues("name") === "") form.setError("name", { type: "required", message: "rules.name" });
        else if (refusal) form.setError("name", { type: "server", message: refusal });
      }}
    >
      <FormItem form={form} name="name" label="优惠券名称" isRequired explain={() => "请输入优惠券名称"}>
        {(field) => <TextInput {...field} maxLength={20} hasCounter />}
      </FormItem>
      <Button type="submit">提交</Button>
    </form>
  );
}

const meta = { title: "Parts/Form item", component: Form, subcomponents: { FormItem } } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RuleExplained: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await expect(await canvas.findByText("请输入优惠券名称")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

export const ServersWordsAsTheyAre: Story = {
  args: { refusal: "名称已被使用" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "春节券");
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await expect(await canvas.findByText("名称已被使用")).toBeVisible();
  },
};

/** A read-only field is text: no control, no star, no counter. */
export const ReadOnly: Story = {
  args: { name: "春节券", disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "优惠券名称" })).toHaveTextContent(/^春节券$/);
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
