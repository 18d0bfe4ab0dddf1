import type { Schema } from "@shopkeeper/sdk/contract";
import { problemTexts, type Text } from "@shopkeeper/sdk/rules/core";
import { shopInfoProblems, storeRuleMessages } from "@shopkeeper/sdk/rules/store";
import { invalidFields } from "../core/refusal";
import { storedPicture } from "../files/stored-picture";
import type { Files } from "../ports/files";
import { storeMessages as messages } from "./messages";
import type { ShopInfoRow } from "./store";
import type { shopInfos } from "./tables";

type Row = typeof shopInfos.$inferSelect;

/** The columns with the path of a picture. */
export const pictureColumns = [
  ...(["avatar", "backImage", "streetBackImage", "coverImage", "rectangleLogo"] as const),
  ...(["pcBanner", "pcBackImage"] as const),
] as const;

/** The public information of the shop, as it is sent. */
export function wireInfo(row: Row, alertStock: number, files: Pick<Files, "publicUrl">): Schema<"ShopInfo"> {
  const { keywords, addressDetail, province, city, district, latitude, longitude, intro } = row;
  const { serviceType, serviceLink, servicePhone, isTakeTheir, receiptPrintingSwitch, version } = row;
  const shown = (path: string) => path && files.publicUrl(path);
  return {
    ...{ keywords, addressDetail, province, city, district, latitude, longitude, intro, alertStock },
    ...{ serviceType, serviceLink, servicePhone, isTakeTheir, receiptPrintingSwitch, version },
    ...{ avatar: shown(row.avatar), backImage: shown(row.backImage), streetBackImage: shown(row.streetBackImage) },
    ...{ coverImage: shown(row.coverImage), rectangleLogo: shown(row.rectangleLogo) },
    ...{ pcBanner: shown(row.pcBanner), pcBackImage: shown(row.pcBackImage) },
  };
}

/** The fields to store; omitted fields stay unchanged. Refuses fields that violate the rules, and pictures that are none. */
export function checkedInfo(body: Schema<"ShopInfoInput">, before: Row, files: Pick<Files, "pathOf">): ShopInfoRow {
  const trimmed = {
    keywords: (body.keywords ?? before.keywords).trim(),
    addressDetail: body.addressDetail.trim(),
    latitude: body.latitude.trim(),
    longitude: body.longitude.trim(),
    intro: body.intro.trim(),
    serviceLink: (body.serviceLink ?? before.serviceLink).trim(),
    servicePhone: (body.servicePhone ?? before.servicePhone).trim(),
  };
  const problems = problemTexts(shopInfoProblems({ ...body, ...trimmed }), storeRuleMessages);
  const pictures = picturesOf(body, before, files);
  const broken = Object.entries(pictures).filter(([, path]) => path === undefined);
  const faults: Record<string, Text> = { ...Object.fromEntries(broken.map(([column]) => [column, messages.pictureWrong])), ...problems };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const { serviceType, isTakeTheir, receiptPrintingSwitch } = body;
  return { ...trimmed, ...regionOf(body, before), ...stored(pictures), serviceType, isTakeTheir, receiptPrintingSwitch };
}

type Pictures<Path> = Record<(typeof pictureColumns)[number], Path>;

/** The path of each picture, empty if there is none; undefined if a value is not a picture. */
function picturesOf(body: Schema<"ShopInfoInput">, before: Row, files: Pick<Files, "pathOf">): Pictures<string | undefined> {
  const path = (column: (typeof pictureColumns)[number]) => {
    const address = (body[column] ?? files.pathOf(before[column])).trim();
    return address === "" ? "" : storedPicture(files, address);
  };
  return {
    ...{ avatar: path("avatar"), backImage: path("backImage"), streetBackImage: path("streetBackImage") },
    ...{ coverImage: path("coverImage"), rectangleLogo: path("rectangleLogo") },
    ...{ pcBanner: path("pcBanner"), pcBackImage: path("pcBackImage") },
  };
}

const stored = (pictures: Pictures<string | undefined>): Pictures<string> => ({
  ...{ avatar: pictures.avatar ?? "", backImage: pictures.backImage ?? "", streetBackImage: pictures.streetBackImage ?? "" },
  ...{ coverImage: pictures.coverImage ?? "", rectangleLogo: pictures.rectangleLogo ?? "" },
  ...{ pcBanner: pictures.pcBanner ?? "", pcBackImage: pictures.pcBackImage ?? "" },
});

/** The region at the beginning of the address; clients that do not know the field keep it as long as it still matches. */
function regionOf({ province, city, district, addressDetail }: Schema<"ShopInfoInput">, before: Row) {
  if (province !== undefined) return { province: province.trim(), city: city?.trim() ?? "", district: district?.trim() ?? "" };
  const isKept = before.province !== "" && addressDetail.trim().startsWith(before.province);
  return isKept ? { province: before.province, city: before.city, district: before.district } : { province: "", city: "", district: "" };
}

/** Names joined into a list by the rules of each language. */
export const joined = (parts: readonly Text[]): Text => ({
  zh: parts.map(({ zh }) => zh).join("、"),
  en: parts.map(({ en }) => en).join(", "),
});
