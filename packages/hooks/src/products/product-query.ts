import { limits, ProductTab } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { flagField, idField, pageField, sizeField, textField } from "../core";

/** The page sizes that product pickers offer (specification, section 9). */
export const pickerSizes = [10, 20, 30, 40] as const;

/** The page sizes that the simple chooser offers (specification, section 9). */
export const chooserSizes = [1, 2, 3, 4] as const;

/** What the plain picker may be asked. */
export const pickerQuery = z.object({
  page: pageField(),
  limit: sizeField([...pickerSizes]),
  cateId: idField(),
  keywords: textField(limits.listProducts.keywords.maxLength),
});

/** What the marketing picker may be asked. */
export const marketingQuery = z.object({
  page: pageField(),
  limit: sizeField([...pickerSizes]),
  name: textField(limits.searchActivityProducts.name.maxLength),
  categoryId: idField(),
  cateId: idField(),
  isShow: flagField(),
});

/** What the simple chooser may be asked. */
export const chooserQuery = z.object({
  page: pageField(),
  limit: sizeField([...chooserSizes]),
  cateId: idField(),
  keywords: textField(limits.listProducts.keywords.maxLength),
});

/** What the server is asked for a page of products on sale. */
export const askedOnSale = ({ cateId, ...rest }: z.infer<typeof pickerQuery>) => ({
  query: { ...rest, ...(cateId && { cateId: String(cateId) }), type: ProductTab.onSale },
});
