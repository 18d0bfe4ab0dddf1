import { fields, type Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { coreText, textOf } from "../texts";
import { type FormModel, formSchema, length, required, ruleProblems, useVersionedForm, type VersionedForm } from "../form";
import { type Read, useRead } from "../core";
import { useCan } from "../shop";
import { reviewText, type ReviewTextKey } from "./messages";

type ReviewedProduct = Pick<Schema<"ProductBrief">, "id" | "name" | "image">;

/** `star` is 0 until it is chosen. */
interface OwnReviewForm {
  product: ReviewedProduct | null;
  attrValueId: number | null;
  nickname: string;
  comment: string;
  star: number;
  avatar: string;
  pics: string[];
}

/** Text lengths in characters, and the number of pictures. */
const reviewLimits = {
  nickname: fields.OwnReviewInput.nickname.maxLength,
  comment: fields.OwnReviewInput.comment.maxLength,
  pics: fields.OwnReviewInput.pics.maxItems,
};

const emptyReview: OwnReviewForm = { product: null, attrValueId: null, nickname: "", comment: "", star: 0, avatar: "", pics: [] };

const nickname = () => textOf(reviewText, "fields.nickname");
const comment = () => textOf(reviewText, "form.comment");
const textRules = {
  nickname: [required(nickname, () => textOf(reviewText, "form.nicknamePlaceholder")), length(nickname, { max: reviewLimits.nickname })],
  comment: [required(comment, () => textOf(reviewText, "form.commentPlaceholder")), length(comment, { max: reviewLimits.comment })],
};

const ownReviewModel: FormModel<OwnReviewForm, never> = {
  schema: formSchema<OwnReviewForm>((form) => ({
    product: form.product ? undefined : key("problems.productEmpty"),
    attrValueId: form.product && form.attrValueId === null ? key("problems.skuEmpty") : undefined,
    ...ruleProblems(form, textRules),
    star: form.star === 0 ? key("problems.starEmpty") : undefined,
    avatar: form.avatar === "" ? key("problems.avatarEmpty") : undefined,
  })),
  valuesOf: () => emptyReview,
};

const key = (name: ReviewTextKey) => name;

export interface OwnReviewFormOptions {
  onDone: () => void;
  onCancel: () => void;
}

/** The form of a review written by the shop. */
export interface OwnReviewFormState extends VersionedForm<OwnReviewForm, never> {
  limits: typeof reviewLimits;
  product: ReviewedProduct | null;
  /** The SKUs of the product and the names of its specs. */
  skus: OwnReviewFormSkus;
  setProduct(reviewedProduct: ReviewedProduct): void;
  /** Empties the form. */
  reset(): void;
}

interface OwnReviewFormSkus extends Omit<Read<"getProduct">, "data"> {
  rows: Schema<"SkuRow">[];
  specs: string[];
}

/** Adding a review written by the shop; its state lives as long as the dialog is open. */
export function useOwnReviewForm({ onDone, onCancel }: OwnReviewFormOptions): OwnReviewFormState {
  const can = useCan();
  const { form, ...rest } = useVersionedForm<OwnReviewForm, never, null>({
    model: ownReviewModel,
    edited: undefined,
    operation: "addOwnReview",
    save: ({ product, attrValueId, nickname, comment, ...body }, client) =>
      client.addOwnReview({
        body: { ...body, productId: product?.id ?? 0, attrValueId: attrValueId ?? 0, nickname: nickname.trim(), comment: comment.trim() },
      }),
    draftKey: "reviews/add",
    wireNames: { productId: "product" },
    done: textOf(coreText, "done.added"),
    onDone,
    onCancel,
  });
  const product = useWatch({ control: form.control, name: "product" });
  const { data, ...stored } = useRead("getProduct", product && can("getProduct") ? { path: { id: product.id } } : undefined);
  const specs = useMemo(() => data?.attr.map(({ attrName }) => attrName) ?? [], [data]);

  return {
    ...rest,
    form,
    limits: reviewLimits,
    product,
    skus: { ...stored, rows: data?.attrValue ?? [], specs },
    setProduct({ id, name, image }: ReviewedProduct) {
      if (id !== form.getValues("product")?.id) form.setValue("attrValueId", null, { shouldDirty: true });
      form.setValue("product", { id, name, image }, { shouldDirty: true, shouldValidate: true });
    },
    reset() {
      rest.draft.forget();
      form.reset(emptyReview, { keepDirtyValues: false });
    },
  };
}

/** The values of a SKU by spec name, parsed from its JSON text; empty if it is invalid. */
export function skuValues(attrValue: string): Readonly<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(attrValue);
    if (typeof parsed !== "object" || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
