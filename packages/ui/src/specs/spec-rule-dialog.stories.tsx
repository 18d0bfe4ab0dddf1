import { textOf } from "@shopkeeper/hooks/texts";
import { useRead } from "@shopkeeper/hooks/core";
import { specText } from "@shopkeeper/hooks/specs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { SpecRuleDialog } from "./spec-rule-dialog";

interface Args {
  /** The name of the rule to edit; undefined for a new one. */
  edits: string | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Opens over the rule of that name. */
function Opened({ edits, ...links }: Args) {
  const rules = useRead("listSpecRules", { query: { keywords: edits ?? "" } });
  if (rules.isLoading) return <span data-busy="" />;
  return <SpecRuleDialog rule={rules.data?.list.find(({ ruleName }) => ruleName === edits)} {...links} />;
}

const meta = {
  title: "Screens/Specs/Form",
  parameters: { docs: { story: { inline: false, height: "600px" } } },
  args: { edits: undefined, onDone: fn(), onCancel: fn() },
  render: opening(Opened, "onDone", "onCancel"),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const clothes = { ruleName: "颜色尺码", specs: { 颜色: ["黑色", "白色", "米色"], 尺码: ["S", "M", "L", "XL"] } };
const dialog = async () => within(await screen.findByRole("dialog", { name: textOf(specText, "form.title") }));

export const Adding: Story = {
  decorators: [withShop()],
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole("button", { name: textOf(specText, "form.addSpec") }));
    await expect(form.getByPlaceholderText(textOf(specText, "form.namePlaceholder"))).toHaveFocus();
    await userEvent.type(form.getByPlaceholderText(textOf(specText, "form.namePlaceholder")), "颜色");
    await userEvent.click(form.getByRole("button", { name: textOf(specText, "form.confirmEntry") }));
    await expect(await form.findByText(textOf(specText, "problems.nameEmpty"))).toBeVisible();
    await userEvent.type(form.getByPlaceholderText(textOf(specText, "form.valuePlaceholder")), "红{Enter}");
    await expect(await form.findByRole("region", { name: textOf(specText, "form.spec", { name: "颜色" }) })).toBeVisible();
    await expect(form.getByRole("button", { name: textOf(specText, "form.addSpec") })).toHaveFocus();

    await userEvent.click(form.getByRole("button", { name: textOf(specText, "form.addValueTo", { name: "颜色" }) }));
    await userEvent.keyboard("{Enter}");
    await expect(await form.findByText(textOf(specText, "problems.valueEmpty"))).toBeVisible();
    await userEvent.keyboard("蓝{Enter}红{Enter}");
    await expect(await form.findByText(textOf(specText, "form.known", { names: "红" }))).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(form.getByRole("button", { name: textOf(specText, "form.addValueTo", { name: "颜色" }) })).toHaveFocus();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Editing: Story = {
  args: { edits: "颜色尺码" },
  decorators: [withShop({ specRules: [clothes] })],
  play: async ({ userEvent }) => {
    const form = await dialog();
    const handle = await waitFor(async () => {
      const found = form.getByRole("button", { name: word("reorder.handle", { label: "XL" }) });
      await expect(found).toBeEnabled();
      return found;
    });
    handle.focus();
    await userEvent.keyboard(" {ArrowLeft}{Home} ");
    await expect(valuesOf(form.getByRole("region", { name: textOf(specText, "form.spec", { name: "尺码" }) }))).toEqual([
      "XL",
      "S",
      "M",
      "L",
    ]);
    form.getByRole("button", { name: word("reorder.handle", { label: "尺码" }) }).focus();
    await userEvent.keyboard(" {ArrowUp} ");
    await expect(form.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual(["尺码", "颜色"]);
    await userEvent.click(form.getByRole("button", { name: textOf(specText, "form.dropValue", { name: "颜色", value: "米色" }) }));
    await waitFor(() => expect(form.queryByText("米色")).toBeNull());
  },
};

export const Broken: Story = {
  tags: ["!test"],
  args: { edits: "坏了一半" },
  decorators: [withShop({ specRules: [{ ruleName: "坏了一半", ruleValue: '[{"value":"颜色","detail":["红"]},7]' }] })],
};

export const Refused: Story = {
  tags: ["!test"],
  args: { edits: "颜色尺码" },
  decorators: [withShop({ specRules: [clothes], permissions: ["merchant:product:rule:page:list"] })],
};

const many = Array.from(
  { length: 6 },
  (_, at) => [`规格${at + 1}`, Array.from({ length: 12 }, (_, value) => `第${value + 1}种很长的值`)] as const,
);

export const Long: Story = {
  tags: ["!test"],
  args: { edits: "很多" },
  decorators: [withShop({ specRules: [{ ruleName: "很多", specs: Object.fromEntries(many) }] })],
};

export const Phone: Story = {
  args: { edits: "颜色尺码" },
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ specRules: [clothes] })],
  play: async () => void (await dialog()),
};

const valuesOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
