import { type ExportOptions, useExport } from "../core";
import type { BillUnit } from "./use-statements";

export interface BillExportOptions extends Pick<ExportOptions, "save"> {
  unit: BillUnit;
  dateLimit: string | undefined;
}

/** The export of the bills as they are filtered; undefined where the account may not. */
export const useBillExport = ({ unit, dateLimit, save }: BillExportOptions) =>
  useExport({
    operation: unit === "day" ? "exportDailyStatements" : "exportMonthlyStatements",
    request(client, signal) {
      const query = dateLimit === undefined ? {} : { dateLimit };
      return unit === "day" ? client.exportDailyStatements({ query, signal }) : client.exportMonthlyStatements({ query, signal });
    },
    save,
  });
