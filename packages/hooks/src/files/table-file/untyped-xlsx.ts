import { CFB, SSF } from "@e965/xlsx";

// what the library exports without a type

/** Whether a number format shows dates. */
export const isDateFormat = (format: string): boolean => SSF.is_date(format);

/** A number as a format shows it. */
export const formatted = (value: number, format: string): string => SSF.format(format, value);

/** The paths of the parts of a compound file; throws where it is none. */
export const compoundParts = (bytes: Uint8Array<ArrayBuffer>): readonly string[] => CFB.read(bytes, { type: "array" }).FullPaths;
