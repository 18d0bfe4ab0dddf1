import { eq, type SQL } from "drizzle-orm";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { PlatformScope } from "../tenancy/platform-scope";
import { formTemplates } from "./tables";

/** The platform's form templates. */
export const formTemplateStore = ({ db }: PlatformScope) => {
  async function one(where: SQL) {
    const [row] = await db.select().from(formTemplates).where(where);
    if (!row) return undefined;
    const { id, name, info, content, createTime, updateTime } = row;
    return { id, name, info, content, createTime: wireTime(createTime), updateTime: wireTime(updateTime) };
  }

  return {
    named: (name: string) => one(eq(formTemplates.name, name)),
    find: (id: number) => one(eq(formTemplates.id, id)),
  };
};
