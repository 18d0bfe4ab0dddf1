import { LoginScreen } from "@shopkeeper/ui/session";
import { createMerchantClient } from "@shopkeeper/sdk";
import { ThemeProvider } from "@shopkeeper/ui/theme";
import { renderToStaticMarkup } from "react-dom/server";

/** The login as the build draws it, visible before any code has run. */
export function loginLayout(): string {
  const client = createMerchantClient({ baseUrl: "http://shop.invalid" });
  return renderToStaticMarkup(
    <ThemeProvider>
      <LoginScreen client={client} onLoggedIn={() => undefined} />
    </ThemeProvider>,
  );
}
