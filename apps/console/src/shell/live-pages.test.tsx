import { ShopProvider, type Account } from "@shopkeeper/hooks/shop";
import type { OpenTabs } from "@shopkeeper/hooks/layout";
import { switchLanguage } from "@shopkeeper/hooks/texts";
import { createMerchantClient } from "@shopkeeper/sdk";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useAppearance } from "../appearance/appearance";
import { routeAt } from "../routing/route-at";
import { loadScreen } from "../routing/screens";
import { alive } from "./alive";
import { LivePages } from "./live-pages";
import { useVisitedPages } from "./use-visited-pages";
import { ThemeProvider } from "@shopkeeper/ui/theme";

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const account: Account = { id: 1, merId: 1, account: "admin", realName: "林知夏", roles: ["admin"], permissions: ["*:*:*"] };
const list = "/coupon/list";
const form = "/coupon/list/save";

/** The console's pages behind tabs, on a network that never answers. */
async function openPages(first = list) {
  switchLanguage("zh-CN");
  for (const path of [list, form, "/coupon/record"]) {
    const row = routeAt(path);
    if (row) await loadScreen(row);
  }
  const client = createMerchantClient({ baseUrl: "/api", fetch: () => new Promise(() => undefined), retry: false });
  const shown: { tabs?: OpenTabs } = {};
  function Pages() {
    const tabs = useVisitedPages(account, true);
    shown.tabs = tabs;
    return <LivePages tabs={tabs} />;
  }
  function Console() {
    return (
      <ThemeProvider appearance={useAppearance()}>
        <ShopProvider client={client} account={account}>
          <Pages />
        </ShopProvider>
      </ThemeProvider>
    );
  }
  const router = createMemoryRouter([{ path: "*", element: <Console /> }], { initialEntries: [first] });
  const root = document.body.appendChild(document.createElement("div"));
  const reactRoot = createRoot(root);
  reactRoot.render(<RouterProvider router={router} />);
  closers.push(() => {
    reactRoot.unmount();
    root.remove();
  });
  const tabs = () => {
    if (!shown.tabs) throw new Error("The console is not drawn");
    return shown.tabs;
  };
  await expect.poll(() => shown.tabs?.active).toBe(first.split("?")[0]);
  return {
    tabs,
    address: () => router.state.location.pathname + router.state.location.search,
    async go(to: string) {
      await router.navigate(to);
      await expect.poll(() => tabs().active).toBe(to.split("?")[0]);
    },
  };
}

/** The field for a coupon's name on the visible page, in the list or in the form. */
function nameField() {
  const fields = page.getByLabelText(/^优惠券?名称/).elements();
  return fields.find((field): field is HTMLInputElement => field instanceof HTMLInputElement && field.checkVisibility());
}

const nameTyped = () => nameField()?.value;

async function typeName(text: string) {
  const type = async () => {
    nameField()?.focus(); // a newly drawn page may take the focus
    await userEvent.keyboard(text);
    return nameTyped();
  };
  await expect.poll(type).toBe(text);
}

test("what was typed in a page is there again when its tab is shown, and is not seen meanwhile", async () => {
  const { go } = await openPages();
  await typeName("新客");
  await go("/coupon/record");
  await expect.poll(nameTyped).not.toBe("新客");
  await go(list);
  await expect.poll(nameTyped).toBe("新客");
});

test("a refreshed page is mounted again, the others stay", async () => {
  const { go, tabs } = await openPages();
  await typeName("新客");
  await go("/coupon/record");
  tabs().refresh("/coupon/record");
  await go(list);
  await expect.poll(nameTyped).toBe("新客");
  tabs().refresh(list);
  await expect.poll(nameTyped).toBe("");
});

test("a page whose tab was closed is mounted again when it is opened", async () => {
  const { go, tabs } = await openPages();
  await typeName("新客");
  await go("/coupon/record");
  tabs().close("this", list);
  await expect.poll(() => tabs().live).toEqual(["/coupon/record"]);
  await go(list);
  await expect.poll(nameTyped).toBe("");
});

test("a page that its row does not keep is gone when it is left, unless it holds unsaved words", async () => {
  const { go, tabs } = await openPages();
  await go(form);
  await go(list);
  expect(tabs().live).toEqual([list]);
  await go(form);
  await typeName("还没写完");
  await go(list);
  await expect.poll(() => tabs().live).toContain(form);
  await go(form);
  await expect.poll(nameTyped).toBe("还没写完");
});

test("a tab leads back to the search that its page was last seen with", async () => {
  const { go, address, tabs } = await openPages(`${list}?page=2`);
  await go("/coupon/record");
  expect(address()).toBe("/coupon/record");
  expect(tabs().tabs.find(({ key }) => key === list)?.address).toBe(`${list}?page=2`);
});

test("which pages are alive is known outside of React, until the console is left", async () => {
  const { go } = await openPages();
  await go("/coupon/record");
  await expect.poll(() => [...alive].toSorted()).toEqual([list, "/coupon/record"]);
  closers.splice(0).forEach((close) => close());
  await expect.poll(() => [...alive]).toEqual([]);
});
