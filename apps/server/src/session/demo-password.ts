/** The public password of every account that a seed makes. */
export const DEMO_PASSWORD = "Shopkeeper-1";

/** The names of all accounts of the demo. */
export const demoAccounts = ["admin", "clerk", "admin2"] as const;
