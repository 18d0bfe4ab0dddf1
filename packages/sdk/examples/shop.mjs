// The shop and the accounts that the examples use.
import { createMerchantClient, memorySession } from "@shopkeeper/sdk";

/** A client for SHOPKEEPER_URL (http://127.0.0.1:3000 unless set), logged in as `account`. */
export async function loggedIn(account = "admin", options = {}) {
  const baseUrl = `${process.env.SHOPKEEPER_URL ?? "http://127.0.0.1:3000"}/api`;
  const session = memorySession();
  const client = createMerchantClient({ baseUrl, session, language: () => "en", ...options });
  const { token } = await client.login({ body: { account, pwd: process.env.SHOPKEEPER_PASSWORD ?? "Shopkeeper-1" } });
  session.set(token);
  return client;
}
