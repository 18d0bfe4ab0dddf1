import { DeliveryType, type Schema } from "@shopkeeper/sdk";
import { type BulkResult, type GroupCall } from "../../list";
import { textOf } from "../../texts";
import { orderText } from "../messages";
import type { SheetRow } from "./sheet-rows";
import type { SheetState } from "./sheet-state";

/** A row of the sheet with its result so far. */
export interface CheckedRow extends SheetRow {
  readonly state: SheetState;
  readonly reason: string | undefined;
  /** The server's data of its order. */
  readonly order: Schema<"OrderToSend"> | undefined;
  /** The contents of the parcel, if the order has several. */
  readonly pieces: readonly Schema<"LinePieces">[] | undefined;
}

/** Sends rows that are ready as part of an import; rows already sent with this parcel count as done. */
export const sheetSendCall = (run: Schema<"ImportRun">): GroupCall<CheckedRow> => ({
  size: 200,
  async run(rows, client) {
    const results = await client.sendOrders({
      body: {
        run,
        rows: rows.map(({ row, orderNo, code, number, pieces }) => ({
          ...{ row, orderNo, deliveryType: DeliveryType.express, expressCode: code ?? null, expressNumber: number },
          ...(pieces && { detailList: [...pieces] }),
        })),
      },
    });
    return rows.map((row, at): BulkResult<CheckedRow> => {
      const { isSent = false, isRepeated = false, message = null } = results[at] ?? {};
      const reason = isRepeated ? textOf(orderText, "batch.repeated") : message;
      return { row, isDone: isSent || isRepeated, ...(reason && { reason }) };
    });
  },
});
