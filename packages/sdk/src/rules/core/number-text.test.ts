import { expect, test } from "vitest";
import type { AmountOf } from "./amount-units-messages";
import { amountText } from "./number-text";

test.each<[AmountOf, string, string]>([
  ["money", "12元", "12"],
  ["money", "￥12.00", "12"],
  ["money", "¥ 1,234.50", "1234.5"],
  ["money", "-12.30", "-12.3"],
  ["money", "RMB 5", "5"],
  ["money", "1.2E+3", "1200"],
  ["money", ".5", "0.5"],
  ["weight", "1.5kg", "1.5"],
  ["weight", "500g", "0.5"],
  ["weight", "5 克", "0.005"],
  ["weight", "３公斤", "3"],
  ["weight", "1.1斤", "0.55"],
  ["volume", "250ml", "0.00025"],
  ["volume", "0.5m³", "0.5"],
  ["pieces", "１，２３４", "1234"],
  ["pieces", "5.0", "5"],
  ["pieces", "\u202d12\u202c件", "12"],
  ["pieces", "0010", "10"],
  ["pieces", "0", "0"],
])("of %s, %j is %j", (of, text, digits) => expect(amountText(text, of)).toBe(digits));

test.each<[AmountOf, string]>([
  ["money", "12,3"],
  ["money", "1.234,50"],
  ["money", "12kg"],
  ["weight", "500元"],
  ["weight", "5磅"],
  ["pieces", "十"],
  ["pieces", "5-6"],
  ["pieces", "1 2"],
  ["money", "5constructor"],
  ["money", "."],
  ["money", "#N/A"],
])("of %s, %j is left to be refused", (of, text) => expect(amountText(text, of)).toBe(text));
