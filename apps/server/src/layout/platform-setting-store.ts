import { eq } from "drizzle-orm";
import type { PlatformScope } from "../tenancy/platform-scope";
import { platformSettings } from "./tables";

/** The platform's settings. */
export const platformSettingStore = ({ db }: PlatformScope) => ({
  async find(key: string): Promise<string | null> {
    const [row] = await db.select().from(platformSettings).where(eq(platformSettings.key, key));
    return row?.value ?? null;
  },

  async put(key: string, value: string | null) {
    await db.insert(platformSettings).values({ key, value }).onConflictDoUpdate({ target: platformSettings.key, set: { value } });
  },
});
