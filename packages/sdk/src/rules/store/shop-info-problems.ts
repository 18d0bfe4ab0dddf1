import { isPhoneNumber, lengthOf, type Problem, type Problems } from "../core";
import { isLatitude, isLongitude } from "./coordinates";
import type { storeRuleMessages } from "./messages";

type Key = keyof typeof storeRuleMessages;

/** The fields of a shop's information that the rules check. */
export interface ShopInfoFields {
  readonly avatar: string;
  readonly backImage: string;
  readonly streetBackImage: string;
  readonly coverImage: string;
  readonly rectangleLogo: string;
  readonly intro: string;
  /** Comma-separated. */
  readonly keywords: string;
  readonly serviceType: string;
  readonly serviceLink: string;
  readonly servicePhone: string;
  readonly alertStock: number | undefined;
  readonly addressDetail: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** The maximum lengths of texts, and the maximum stock for warnings. */
export const shopInfoLimits = { intro: 200, keywords: 200, address: 200, alertStock: 9999 } as const;

/** The problems of a shop's information, by field. */
export function shopInfoProblems(info: ShopInfoFields): Problems<keyof ShopInfoFields, Key> {
  const { intro, keywords, address } = shopInfoLimits;
  return {
    ...empty("avatar", info.avatar, "avatarEmpty"),
    ...empty("backImage", info.backImage, "backImageEmpty"),
    ...empty("streetBackImage", info.streetBackImage, "streetBackImageEmpty"),
    ...empty("coverImage", info.coverImage, "coverImageEmpty"),
    ...empty("rectangleLogo", info.rectangleLogo, "rectangleLogoEmpty"),
    ...(empty("intro", info.intro, "introEmpty") ?? long("intro", info.intro, intro, "introLong")),
    ...(empty("keywords", info.keywords, "keywordsEmpty") ?? long("keywords", info.keywords, keywords, "keywordsLong")),
    ...serviceProblem(info),
    ...stockProblem(info.alertStock),
    ...(empty("addressDetail", info.addressDetail, "addressEmpty") ?? long("addressDetail", info.addressDetail, address, "addressLong")),
    ...coordinateProblem("latitude", info.latitude, isLatitude),
    ...coordinateProblem("longitude", info.longitude, isLongitude),
  };
}

type Found = { readonly [Field in keyof ShopInfoFields]?: Problem<Key> } | undefined;

const empty = (field: keyof ShopInfoFields, text: string, key: Key): Found => (text.trim() === "" ? { [field]: { key } } : undefined);

const long = (field: keyof ShopInfoFields, text: string, max: number, key: Key): Found =>
  lengthOf(text.trim()) > max ? { [field]: { key, params: { max } } } : undefined;

/** Only the contact that buyers are offered is checked. */
function serviceProblem({ serviceType, serviceLink, servicePhone }: ShopInfoFields): Found {
  if (serviceType === "phone") {
    if (servicePhone.trim() === "") return { servicePhone: { key: "servicePhoneEmpty" } };
    return isPhoneNumber(servicePhone) ? undefined : { servicePhone: { key: "servicePhoneWrong" } };
  }
  if (serviceLink.trim() === "") return { serviceLink: { key: "serviceLinkEmpty" } };
  return isWebLink(serviceLink) ? undefined : { serviceLink: { key: "serviceLinkWrong" } };
}

const isWebLink = (text: string) => /^https?:\/\/[^\s/]+/i.test(text.trim()) && !/\s/.test(text.trim()) && URL.canParse(text.trim());

function stockProblem(stock: number | undefined): Found {
  if (stock === undefined) return { alertStock: { key: "alertStockEmpty" } };
  const isRight = Number.isInteger(stock) && stock >= 0 && stock <= shopInfoLimits.alertStock;
  return isRight ? undefined : { alertStock: { key: "alertStockWrong", params: { max: shopInfoLimits.alertStock } } };
}

function coordinateProblem(field: "latitude" | "longitude", text: string, isRight: (text: string) => boolean): Found {
  if (text.trim() === "") return { [field]: { key: "coordinatesEmpty" } };
  return isRight(text) ? undefined : { [field]: { key: "coordinatesWrong" } };
}
