import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { RadioGroup } from "../core/radio-group";
import { StatusTag } from "../core/status-tag";
import { Switch } from "../core/switch";
import { TextInput } from "../core/text-input";
import { type Appearance, applyAppearance, defaultAppearance } from "./appearance";
import { colors } from "./colors";
import { brandScale, contrast, defaultBrand } from "./brand-scale";

/** A few parts in one appearance. */
function Sample({ appearance }: { appearance: Partial<Appearance> }) {
  return (
    <Card style={{ display: "grid", gap: 16, padding: 20, justifyItems: "start" }} data-density={appearance.density}>
      <div style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
        <Button variant="primary">提交</Button>
        <Button>取消</Button>
        <Button variant="link">查看</Button>
      </div>
      <TextInput aria-label="名称" value="春节满减券" />
      <RadioGroup
        label="类型"
        variant="segments"
        value={1}
        options={[
          { value: 1, label: "商家券" },
          { value: 2, label: "商品券" },
        ]}
      />
      <div style={{ display: "flex", gap: 12 }}>
        <Switch isOn aria-label="开启" />
        <StatusTag tone="info">审核中</StatusTag>
        <StatusTag tone="success">领取中</StatusTag>
        <StatusTag tone="danger">已拒绝</StatusTag>
      </div>
    </Card>
  );
}

const meta = {
  title: "Foundations/Appearance",
  component: Sample,
  args: { appearance: {} },
  play: async ({ args, globals }) => applyAppearance({ ...defaultAppearance, colorMode: globals.colorMode, ...args.appearance }),
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};
export const Dark: Story = { args: { appearance: { colorMode: "dark" } } };
export const Small: Story = { args: { appearance: { density: "small" } } };
export const Medium: Story = { args: { appearance: { density: "medium" } } };
export const OtherBrand: Story = { args: { appearance: { brand: "#11a983" } } };
export const YellowBrand: Story = { args: { appearance: { brand: "#f7c600" } } };

export const TextOnEveryBrand: Story = {
  play: async () => {
    for (const brand of [defaultBrand, "#11a983", "#ff9900", "#f7e600", "#cc2244", "#6941c6", "#222222", "#ffffff"]) {
      const scale = brandScale(brand);
      await expect(contrast(scale["600"], "#ffffff")).toBeGreaterThanOrEqual(4.5);
      await expect(contrast(scale["700"], scale["50"])).toBeGreaterThanOrEqual(4.5);
      await expect(contrast(scale["300"], "#13171d")).toBeGreaterThanOrEqual(4.5);
      await expect(scale["500"]).toBe(brand.toLowerCase());
    }
  },
};

export const HouseScaleWrittenOut: Story = {
  play: async () => {
    const worked = Object.entries(brandScale(defaultBrand)).map(([step, value]) => [step, { value }]);
    await expect(colors.brand).toEqual(Object.fromEntries(worked));
  },
};
