import { labels } from "@shopkeeper/sdk/contract";
import { addressEntries, amountText, fill, identifierCell, isShortened, listEntries, type Text } from "@shopkeeper/sdk/rules/core";
import { fieldText } from "../../core/field-messages";
import { amountOf, isAmount, type ProductColumn } from "./product-cells";
import type { Naming, ProductNaming } from "./product-naming";
import { transferMessages as messages } from "./transfer-messages";

/** A fault of one cell. */
export class CellFault extends Error {
  constructor(readonly text: Text) {
    super(text.en);
  }
}

/** An amount of a column in any notation of people and spreadsheets, as plain digits; unreadable text stays unchanged. */
export const plainAmount = (column: ProductColumn, text: string) => amountText(text, amountOf(column));

/** The item number in a cell; throws a `CellFault` for a number that a spreadsheet has shortened. */
export function itemNumber(text: string): string {
  if (isShortened(text)) throw new CellFault(messages.shortened);
  return identifierCell(text);
}

/** Whether two cells have the same meaning. */
export function saysSame(column: ProductColumn, one: string, other: string) {
  if (plainText(one) === plainText(other)) return true;
  if (!isAmount(column) || one === "" || other === "") return false;
  return Number(plainAmount(column, one)) === Number(plainAmount(column, other));
}

const plainText = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** The field of a save for a product's cell, with its value; throws a `CellFault` for an unreadable cell. */
export function productField(column: ProductColumn, text: string, naming: ProductNaming): Record<string, unknown> {
  switch (column) {
    case "name":
    case "intro":
    case "unitName":
    case "image":
      return { [column]: text };
    case "keyword":
      return { keyword: listEntries(text).join(",") || null };
    case "sort":
      return { sort: plainAmount(column, text) || 0 };
    case "type":
      return { type: typeOf(text) };
    case "categories":
      return { cateId: idsOf(required(text), naming.categories) };
    case "platformCategory":
      return { categoryId: idOf(required(text), naming.platformCategories) };
    case "brand":
      return { brandId: text === "" ? 0 : idOf(text, naming.brands) };
    case "template":
      return { tempId: idOf(text, naming.templates) };
    case "guarantees":
      return { guaranteeIds: idsOf(text, naming.guarantees) };
    case "sliderImage":
      return {
        sliderImage: JSON.stringify(addressEntries(text)),
      };
    case "deliveryMethod":
      return { deliveryMethod: deliveryOf(text) };
    case "refundSwitch":
    case "isPaidMember":
    case "isSub":
      return { [column]: flagOf(text) };
    default:
      return {};
  }
}

function required(text: string): string {
  if (text === "") throw new CellFault(fieldText.required);
  return text;
}

function idOf(text: string, naming: Naming): number {
  const id = naming.idOf(text);
  if (id === undefined) throw new CellFault(fill(messages.nameUnknown, { name: text }));
  return id;
}

/** Several ids, unless the whole text is one name. */
function idsOf(text: string, naming: Naming): string {
  if (text === "") return "";
  const whole = naming.idOf(text);
  if (whole !== undefined) return String(whole);
  // a name may contain a comma, so the whole parts between semicolons come first
  const ids = text.split(/[；;\n]/).flatMap((part) => {
    const id = naming.idOf(part);
    return id === undefined ? listEntries(part).map((each) => idOf(each, naming)) : part.trim() === "" ? [] : [id];
  });
  return [...new Set(ids)].join(",");
}

const isOneOf = (text: string, known: Text) => Object.values(known).some((each) => each.toLowerCase() === text.trim().toLowerCase());

function typeOf(text: string): number {
  if (text === "" || isOneOf(text, labels.ProductType[0])) return 0;
  if (isOneOf(text, labels.ProductType[2])) return 2;
  throw new CellFault(messages.typeUnknown);
}

function flagOf(text: string): boolean | undefined {
  if (text === "") return undefined;
  if (isOneOf(text, messages.flags.yes) || /^(1|true|y|√)$/i.test(text)) return true;
  if (isOneOf(text, messages.flags.no) || /^(0|false|n|×)$/i.test(text)) return false;
  throw new CellFault(messages.yesOrNo);
}

function deliveryOf(text: string): string | undefined {
  if (text === "") return undefined;
  const methods = listEntries(text).map((each) => {
    const method = (["1", "2"] as const).find((one) => isOneOf(each, messages.deliveries[one]));
    if (method === undefined) throw new CellFault(messages.deliveryUnknown);
    return method;
  });
  return [...new Set(methods)].sort().join(",");
}
