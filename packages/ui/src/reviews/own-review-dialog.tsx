import { coreText, sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type OwnReviewFormOptions, reviewText, useOwnReviewForm } from "@shopkeeper/hooks/reviews";
import { Button } from "../core/button";
import { StarRating } from "../core/star-rating";
import { TextInput } from "../core/text-input";
import { Textarea } from "../core/textarea";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { ImagePicker } from "../pictures/shared";
import { ProductSelect } from "../products/shared";
import { SkuChoice } from "./sku-choice";

/** 添加自评: a review of one of the shop's products under an invented name. Mount it to open it. */
export function OwnReviewDialog(options: OwnReviewFormOptions) {
  const t = useText(reviewText);
  const core = useText(coreText);
  const review = useOwnReviewForm(options);
  const { form, limits } = review;
  const explain = (message: string) => sentenceOf(reviewText, message, limits);
  return (
    <FormDialog
      title={t("list.add")}
      width={920}
      of={review}
      submitLabel={core("actions.submit")}
      start={
        <Button onClick={review.reset} disabled={review.isSubmitting || !review.isDirty}>
          {core("actions.reset")}
        </Button>
      }
    >
      <FormItem form={form} name="product" label={t("form.product")} explain={explain} isRequired isGroup>
        {(field) => <ProductSelect value={field.value} onChange={review.setProduct} ref={field.ref} />}
      </FormItem>
      <FormItem form={form} name="attrValueId" label={t("form.sku")} explain={explain} isRequired isGroup isWide>
        {(field) => <SkuChoice review={review} value={field.value} onChange={field.onChange} />}
      </FormItem>
      <FormItem form={form} name="nickname" label={t("fields.nickname")} explain={explain} isRequired>
        {(field) => <TextInput {...field} placeholder={t("form.nicknamePlaceholder")} maxLength={limits.nickname} hasCounter />}
      </FormItem>
      <FormItem form={form} name="comment" label={t("form.comment")} explain={explain} isRequired>
        {(field) => <Textarea {...field} rows={4} placeholder={t("form.commentPlaceholder")} maxLength={limits.comment} hasCounter />}
      </FormItem>
      <FormItem form={form} name="star" label={t("fields.star")} explain={explain} isRequired isGroup>
        {(field) => <StarRating value={field.value} onChange={field.onChange} ref={field.ref} />}
      </FormItem>
      <FormItem form={form} name="avatar" label={t("form.avatar")} explain={explain} isRequired isGroup>
        {(field) => <ImagePicker isSquare value={field.value} onChange={([address = ""]) => field.onChange(address)} modelName="product" />}
      </FormItem>
      <FormItem form={form} name="pics" label={t("form.pics")} explain={explain} help={t("form.picsHint", { max: limits.pics })} isGroup>
        {(field) => (
          <ImagePicker
            value={field.value}
            onChange={(addresses) => field.onChange([...addresses])}
            isMultiple
            max={limits.pics}
            modelName="product"
          />
        )}
      </FormItem>
    </FormDialog>
  );
}
