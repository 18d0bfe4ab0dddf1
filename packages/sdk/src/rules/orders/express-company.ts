import { identifierText, numberText } from "../core";
import { companyAliases } from "./express-company-messages";

/** The fields by which an express company is recognised. */
export interface KnownCompany {
  readonly code: string;
  readonly name: string;
}

/** The number pattern of each company; the narrower patterns come first. */
const patterns: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/^SF\d{12,15}$/, "shunfeng"],
  [/^YT\d{13,15}$/, "yuantong"],
  [/^JT\d{13}$/, "jtexpress"],
  [/^JD[0-9A-Z]{11,16}(-\d+)*-?$/, "jd"],
  [/^DPK\d{12}$/, "debangwuliu"],
  [/^KY\d{13}$/, "kuayue"],
  [/^E[A-Z]\d{9}CN$/, "ems"],
  [/^(10|11|12)\d{11}$/, "ems"],
  [/^9[5-9]\d{11}$/, "youzhengguonei"],
  [/^77\d{13}$/, "shentong"],
  [/^(31|43|46)\d{13}$/, "yunda"],
  [/^7[3-9]\d{12}$/, "zhongtong"],
];

/** Suffixes of parcel companies; 快运 and 物流 are other companies of the same name. */
const kinds = /(速运|速递|快递|express)$/;

/** A text for comparison: without case, spaces, and the legal form of the company. */
const plain = (text: string) =>
  identifierText(text)
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/(股份)?(有限)?公司$/, "");

/** The same without that suffix: 顺丰 for 顺丰速运. */
const short = (text: string) => plain(text).replace(kinds, "") || plain(text);

/** The company of a text, by its name, code, a known alias, or the name with another suffix; undefined if none matches, or several do. */
export function companyCalled<Company extends KnownCompany>(text: string, companies: readonly Company[]): Company | undefined {
  const sought = plain(text);
  if (sought === "") return undefined;
  const exact = companies.find(({ code, name }) => plain(name) === sought || code.toLowerCase() === sought);
  if (exact) return exact;
  const known = companies.find(({ code }) => companyAliases[code]?.includes(sought));
  if (known) return known;
  const alike = companies.filter(({ name }) => short(name) === short(text));
  return alike.length === 1 ? alike[0] : undefined;
}

/** The company whose number pattern matches; undefined if none of `companies` does. */
export function companyOfNumber<Company extends KnownCompany>(number: string, companies: readonly Company[]): Company | undefined {
  const sought = numberText(number).toUpperCase();
  const code = patterns.find(([pattern]) => pattern.test(sought))?.[1];
  return companies.find((company) => company.code === code);
}
