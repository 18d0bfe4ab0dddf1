import { bigint } from "drizzle-orm/pg-core";

/** The largest id: the last whole number that JSON readers and JavaScript represent exactly. */
export const maxId = Number.MAX_SAFE_INTEGER;

/** A column of ids: 64 bits in the database, a number in code and in JSON. By default the column's name is that of its field. */
export const idColumn = (name = "") => bigint(name, { mode: "number" });
