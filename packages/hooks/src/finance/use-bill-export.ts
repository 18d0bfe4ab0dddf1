import { BillColumn, type Schema } from "@shopkeeper/sdk";
import { type Export, type SaveOption, useExport } from "../files";
import type { BillUnit } from "./use-statements";

export interface BillExportOptions extends SaveOption {
  unit: BillUnit;
  dateLimit: string | undefined;
  /** The number of bills. */
  total: number | undefined;
  /** Why no bill matches the filter, in words. */
  unmatched?: string | undefined;
}

/** The export of the filtered bills; undefined without the right. */
export const useBillExport = ({ unit, dateLimit, total, unmatched, save }: BillExportOptions): Export<Schema<"BillColumn">> | undefined =>
  useExport({
    operation: unit === "day" ? "exportDailyStatements" : "exportMonthlyStatements",
    ...{ set: "BillColumn", columns: Object.values(BillColumn), total, unmatched, save },
    request(client, { columns, format }, signal) {
      const query = { dateLimit, columns, format };
      return unit === "day" ? client.exportDailyStatements({ query, signal }) : client.exportMonthlyStatements({ query, signal });
    },
  });
