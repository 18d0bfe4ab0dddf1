import type { PreparingDomain } from "../kit/domain";
import type { Ports } from "../ports/ports";
import { adminHandlers } from "./handlers";
import { hashGivenPassword } from "./hash-given-password";
import type { PreparedAdmins } from "./prepared";

/** The people who log in to a shop's console, as its owner manages them; their accounts are the session's. */
export const domain = {
  handlers: adminHandlers,
  preparations: ({ passwords }: Ports) => hashGivenPassword(passwords),
} satisfies PreparingDomain<PreparedAdmins>;
