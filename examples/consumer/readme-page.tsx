// Mounts the components of the READMEs, each block in a section with the name of its file; a journey uses it.
import { accountOf } from "@shopkeeper/hooks/shop";
import { switchLanguage } from "@shopkeeper/hooks/texts";
import { createMerchantClient } from "@shopkeeper/sdk";
import { browserSession } from "@shopkeeper/sdk/browser";
import { UiProvider } from "@shopkeeper/ui/core";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { start } from "./readme-hooks-1.js";
import { Shop } from "./readme-hooks-2.js";
import { Orders } from "./readme-hooks-3.js";
import { draw } from "./readme-hooks-7.js";
import { App } from "./readme-ui-1.js";
import { Coupons } from "./readme-ui-2.js";

switchLanguage("en");
await start(sectionOf("readme-hooks-1"), "admin", "Shopkeeper-1");

const session = browserSession();
const client = createMerchantClient({ baseUrl: "/api", session, language: () => "en" });
const account = accountOf(await client.getLoginInfo());
const inShop = (content: ReactNode) => (
  <Shop client={client} account={account}>
    {content}
  </Shop>
);

mount("readme-hooks-3", inShop(<Orders />));
mount("readme-ui-1", <App client={client} account={account} />);
mount("readme-ui-2", <UiProvider>{inShop(<Coupons go={() => undefined} />)}</UiProvider>);
sectionOf("readme-hooks-7").innerHTML = draw(<Orders />, session.token() ?? "", account);

function sectionOf(name: string): HTMLElement {
  const section = document.createElement("section");
  section.setAttribute("aria-label", name);
  document.body.append(section);
  return section;
}

function mount(name: string, content: ReactNode) {
  createRoot(sectionOf(name)).render(content);
}
