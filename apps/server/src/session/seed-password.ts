/** The password of every account that a seed makes. */
export const SEED_PASSWORD = "Shopkeeper-1";
