import { fromBaiduDegrees, fromBaiduMetres } from "./baidu-place";
import type { Place } from "./coordinates";

const number = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`;
const comma = String.raw`\s*[,，]\s*`;
const pair = new RegExp(`${number}${comma}${number}`);
const barePair = new RegExp(String.raw`^\(?${number}(?:${comma}|\s+)${number}\)?$`);

/**
 * The place in a text: two numbers, or a link of Amap, Tencent, Baidu or Google maps; undefined if there is none.
 *
 * Other words may surround a link, as apps share it. Returns the coordinates of Chinese maps (GCJ-02). Short links contain
 * no coordinates and are not resolved.
 */
export function mapPlace(text: string): Place | undefined {
  const bare = barePair.exec(text.trim());
  if (bare) return likelyPlace(Number(bare[1]), Number(bare[2]));
  const link = /https?:\/\/[^\s<>"']+/i.exec(text)?.[0];
  if (link === undefined || !URL.canParse(link)) return undefined;
  const { hostname, href, pathname, hash, searchParams } = new URL(link);
  const query = (...names: readonly string[]) => names.map((name) => searchParams.get(name)).find((value) => value !== null) ?? "";
  if (isOf(hostname, "amap.com")) return amapPlace(query);
  if (isOf(hostname, "map.qq.com")) return tencentPlace(query);
  if (isOf(hostname, "map.baidu.com")) return baiduPlace(`${pathname}${hash}`, query);
  if (/(^|\.)google\.[a-z.]{2,6}$/.test(hostname)) return googlePlace(decoded(href), query);
  return undefined;
}

type Query = (...names: readonly string[]) => string;

const isOf = (hostname: string, site: string) => hostname === site || hostname.endsWith(`.${site}`);

/** `position=lng,lat` of a marker, `p=id,lat,lng,name` of a found place, or lng and lat by themselves. */
function amapPlace(query: Query) {
  const marker = pair.exec(query("position", "lnglat", "center", "location"));
  if (marker) return placeAt(Number(marker[2]), Number(marker[1]));
  const found = pair.exec(query("p", "q").replace(/^[^,]*,/, ""));
  return found ? placeAt(Number(found[1]), Number(found[2])) : placeOf(query("lat"), query("lng", "lon"));
}

/** `marker=coord:lat,lng;title:…`, or the latitude as y and the longitude as x. */
function tencentPlace(query: Query) {
  const marker = pair.exec(query("marker", "coord", "center", "location").replace(/^.*coord:/, ""));
  if (marker) return placeAt(Number(marker[1]), Number(marker[2]));
  return placeOf(query("pointy", "lat"), query("pointx", "lng"));
}

/** `location=lat,lng` in the coordinates that `coord_type` names, or `@x,y,19z` in metres. */
function baiduPlace(path: string, query: Query) {
  const marker = pair.exec(query("location", "latlng", "center"));
  if (marker) {
    const place = placeAt(Number(marker[1]), Number(marker[2]));
    if (query("coord_type") === "gcj02") return place;
    return query("coord_type") === "wgs84" ? undefined : place && fromBaiduDegrees(place);
  }
  const metres = /@(-?\d{1,8}(?:\.\d+)?),(-?\d{1,8}(?:\.\d+)?)/.exec(path);
  return metres ? fromBaiduDegrees(fromBaiduMetres(Number(metres[1]), Number(metres[2]))) : undefined;
}

/** The pin of a place takes precedence over the centre of the map. */
function googlePlace(href: string, query: Query) {
  const pin = new RegExp(`!3d${number}!4d${number}`).exec(href) ?? pair.exec(query("q", "query", "ll", "destination", "daddr"));
  const shown = pin ?? new RegExp(`[/@]${number},\\+?${number}`).exec(href);
  return shown ? placeAt(Number(shown[1]), Number(shown[2])) : undefined;
}

/** In China no longitude is a latitude: the larger number is the longitude, in either order. */
const likelyPlace = (one: number, other: number) =>
  isChinese(other, one) && !isChinese(one, other) ? placeAt(other, one) : placeAt(one, other);

const isChinese = (latitude: number, longitude: number) => latitude > 3 && latitude < 54 && longitude > 73 && longitude < 136;

const placeOf = (latitude: string, longitude: string) =>
  latitude === "" || longitude === "" ? undefined : placeAt(Number(latitude), Number(longitude));

function placeAt(latitude: number, longitude: number): Place | undefined {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function decoded(href: string) {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
