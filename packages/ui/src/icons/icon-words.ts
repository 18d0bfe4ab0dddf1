import type { IconName } from "@shopkeeper/hooks/selection";
import { iconSet } from "./icon-set";

/** Further keywords for an icon whose name does not describe it, or icons with the same meaning in a shop. */
const words: Readonly<Record<string, readonly string[]>> = {
  "s-home": ["house", "dashboard", "start"],
  "s-goods": ["product", "shopping", "bag"],
  "s-order": ["clipboard", "list"],
  "user-solid": ["users", "people", "customer"],
  "s-custom": ["user", "role", "admin"],
  "s-finance": ["wallet", "money", "bill"],
  "s-ticket": ["coupon", "voucher"],
  "s-marketing": ["megaphone", "promotion", "campaign"],
  "alarm-clock": ["seckill", "flash", "sale", "time"],
  "video-play": ["live", "broadcast"],
  "video-camera-solid": ["video", "channel"],
  "s-tools": ["wrench", "operation", "repair"],
  "s-platform": ["monitor", "maintain", "device"],
  truck: ["shipping", "logistics", "delivery", "express"],
  "s-data": ["chart", "statistics", "report"],
  "s-grid": ["category", "apps"],
  "s-shop": ["store", "shop"],
  "s-operation": ["sliders", "adjust"],
  "s-promotion": ["send", "plane"],
  "s-opportunity": ["idea", "bulb"],
  "s-cooperation": ["handshake", "partner"],
  "s-management": ["folder", "project"],
  present: ["gift"],
  setting: ["settings", "gear", "config"],
  view: ["eye", "show"],
  delete: ["trash", "remove"],
  edit: ["pencil", "write"],
  position: ["navigation"],
  aim: ["target", "crosshair"],
  date: ["calendar"],
  bell: ["notice", "notification"],
  key: ["permission", "password"],
};

/** The icons to choose from, in the order of the set. */
export const iconNames: readonly IconName[] = Object.keys(iconSet).map((name) => ({ name, words: words[name] ?? [] }));
