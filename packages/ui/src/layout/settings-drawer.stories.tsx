import { currentLanguage } from "@shopkeeper/hooks/core";
import { defaultSettings, readSettings, settingsStore, useSettings } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { Button } from "../core/button";
import { SettingsDrawer } from "./settings-drawer";

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
const keptSettings = () => readSettings(storage.getItem("layout-setting"));

/** The panel beside what it sets. */
function Panel({ first }: { first: string }) {
  const [store] = useState(() => {
    kept.clear();
    if (first) storage.setItem("layout-setting", first);
    return settingsStore(storage);
  });
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>布局设置</Button>
      <output style={{ display: "block", maxWidth: "50%", overflowWrap: "anywhere" }}>{JSON.stringify(useSettings(store))}</output>
      <SettingsDrawer store={store} isOpen={isOpen} onClose={() => setOpen(false)} />
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
    await expect(await screen.findByRole("dialog", { name: "布局设置" })).toBeVisible();
    await expect(screen.getByText("修改后立即生效并自动保存")).toBeVisible();
  },
};

export const KeptAtOnce: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.click(screen.getByRole("switch", { name: "顶部导航" }));
    await userEvent.click(screen.getByRole("switch", { name: "标签页" }));
    await userEvent.click(screen.getByRole("switch", { name: "固定头部" }));
    await userEvent.click(screen.getByRole("switch", { name: "侧边栏 Logo" }));
    await userEvent.click(screen.getByRole("switch", { name: "菜单图标" }));
    await userEvent.click(screen.getByRole("radio", { name: "深色侧边栏" }));
    await userEvent.click(screen.getByRole("radio", { name: "中号" }));
    await userEvent.click(screen.getByRole("radio", { name: "紫色" }));
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
    });
    await expect(screen.getByRole("status")).toHaveTextContent('"size":"medium"');
  },
};

export const AnyColour: Story = {
  play: async () => {
    await screen.findByRole("dialog");
    await expect(screen.getByRole("radio", { name: "默认蓝" })).toBeChecked();
    await fireEvent.change(screen.getByLabelText("自定义颜色"), { target: { value: "#11a983" } });
    await expect(keptSettings().theme).toBe("#11a983");
    await expect(screen.getByRole("radio", { name: "默认蓝" })).not.toBeChecked();
  },
};

export const DefaultsRestored: Story = {
  args: { first: JSON.stringify({ ...defaultSettings, theme: "#e5484d", topNav: true, colorMode: "light" }) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("switch", { name: "顶部导航" })).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "恢复默认" }));
    await expect(screen.getByRole("switch", { name: "顶部导航" })).not.toBeChecked();
    await expect(keptSettings()).toEqual(defaultSettings);
  },
};

export const DarkMode: Story = {
  args: { first: JSON.stringify({ colorMode: "dark" }) },
  play: async () => {
    await expect(await screen.findByText("深色模式下，侧边栏始终为深色")).toBeVisible();
  },
};

export const BrokenSettings: Story = {
  args: { first: '{"theme":"red","topNav":"yes","size":"small"}' },
  play: async () => {
    await expect(await screen.findByRole("radio", { name: "默认蓝" })).toBeChecked();
    await expect(screen.getByRole("radio", { name: "小号" })).toBeChecked();
  },
};

export const OtherLanguage: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.click(screen.getByRole("radio", { name: "English" }));
    await expect(await screen.findByRole("dialog", { name: "Layout settings" })).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "中文" }));
    await waitFor(() => expect(currentLanguage()).toBe("zh-CN"));
  },
};

export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    screen.getByRole("radio", { name: "跟随系统" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(keptSettings().colorMode).toBe("dark");
    screen.getByRole("switch", { name: "顶部导航" }).focus();
    await userEvent.keyboard(" ");
    await expect(keptSettings().topNav).toBe(true);
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
