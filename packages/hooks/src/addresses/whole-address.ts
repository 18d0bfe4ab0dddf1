import type { Schema } from "@shopkeeper/sdk";

/** Placeholders for the city where a province is divided into districts; nobody writes them on a parcel. */
const unwritten = /^(市辖区|县|.*直辖县级行政区划)$/;

/** An address as it is written on a parcel: 浙江省杭州市西湖区文三路 90 号. */
export const wholeAddress = ({ province, city, district, detail }: Pick<Schema<"Address">, "province" | "city" | "district" | "detail">) =>
  [province, city && !unwritten.test(city) && city, district, detail].filter(Boolean).join("");
