import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { startServer } from "../testing/start-server";
import { faultOf } from "./fault";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const failureOf = async (query: ReturnType<typeof sql>): Promise<unknown> => {
  try {
    await server.database.db.execute(query);
  } catch (failure) {
    return failure;
  }
  throw new Error("The query did not fail.");
};

test("a failed query is named by its cause: neither statement nor parameters nor quoted values are in what is logged", async () => {
  const phone = "13812345678";
  const failures = [
    await failureOf(sql`select * from nowhere where phone = ${phone}`),
    await failureOf(sql`select ${`x${phone}`}::int`),
    await failureOf(sql`select 1 / (length(${phone}) - 11)`),
    await failureOf(sql`insert into seedings (domain, version, create_time) values (${phone}, null, now())`),
    new Error("outer with 13812345678", { cause: await failureOf(sql`select ${phone}::date`) }),
  ];
  for (const failure of failures) {
    const text = JSON.stringify(faultOf(failure));
    expect(text).not.toContain(phone);
    expect(text).not.toMatch(/select|insert|params/);
    expect(faultOf(failure)).toMatchObject({ code: expect.stringMatching(/^[0-9A-Z]{5}$/), message: expect.stringMatching(/\w/) });
  }
  expect(faultOf(failures[0]).message).toBe('relation "nowhere" does not exist');
});

test("any other failure keeps its sentence without what looks personal, and its places in the code", () => {
  const fault = faultOf(new TypeError("No answer for lin@example.com"));
  expect(fault).toMatchObject({ type: "TypeError", message: "No answer for [mail]", stack: expect.stringContaining("fault.test.ts") });
  expect(fault.stack).not.toContain("lin@");
  expect(faultOf("13812345678")).toEqual({ type: "string", message: "[number]" });
});
