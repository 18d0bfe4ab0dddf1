import { expect, test } from "vitest";
import { accountKey, accountKeys } from "./account-key";

test.each([
  ["case", "ADMIN"],
  ["a Cyrillic letter", "аdmin"],
  ["full-width letters", "ａｄｍｉｎ"],
  ["a zero-width space", "ad\u200bmin"],
  ["a soft hyphen and marks of direction", "a\u00add\u202emin\u2066"],
  ["a digit", "adm1n"],
  ["letters that run together", "adrnin"],
  ["mathematical letters", "𝐚𝓭𝕞𝙞𝚗"],
  ["a Ukrainian letter", "admіn"],
  ["a Cyrillic capital", "АDМIN"],
  ["blanks", "ad min"],
])("names that differ by %s have one key", (_, name) => expect(accountKey(name)).toBe(accountKey("admin")));

test.each([
  ["admin", "ADMIΝ"],
  ["paypal", "paypaI"],
  ["boss", "ВOSS"],
])("a name may be taken for %s as it is written: %s", (known, name) => expect(accountKeys(name)).toContain(accountKey(known)));

test.each([
  ["вера", "ВЕРА"],
  ["νίκος", "ΝΊΚΟΣ"],
  ["straße", "STRASSE"],
])("case makes no difference in other scripts: %s and %s", (small, capital) => expect(accountKey(small)).toBe(accountKey(capital)));

test.each([
  ["staff-12", "staff-21"],
  ["张三", "张二"],
  ["admin", "admin2"],
  ["店长", "店员"],
])("%s and %s are different names", (one, other) => expect(accountKey(one)).not.toBe(accountKey(other)));
