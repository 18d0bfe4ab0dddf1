import { and, eq } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { settlementInfo } from "./tables";

type Row = typeof settlementInfo.$inferSelect;

/** The editable fields of a payout account; pictures in stored form. */
export type SettlementFields = Omit<Row, "merId" | "version" | "createTime" | "updateTime">;

const none: SettlementFields & { version: number } = {
  ...{ settlementType: "bank", bankUserName: "", bankName: "", bankCard: "", bankAddress: "" },
  ...{ wechatCode: "", wechatQrcodeUrl: "", realName: "", alipayCode: "", alipayQrcodeUrl: "", version: 0 },
};

/** The account to which the platform pays the shop's money. */
export const settlementInfoStore = ({ db, merId, clock }: Scope) => ({
  /** All fields are empty in a shop that has not set them yet. */
  async find(): Promise<SettlementFields & { version: number }> {
    const [row] = await db.select().from(settlementInfo).where(eq(settlementInfo.merId, merId));
    if (!row) return none;
    const { merId: _merId, createTime: _createTime, updateTime: _updateTime, ...fields } = row;
    return fields;
  },

  /** Replaces all fields; false when it no longer has that version. */
  async save(fields: SettlementFields, version: number | undefined) {
    const now = clock.now();
    await db.insert(settlementInfo).values({ merId, createTime: now, updateTime: now }).onConflictDoNothing();
    return affectsRows(
      db
        .update(settlementInfo)
        .set({ ...fields, ...revision(settlementInfo, clock) })
        .where(and(eq(settlementInfo.merId, merId), hasVersion(settlementInfo, version))),
    );
  },
});
