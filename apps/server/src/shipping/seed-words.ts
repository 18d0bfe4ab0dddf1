import { FreeShipping, ShippingCharge, type Schema } from "@shopkeeper/sdk/contract";

/** A shipping template to make; everything is in hundredths. */
export interface ShippingTemplateSeed {
  name: string;
  type: Schema<"ShippingCharge">;
  appoint: Schema<"FreeShipping">;
  sort?: number;
  regions?: readonly (SeedPlace & { first: number; firstPrice: number; renewal: number; renewalPrice: number })[];
  frees?: readonly (SeedPlace & { number: number; price: number })[];
}

interface SeedPlace {
  /** Provinces by name; the whole country where there are none. */
  provinces?: readonly string[];
}

/** The templates that a shop begins with; money, pieces, weight and volume are in hundredths. */
export const usualTemplates: readonly ShippingTemplateSeed[] = [
  { name: "全国包邮", type: ShippingCharge.none, appoint: FreeShipping.everywhere, sort: 30 },
  {
    ...{ name: "按件计费（满 3 件包邮）", type: ShippingCharge.byPiece, appoint: FreeShipping.custom, sort: 20 },
    regions: [{ first: 100, firstPrice: 800, renewal: 100, renewalPrice: 200 }],
    frees: [{ number: 300, price: 0 }],
  },
  {
    ...{ name: "按重量计费", type: ShippingCharge.byWeight, appoint: FreeShipping.custom, sort: 10 },
    regions: [
      { first: 100, firstPrice: 1000, renewal: 50, renewalPrice: 300 },
      { provinces: ["新疆维吾尔自治区", "西藏自治区"], first: 100, firstPrice: 2500, renewal: 50, renewalPrice: 1200 },
    ],
    frees: [{ provinces: ["浙江省", "江苏省", "上海市"], number: 100, price: 9900 }],
  },
];
