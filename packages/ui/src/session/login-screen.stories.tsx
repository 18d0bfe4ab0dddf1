import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import { createMerchantClient, memorySession } from "@shopkeeper/sdk";
import { codes } from "@shopkeeper/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, use, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { createShop, server } from "../../.storybook/server";
import { Starting } from "../../.storybook/starting";
import { sentence, word } from "../../.storybook/words";
import type { LoginFormProps } from "./login-form";
import { LoginScreen } from "./login-screen";

/** The network fault of a login: no answer, or a broken connection. */
type Network = "stall" | "break" | undefined;

interface LoginStory extends Pick<LoginFormProps, "notice"> {
  network?: Network;
  onLoggedIn: LoginFormProps["onLoggedIn"];
}

const shop = { account: "", password: "" };

async function openLogin(network: Network) {
  const { fetch } = await server();
  Object.assign(shop, await createShop({}));
  const stalled = () => new Promise<Response>(() => undefined);
  const broken = () => Promise.reject(new TypeError("Failed to fetch"));
  const answers = network === "stall" ? stalled : network === "break" ? broken : (request: Request) => fetch(request);
  return createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: memorySession(),
    language: currentLanguage,
    fetch: async (request) => answers(request),
    retry: false,
  });
}

function LoginEntry({ network, ...props }: LoginStory) {
  const [opening] = useState(() => openLogin(network));
  return (
    <Suspense fallback={<Starting />}>
      <Opened opening={opening} {...props} />
    </Suspense>
  );
}

const Opened = ({ opening, ...props }: LoginStory & { opening: ReturnType<typeof openLogin> }) => (
  <LoginScreen client={use(opening)} {...props} />
);

const meta = {
  title: "Screens/Session/Login",
  component: LoginEntry,
  parameters: { layout: "fullscreen", states: { ReadOnly: "n/a: a login is typed into by whoever comes" } },
  args: { onLoggedIn: fn() },
} satisfies Meta<typeof LoginEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const account = await canvas.findByPlaceholderText(textOf(sessionText, "login.account"));
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: textOf(sessionText, "login.submit") }));
    await expect(await canvas.findByText(textOf(sessionText, "login.accountRequired"))).toBeVisible();
    await expect(canvas.getByText(textOf(sessionText, "login.passwordRequired"))).toBeVisible();
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByPlaceholderText(textOf(sessionText, "login.account")), ` ${shop.account} `);
    await userEvent.type(canvas.getByPlaceholderText(textOf(sessionText, "login.password")), `${shop.password}{Enter}`);
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledWith(expect.objectContaining({ account: shop.account })));
  },
};

export const Loading: Story = {
  args: { network: "stall" },
  render: (args) => (
    <div data-stalled="">
      <LoginEntry {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText(textOf(sessionText, "login.account")), "admin");
    await userEvent.type(canvas.getByPlaceholderText(textOf(sessionText, "login.password")), "Shopkeeper-1{Enter}");
    await expect(await canvas.findByRole("button", { name: textOf(sessionText, "login.running") })).toHaveAttribute("aria-busy", "true");
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByPlaceholderText(textOf(sessionText, "login.account")), shop.account);
    await userEvent.type(canvas.getByPlaceholderText(textOf(sessionText, "login.password")), "not-the-password{Enter}");
    await expect(await canvas.findByText(sentence(codes.loginRefused))).toBeVisible();
    await expect(canvas.getByPlaceholderText(textOf(sessionText, "login.password"))).toHaveValue("not-the-password");
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};

export const CaptchaAfterThreeFailures: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText(textOf(sessionText, "login.account")), shop.account);
    await userEvent.type(canvas.getByPlaceholderText(textOf(sessionText, "login.password")), "not-the-password");
    for (let tried = 0; tried < 3; tried += 1) {
      const button = await canvas.findByRole("button", { name: textOf(sessionText, "login.submit") });
      await userEvent.click(button);
      await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    }
    await expect(await canvas.findByPlaceholderText(textOf(sessionText, "login.captcha"))).toBeVisible();
    const picture = () => canvas.getByRole("button", { name: textOf(sessionText, "login.captchaReload") }).querySelector("img")?.src;
    const first = picture();
    await userEvent.click(canvas.getByRole("button", { name: textOf(sessionText, "login.captchaReload") }));
    await waitFor(() => expect(picture()).not.toBe(first));
    await userEvent.click(canvas.getByRole("button", { name: textOf(sessionText, "login.submit") }));
    await expect(await canvas.findByText(textOf(sessionText, "login.captchaRequired"))).toBeVisible();
  },
};

export const Failed: Story = {
  args: { network: "break" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText(textOf(sessionText, "login.account")), "admin");
    await userEvent.type(canvas.getByPlaceholderText(textOf(sessionText, "login.password")), "Shopkeeper-1{Enter}");
    await expect(await canvas.findByText(word("failures.network"))).toBeVisible();
    await expect(canvas.getByPlaceholderText(textOf(sessionText, "login.account"))).toHaveValue("admin");
  },
};

export const AfterTheSessionEnded: Story = {
  args: { notice: "无效的会话，或者登录已过期，请重新登录。" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("请重新登录");
  },
};

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByPlaceholderText(textOf(sessionText, "login.password"));
    await userEvent.type(password, "secret-1");
    await userEvent.click(canvas.getByRole("button", { name: textOf(sessionText, "login.showPassword") }));
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveFocus();
  },
};

export const Language: Story = {
  globals: { language: "zh-CN" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText(textOf(sessionText, "login.account")), "admin");
    await userEvent.click(canvas.getByRole("button", { name: "English" }));
    await expect(await canvas.findByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(canvas.getByPlaceholderText("User name")).toHaveValue("admin");
    await userEvent.click(canvas.getByRole("button", { name: "中文" }));
    await expect(await canvas.findByRole("heading", { name: textOf(sessionText, "login.heading") })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
};
