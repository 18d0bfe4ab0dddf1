import { getTableColumns } from "drizzle-orm";
import { refundingPieces } from "../refunds/shared";
import { orderDetails } from "./tables";

/** The columns of an order line, with its pieces in refunds that are being paid. */
export const lineColumns = (merId: number) => ({ ...getTableColumns(orderDetails), refundingNum: refundingPieces(merId, orderDetails.id) });
