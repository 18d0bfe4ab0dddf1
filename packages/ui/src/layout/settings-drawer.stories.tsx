import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { defaultSettings, readSettings, settingsStore, settingsText, useSettings } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { Button } from "../core/button";
import { SettingsDrawer } from "./settings-drawer";

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
const keptSettings = () => readSettings(storage.getItem("layout-setting"));

/** The panel beside the page that it configures. */
function Panel({ first }: { first: string }) {
  const [store] = useState(() => {
    kept.clear();
    if (first) storage.setItem("layout-setting", first);
    return settingsStore(storage);
  });
  const [isOpen, setOpen] = useState(true);
  const [isDebugging, setDebugging] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>布局设置</Button>
      <output style={{ display: "block", maxWidth: "50%", overflowWrap: "anywhere" }}>{JSON.stringify(useSettings(store))}</output>
      <SettingsDrawer store={store} isOpen={isOpen} onClose={() => setOpen(false)} debug={{ isOn: isDebugging, onChange: setDebugging }} />
    </>
  );
}

const meta = {
  title: "Screens/Layout/Settings",
  component: Panel,
  parameters: { docs: { story: { inline: false, height: "820px" } } },
  args: { first: "" },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: textOf(settingsText, "title") })).toBeVisible();
    await expect(screen.getByText(textOf(settingsText, "saved"))).toBeVisible();
  },
};

export const KeptAtOnce: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.click(screen.getByRole("switch", { name: textOf(settingsText, "layout.topNav") }));
    await userEvent.click(screen.getByRole("switch", { name: textOf(settingsText, "layout.tagsView") }));
    await userEvent.click(screen.getByRole("switch", { name: textOf(settingsText, "layout.fixedHeader") }));
    await userEvent.click(screen.getByRole("switch", { name: textOf(settingsText, "layout.sidebarLogo") }));
    await userEvent.click(screen.getByRole("switch", { name: textOf(settingsText, "layout.navIcon") }));
    await userEvent.click(screen.getByRole("radio", { name: textOf(settingsText, "side.dark") }));
    await userEvent.click(screen.getByRole("radio", { name: textOf(settingsText, "size.medium") }));
    await userEvent.click(screen.getByRole("radio", { name: textOf(settingsText, "theme.purple") }));
    await expect(keptSettings()).toEqual({
      theme: "#7C4DDB",
      sideTheme: "dark",
      topNav: true,
      tagsView: false,
      fixedHeader: false,
      sidebarLogo: false,
      navIcon: false,
      colorMode: "system",
      size: "medium",
      numberUnits: "letters",
    });
    await expect(screen.getByRole("status")).toHaveTextContent('"size":"medium"');
  },
};

export const AnyColour: Story = {
  play: async () => {
    await screen.findByRole("dialog");
    await expect(screen.getByRole("radio", { name: textOf(settingsText, "theme.blue") })).toBeChecked();
    await fireEvent.change(screen.getByLabelText(textOf(settingsText, "theme.custom")), { target: { value: "#11a983" } });
    await expect(keptSettings().theme).toBe("#11a983");
    await expect(screen.getByRole("radio", { name: textOf(settingsText, "theme.blue") })).not.toBeChecked();
  },
};

export const DefaultsRestored: Story = {
  args: { first: JSON.stringify({ ...defaultSettings, theme: "#e5484d", topNav: true, colorMode: "light" }) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("switch", { name: textOf(settingsText, "layout.topNav") })).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: textOf(settingsText, "reset") }));
    await expect(screen.getByRole("switch", { name: textOf(settingsText, "layout.topNav") })).not.toBeChecked();
    await expect(keptSettings()).toEqual(defaultSettings);
  },
};

export const DarkMode: Story = {
  args: { first: JSON.stringify({ colorMode: "dark" }) },
  play: async () => {
    await expect(await screen.findByText(textOf(settingsText, "side.always"))).toBeVisible();
  },
};

export const BrokenSettings: Story = {
  args: { first: '{"theme":"red","topNav":"yes","size":"small"}' },
  play: async () => {
    await expect(await screen.findByRole("radio", { name: textOf(settingsText, "theme.blue") })).toBeChecked();
    await expect(screen.getByRole("radio", { name: textOf(settingsText, "size.small") })).toBeChecked();
  },
};

export const OtherLanguage: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.click(screen.getByRole("radio", { name: "English" }));
    await expect(await screen.findByRole("dialog", { name: "Layout settings" })).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: textOf(settingsText, "language.zh") }));
    await waitFor(() => expect(currentLanguage()).toBe("zh-CN"));
  },
};

export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    screen.getByRole("radio", { name: textOf(settingsText, "color.system") }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(keptSettings().colorMode).toBe("dark");
    screen.getByRole("switch", { name: textOf(settingsText, "layout.topNav") }).focus();
    await userEvent.keyboard(" ");
    await expect(keptSettings().topNav).toBe(true);
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const NumbersAndDebugging: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("radio", { name: textOf(settingsText, "numbers.chinese") }));
    await waitFor(() => expect(keptSettings().numberUnits).toBe("chinese"));
    const debug = screen.getByRole("switch", { name: textOf(settingsText, "debug.console") });
    await userEvent.click(debug);
    await expect(debug).toBeChecked();
  },
};
