import { textOf } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import { createMerchantClient, memorySession } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, use, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { createShop, server } from "../../.storybook/server";
import { Starting } from "../../.storybook/starting";
import { LoginDialog } from "./login-dialog";

async function openLogin() {
  const { fetch } = await server();
  const shop = await createShop({});
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: memorySession(),
    fetch: async (request) => fetch(request),
    retry: false,
  });
  return { client, shop };
}

interface Ends {
  onLoggedIn: (result: object) => void;
  onLeave: () => void;
}

function OverAPage(ends: Ends) {
  const [opening] = useState(openLogin);
  return (
    <Suspense fallback={<Starting />}>
      <Opened opening={opening} {...ends} />
    </Suspense>
  );
}

function Opened({ opening, ...ends }: Ends & { opening: ReturnType<typeof openLogin> }) {
  const { client, shop } = use(opening);
  return <LoginDialog client={client} account={shop.account} {...ends} />;
}

const meta = {
  title: "Screens/Session/Login dialog",
  component: OverAPage,
  args: { onLoggedIn: fn(), onLeave: fn() },
  render: opening(OverAPage, "onLoggedIn", "onLeave"),
  parameters: { docs: { story: { inline: false, height: "560px" } } },
} satisfies Meta<typeof OverAPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account is known; the password is requested, and the page continues after the login. */
export const LogsInAgain: Story = {
  play: async ({ userEvent, args }) => {
    const password = await screen.findByPlaceholderText(textOf(sessionText, "login.password"));
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await userEvent.type(password, "Shopkeeper-1");
    await userEvent.click(screen.getByRole("button", { name: textOf(sessionText, "login.submit") }));
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByPlaceholderText(textOf(sessionText, "login.password")), "not-the-one");
    await userEvent.click(screen.getByRole("button", { name: textOf(sessionText, "login.submit") }));
    await waitFor(() => expect(screen.getAllByRole("alert").some((alert) => alert.textContent !== "")).toBe(true));
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Leaves: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: textOf(sessionText, "relogin.leave") }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
