import type { Limits } from "../../kernel/rate-limits";

const plenty = { burst: 1e9, perSecond: 1e9 };

/** Limits that thousands of generated requests never reach. */
export const unlimited: Limits = {
  ...{ tight: plenty, anonymous: plenty, session: plenty, device: plenty },
  ...{ upload: plenty, collect: plenty, export: plenty },
  ...{ sensitive: plenty, failures: plenty },
};
