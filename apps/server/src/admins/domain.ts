import type { PreparingDomain } from "../kit/domain";
import type { Ports } from "../ports/ports";
import { adminHandlers } from "./handlers";
import { hashGivenPassword } from "./hash-given-password";
import type { PreparedAdmins } from "./prepared";

/** The staff accounts of a shop's console, as its owner manages them; the domain `session` owns their logins. */
export const domain = {
  handlers: adminHandlers,
  preparations: ({ passwords }: Ports) => hashGivenPassword(passwords),
} satisfies PreparingDomain<PreparedAdmins>;
