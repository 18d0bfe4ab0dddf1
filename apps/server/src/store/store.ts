import { ReceiptPrinting } from "@shopkeeper/sdk/contract";
import { and, desc, eq, not } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { PlatformScope } from "../tenancy/platform-scope";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { merchantCategories, merchantTypes, shopInfos } from "./tables";

type Row = typeof shopInfos.$inferSelect;

/** The fields of a shop that the merchant edits; pictures are paths. */
export type ShopInfoRow = Omit<
  Row,
  "merId" | "categoryId" | "typeId" | "isRecommend" | "qualificationPictures" | "version" | "createTime" | "updateTime"
>;

/** The shop's information, kept by the platform and the merchant. */
export const shopInfoStore = ({ db, merId, clock }: Scope) => {
  const own = eq(shopInfos.merId, merId);

  return {
    /** The shop's row; a blank row before anything is filled in. */
    async find(): Promise<Row> {
      const [row] = await db.select().from(shopInfos).where(own);
      return row ?? blankRow(merId, clock.now());
    },

    /** Changes the merchant's fields; false when the row no longer has that version. */
    async update(fields: ShopInfoRow, version: number | undefined) {
      const now = clock.now();
      await db.insert(shopInfos).values({ merId, createTime: now, updateTime: now }).onConflictDoNothing();
      return affectsRows(
        db
          .update(shopInfos)
          .set({ ...fields, ...revision(shopInfos, clock) })
          .where(and(own, hasVersion(shopInfos, version))),
      );
    },
  };
};

/** The platform's categories and types of shops. */
export const merchantKindStore = ({ db }: PlatformScope) => ({
  categories: () =>
    db
      .select({ id: merchantCategories.id, name: merchantCategories.name, handlingFee: merchantCategories.handlingFee })
      .from(merchantCategories)
      .where(not(merchantCategories.isDel))
      .orderBy(desc(merchantCategories.id)),

  types: () =>
    db
      .select({ id: merchantTypes.id, name: merchantTypes.name, info: merchantTypes.info })
      .from(merchantTypes)
      .where(not(merchantTypes.isDel))
      .orderBy(desc(merchantTypes.id)),

  /** The category and type of a shop, also where the platform no longer offers them. */
  async of({ categoryId, typeId }: Pick<Row, "categoryId" | "typeId">) {
    const [category] = categoryId === null ? [] : await db.select().from(merchantCategories).where(eq(merchantCategories.id, categoryId));
    const [type] = typeId === null ? [] : await db.select().from(merchantTypes).where(eq(merchantTypes.id, typeId));
    return { category, type };
  },
});

/** The row of a shop before anything is filled in. */
const blankRow = (merId: number, now: Date): Row => ({
  ...{ merId, categoryId: null, typeId: null, isRecommend: false, qualificationPictures: [], version: 0, createTime: now, updateTime: now },
  ...{ keywords: "", addressDetail: "", province: "", city: "", district: "", latitude: "", longitude: "", intro: "" },
  ...{ avatar: "", backImage: "", streetBackImage: "", coverImage: "", rectangleLogo: "", pcBanner: "", pcBackImage: "" },
  ...{ serviceType: "H5", serviceLink: "", servicePhone: "", isTakeTheir: false, receiptPrintingSwitch: ReceiptPrinting.off },
});
