// Ends calls before their answer: node abort.mjs
import assert from "node:assert/strict";
import { AbortError, TimeoutError } from "@shopkeeper/sdk";
import { loggedIn } from "./shop.mjs";

const client = await loggedIn();

const leaving = new AbortController();
const list = client.listProducts({ query: { limit: 100 }, signal: leaving.signal });
leaving.abort("the user went elsewhere");
await list.then(
  () => assert.fail("the call went on"),
  (error) => {
    assert.ok(error instanceof AbortError);
    console.log(`${error.name}: ${error.cause}`);
  },
);

await client.listProducts({ query: { limit: 100 }, timeoutMs: 1 }).then(
  () => console.log("the answer came within a millisecond"),
  (error) => {
    assert.ok(error instanceof TimeoutError);
    console.log(`${error.name} after ${error.timeoutMs} ms`);
  },
);
