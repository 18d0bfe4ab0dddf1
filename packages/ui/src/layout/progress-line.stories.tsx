import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressLine } from "./progress-line";

const meta = { title: "Screens/Layout/Progress line", component: ProgressLine } satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: { isRunning: true },
  render: (args) => (
    <div data-stalled="">
      <ProgressLine {...args} />
    </div>
  ),
};
