import { textOf } from "@shopkeeper/hooks/texts";
import { profileText } from "@shopkeeper/hooks/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { codes } from "@shopkeeper/sdk/contract";
import { Secret, TOTP } from "otpauth";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { controlWord, pattern, sentence, word } from "../../.storybook/words";
import { ProfileScreen } from "./profile-screen";

const meta = {
  title: "Screens/Session/Profile",
  component: ProfileScreen,
  parameters: {
    docs: { story: { inline: false, height: "760px" } },
    states: { ReadOnly: "n/a: a name and a password are everybody's own to change" },
  },
  args: { onSaved: fn() },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const password = "Shopkeeper-1";
const merchant = { name: "山月茶家", realName: "林知夏" };
const sessions = [
  {
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1",
    address: "203.0.113.24",
    minutesAgo: 12,
  },
  {
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    address: "198.51.100.7",
    minutesAgo: 300,
  },
  { userAgent: "node", address: "2001:db8::8a2e:370:7334", minutesAgo: 1200 },
];

export const Empty: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(textOf(profileText, "sessions.onlyThis"))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: textOf(profileText, "sessions.revokeOthers") })).toBeNull();
    await expect(canvas.queryByLabelText(textOf(profileText, "password.confirm"))).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: word("actions.submit") }));
    await expect(await screen.findByText(textOf(profileText, "nothingChanged"))).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Full: Story = {
  decorators: [withShop({ merchant, sessions })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("林知夏")).toBeVisible();
    await expect(canvas.getByLabelText(textOf(profileText, "account"))).toHaveTextContent(/^\S+$/);
    const rows = await canvas.findAllByRole("listitem");
    await expect(rows).toHaveLength(4);
    await expect(within(rows[0] ?? canvas.getByRole("list")).getByText(textOf(profileText, "sessions.current"))).toBeVisible();
    await expect(canvas.getByText(textOf(profileText, "sessions.device", { system: "iOS", browser: "Safari 18" }))).toBeVisible();
    await expect(
      canvas.getByText(
        pattern`^${textOf(profileText, "sessions.lastUsed", { time: 1 })}[23]${controlWord("ago.minutes", { count: "*" })}$`,
      ),
    ).toBeVisible();
    await expect(canvas.getByText("IP 203.0.113.24")).toBeVisible();
  },
};

export const ChangingTheName: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByLabelText(textOf(profileText, "realName"));
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText(textOf(profileText, "problems.nameEmpty"))).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, "林小夏");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(await screen.findByText(word("done.submitted"))).toBeVisible();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ realName: "林小夏" })));
    await expect(await canvas.findByRole("heading", { name: "林小夏" })).toBeVisible();
  },
};

export const ChangingThePassword: Story = {
  decorators: [withShop({ merchant, sessions })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(textOf(profileText, "password.old")), password);
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.new")), "iloveyou");
    await expect(await canvas.findByText(textOf(profileText, "strength.common"))).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(textOf(profileText, "password.new")));
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.new")), "abc");
    await expect(canvas.getByText(textOf(profileText, "strength.short", { missing: 3 }))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.new")), "9-Tq_wXu7f");
    await expect(await canvas.findByText(textOf(profileText, "strength.strong"))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.confirm")), "abc9-Tq_wXu7f");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(await screen.findByText(word("done.submitted"))).toBeVisible();
    await expect(await canvas.findByText(textOf(profileText, "sessions.onlyThis"))).toBeVisible();
    await expect(canvas.getByLabelText(textOf(profileText, "password.old"))).toHaveValue("");
    await expect(canvas.queryByLabelText(textOf(profileText, "password.confirm"))).toBeNull();
  },
};

export const WrongPasswords: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(textOf(profileText, "password.new")), "short");
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.confirm")), "other");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    const errors = [
      textOf(profileText, "problems.oldEmpty"),
      textOf(profileText, "problems.newLength", { passwordMin: 6, passwordMax: 20 }),
      textOf(profileText, "problems.confirmDifferent"),
    ];
    for (const error of errors) await expect(await canvas.findByText(error)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(textOf(profileText, "password.old"))).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.old")), "not-the-one");
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.new")), "-enough");
    await userEvent.clear(canvas.getByLabelText(textOf(profileText, "password.confirm")));
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.confirm")), "short-enough");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.submit") }));
    await expect(await canvas.findByText(sentence({ zh: "原始密码不正确", en: "This is not the present password" }))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(textOf(profileText, "password.old"))).toHaveFocus());
    await expect(canvas.getByLabelText(textOf(profileText, "password.new"))).toHaveValue("short-enough");
  },
};

export const Cancelling: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(textOf(profileText, "realName"));
    await userEvent.type(name, "写错了");
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.new")), "Brand-new-9");
    await userEvent.click(canvas.getByRole("button", { name: word("actions.cancel") }));
    await expect(canvas.getByLabelText(textOf(profileText, "realName"))).toHaveValue("林知夏");
    await expect(canvas.getByLabelText(textOf(profileText, "password.new"))).toHaveValue("");
  },
};

export const EndingOneSession: Story = {
  decorators: [withShop({ merchant, sessions })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", {
        name: textOf(profileText, "sessions.revokeNamed", {
          device: textOf(profileText, "sessions.device", { system: "iOS", browser: "Safari 18" }),
        }),
      }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    await expect(
      dialog.getByText(
        textOf(profileText, "sessions.revokeQuestion", {
          device: textOf(profileText, "sessions.device", { system: "iOS", browser: "Safari 18" }),
        }),
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: textOf(profileText, "sessions.revoke") }));
    await expect(await screen.findByText(textOf(profileText, "sessions.revoked"))).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(3));
  },
};

export const EndingTheOthers: Story = {
  decorators: [withShop({ merchant, sessions })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(profileText, "sessions.revokeOthers") }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(textOf(profileText, "sessions.revokeOthersQuestion", { count: 3 }))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: textOf(profileText, "sessions.revokeOthers") }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
  },
};

const factor = (
  key:
    | "turnOn"
    | "pwd"
    | "next"
    | "qrCode"
    | "code"
    | "codes"
    | "codesTitle"
    | "kept"
    | "on"
    | "off"
    | "turnOff"
    | "turnOffTitle"
    | "turnedOff",
) => textOf(profileText, `factor.${key}`);
const dialog = () => within(screen.getByRole("dialog"));
const wrongCode = sentence(codes.secondFactorWrong);

type Play = Parameters<NonNullable<Story["play"]>>[0];

/** Turns the second factor on, after one wrong code, up to the dialog with its recovery codes; returns the codes. */
async function turnOn({ canvas, userEvent }: Pick<Play, "canvas" | "userEvent">): Promise<string[]> {
  await userEvent.click(await canvas.findByRole("button", { name: factor("turnOn") }));
  await userEvent.type(await screen.findByLabelText(factor("pwd")), password);
  await userEvent.click(dialog().getByRole("button", { name: factor("next") }));
  await expect(await screen.findByRole("img", { name: factor("qrCode") })).toBeVisible();
  const secret = /[A-Z2-7]{32}/.exec(screen.getByRole("dialog").textContent ?? "")?.[0] ?? "";
  await userEvent.type(dialog().getByLabelText(factor("code")), "000000");
  await userEvent.click(dialog().getByRole("button", { name: factor("turnOn") }));
  await expect(await screen.findByText(wrongCode)).toBeVisible();
  await userEvent.clear(dialog().getByLabelText(factor("code")));
  await userEvent.type(dialog().getByLabelText(factor("code")), new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await userEvent.click(dialog().getByRole("button", { name: factor("turnOn") }));
  await expect(await screen.findByRole("heading", { name: factor("codesTitle") })).toBeVisible();
  return dialog()
    .getAllByRole("listitem")
    .map((item) => item.textContent ?? "");
}

export const TurningOnTheSecondFactor: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent }) => {
    await expect(await turnOn({ canvas, userEvent })).toHaveLength(10);
    await userEvent.click(screen.getByRole("button", { name: factor("kept") }));
    await expect(await canvas.findByText(factor("on"))).toBeVisible();
    await expect(canvas.getByRole("button", { name: factor("turnOff") })).toBeVisible();
  },
};

export const NewRecoveryCodes: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent }) => {
    const [first = ""] = await turnOn({ canvas, userEvent });
    await userEvent.click(screen.getByRole("button", { name: factor("kept") }));
    await userEvent.click(await canvas.findByRole("button", { name: factor("codes") }));
    await userEvent.type(await screen.findByLabelText(factor("code")), first);
    await userEvent.click(dialog().getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByRole("heading", { name: factor("codesTitle") })).toBeVisible();
    await expect(screen.queryByText(first)).toBeNull();
  },
};

export const TurningOffTheSecondFactor: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent }) => {
    const [first = ""] = await turnOn({ canvas, userEvent });
    await userEvent.click(screen.getByRole("button", { name: factor("kept") }));
    await userEvent.click(await canvas.findByRole("button", { name: factor("turnOff") }));
    await userEvent.type(await screen.findByLabelText(factor("pwd")), password);
    await userEvent.type(dialog().getByLabelText(factor("code")), "000000");
    await userEvent.click(dialog().getByRole("button", { name: factor("turnOffTitle") }));
    await expect(await screen.findByText(wrongCode)).toBeVisible();
    await waitFor(() => expect(dialog().getByLabelText(factor("code"))).toHaveFocus());
    await userEvent.clear(dialog().getByLabelText(factor("code")));
    await userEvent.type(dialog().getByLabelText(factor("code")), first);
    await userEvent.click(dialog().getByRole("button", { name: factor("turnOffTitle") }));
    await expect(await screen.findByText(factor("turnedOff"))).toBeVisible();
    await expect(await canvas.findByText(factor("off"))).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [withShop({ merchant }, { at: "/admin/merchant", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findAllByRole("status", { name: word("states.loading") })).length).toBeGreaterThan(1),
};

export const Refused: Story = {
  decorators: [withShop({ merchant }, { at: "/session/list", does: "refuse" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(word("states.refused"))).toBeVisible();
    await expect(await canvas.findByDisplayValue("林知夏")).toBeVisible();
  },
};

export const Failed: Story = {
  decorators: [withShop({ merchant }, { at: "/admin/merchant", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findAllByRole("button", { name: word("actions.retry") })).toHaveLength(3),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ merchant: { ...merchant, realName: "一个有十六个字那么长的管理员姓名" }, sessions })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(textOf(profileText, "realName"))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(textOf(profileText, "password.new")), "Brand-new-9");
    await expect(await canvas.findByText(textOf(profileText, "sessions.device", { system: "iOS", browser: "Safari 18" }))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
