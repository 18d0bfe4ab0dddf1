import { createContext, type ReactNode } from "react";
import type { FieldOf } from "./control-props";

/** Props of an upload control: the current address and its setter. */
export interface AddressSlot<Kind extends "file" | "picture"> {
  field: FieldOf<Kind>;
  /** One address, or, for several pictures, a JSON list of them; empty for none. */
  value: string;
  onChange: (value: string) => void;
  isDisabled: boolean;
}

/** Controls of other domains for a form; without them an address is typed. */
export interface TemplateParts {
  file?: (slot: AddressSlot<"file">) => ReactNode;
  picture?: (slot: AddressSlot<"picture">) => ReactNode;
}

export const TemplatePartsContext = createContext<TemplateParts>({});
