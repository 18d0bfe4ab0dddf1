import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { controlWord } from "../../.storybook/words";
import { StarRating, type StarRatingProps } from "./star-rating";

const meta = {
  title: "Parts/Star rating",
  component: StarRating,
  parameters: { docs: { description: { component: "[Chakra's rating group](https://chakra-ui.com/docs/components/rating-group)." } } },
  args: { value: 0 },
  render: function Render(props: StarRatingProps) {
    const [value, setValue] = useState(props.value);
    return <StarRating {...props} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: controlWord("stars.nth", { count: 4 }) }));
    await expect(canvas.getByRole("radio", { name: controlWord("stars.nth", { count: 4 }) })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole("radio", { name: controlWord("stars.nth", { count: 4 }) })).toHaveFocus());
    await userEvent.unhover(canvas.getByRole("radio", { name: controlWord("stars.nth", { count: 4 }) }));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("radio", { name: controlWord("stars.nth", { count: 5 }) })).toBeChecked());
  },
};

export const Clearable: Story = {
  args: { value: 3, isClearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: controlWord("stars.none") }));
    await canvas.findAllByRole("radio");
    await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
  },
};

export const Disabled: Story = { args: { value: 2, disabled: true } };
