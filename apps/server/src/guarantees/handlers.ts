import type { Handlers } from "../core/handlers";

/** The calls on the platform's guarantee services. */
export const guaranteeHandlers = {
  listGuarantees: ({ query, shop }) => shop.guarantees.list(query.type === 1),
} satisfies Pick<Handlers, "listGuarantees">;
