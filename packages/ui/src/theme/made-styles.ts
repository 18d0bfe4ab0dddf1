import { sheetText } from "./sheet-text";

// to run a module is to note the looks that it defines
import.meta.glob(["../**/*.ts", "../**/*.tsx", "!../**/*.stories.*", "!../**/*.test.*"], { eager: true });

/** The whole style sheet, for a build: what `writeStyles` would write in the browser. */
export const madeStyles = (): string => sheetText().more();
