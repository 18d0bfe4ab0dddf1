import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { FormSteps } from "./form-steps";

type Step = "facts" | "detail";

const names: Readonly<Record<Step, string>> = { facts: "基本信息", detail: "商品详情" };
const rendered = fn<(step: Step) => void>();

function Content({ step, count }: { step: Step; count: number }) {
  rendered(step);
  return (
    <p>
      {names[step]}: {count}
    </p>
  );
}

const meta = {
  title: "Parts/Form steps",
  component: FormSteps<Step>,
  args: {
    of: { step: "facts", steps: ["facts", "detail"], go: () => undefined, wrongIn: () => 0, target: undefined },
    label: "商品",
    nameOf: (step) => names[step],
    children: () => null,
  },
  render: function Counting(args) {
    const [step, go] = useState<Step>("facts");
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          +1
        </button>
        <FormSteps {...args} of={{ ...args.of, step, go }}>
          {(each) => <Content step={each} count={count} />}
        </FormSteps>
      </>
    );
  },
} satisfies Meta<typeof FormSteps<Step>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A step that is hidden does not render, and is up to date when it is shown. */
export const HiddenStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: names.detail }));
    await expect(await canvas.findByText("商品详情: 0")).toBeVisible();
    rendered.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "+1" }));
    await expect(await canvas.findByText("商品详情: 1")).toBeVisible();
    await expect(rendered).not.toHaveBeenCalledWith("facts");
    await userEvent.click(canvas.getByRole("tab", { name: names.facts }));
    await expect(await canvas.findByText("基本信息: 1")).toBeVisible();
  },
};
