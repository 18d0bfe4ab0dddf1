// Logs in, prints the account, and logs out again: node login.mjs
import { loggedIn } from "./shop.mjs";

const client = await loggedIn(process.argv[2]);
const { realName, merName, roles } = await client.getLoginInfo();
console.log(`${realName}, ${merName} (${roles.join(", ")})`);
await client.logout();
