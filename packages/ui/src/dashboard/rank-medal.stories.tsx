import { textOf } from "@shopkeeper/hooks/texts";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RankMedal } from "./rank-medal";

const meta = { title: "Screens/Dashboard/Medal", component: RankMedal, args: { place: 1 } } satisfies Meta<typeof RankMedal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 16 }}>
      {[1, 2, 3, 4, 20].map((place) => (
        <RankMedal key={place} place={place} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByText(textOf(dashboardText, "rankings.place", { place: 20 }))).toBeInTheDocument(),
};
