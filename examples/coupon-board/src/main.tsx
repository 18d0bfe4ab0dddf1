import { type Account, accountOf, ShopProvider } from "@shopkeeper/hooks/shop";
import { switchLanguage } from "@shopkeeper/hooks/texts";
import { createMerchantClient } from "@shopkeeper/sdk";
import { browserSession } from "@shopkeeper/sdk/browser";
import { notify, UiProvider } from "@shopkeeper/ui/core";
import "@shopkeeper/ui/styles.css";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { CouponBoard } from "./coupon-board.js";
import { Login } from "./login.js";

switchLanguage("en");
const server = document.querySelector<HTMLMetaElement>("meta[name=shopkeeper-url]")?.content ?? "";
const session = browserSession();
const client = createMerchantClient({ baseUrl: `${server}/api`, session, language: () => "en" });

function App() {
  const [account, setAccount] = useState<Account>();
  const open = async () => setAccount(accountOf(await client.getLoginInfo()));
  return (
    <UiProvider>
      {account === undefined ? (
        <Login client={client} onToken={(token) => (session.set(token), open())} />
      ) : (
        <ShopProvider client={client} account={account} notify={notify}>
          <CouponBoard />
        </ShopProvider>
      )}
    </UiProvider>
  );
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
