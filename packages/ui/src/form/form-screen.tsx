import { coreText, useText } from "@shopkeeper/hooks/texts";
import { ArrowLeft } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { IconButton } from "../core/icon-button";
import { styled } from "../theme/styled";
import { FormErrors } from "./form-errors";

export interface FormScreenProps {
  /** The heading of the screen. */
  title: ReactNode;
  /** Leaves the form. */
  onBack: () => void;
  /** Saves; absent on a read-only screen. */
  onSubmit?: () => void;
  /** Shows that it is being saved, and blocks a second submit. */
  isSubmitting?: boolean;
  /** Read-only; true without `onSubmit` and `actions` when absent. */
  isReadOnly?: boolean;
  /** In place of 提交. */
  submitLabel?: string;
  /** In place of 取消 and 提交. */
  actions?: ReactNode;
  /** At the end of the head. */
  tools?: ReactNode;
  /** Above the fields: a draft to restore, or why it is read-only. */
  notice?: ReactNode;
  /** `FormField`s, or `FormSection`s of them. */
  children: ReactNode;
}

/** A form page: back, title, an error summary, fields, and buttons always in view. A failed save focuses the first invalid field. */
export function FormScreen({
  title,
  onBack,
  onSubmit,
  isReadOnly,
  isSubmitting = false,
  submitLabel,
  actions,
  tools,
  notice,
  children,
}: FormScreenProps) {
  const t = useText(coreText);
  const id = useId();

  return (
    <Root
      aria-labelledby={id}
      noValidate
      data-summary={(isReadOnly ?? !(onSubmit || actions)) || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) onSubmit?.();
      }}
    >
      <Head>
        <IconButton label={t("actions.back")} icon={<ArrowLeft size={16} aria-hidden />} onClick={onBack} />
        <h1 id={id}>{title}</h1>
        {tools && <span data-tools="">{tools}</span>}
      </Head>
      {notice}
      <FormErrors>
        <Card>
          <Fields>{children}</Fields>
        </Card>
      </FormErrors>
      <Foot>
        {actions ?? (
          <>
            <Button onClick={onBack}>{t(onSubmit ? "actions.cancel" : "actions.back")}</Button>
            {onSubmit && (
              <Button type="submit" variant="primary" isBusy={isSubmitting}>
                {submitLabel ?? t("actions.submit")}
              </Button>
            )}
          </>
        )}
      </Foot>
    </Root>
  );
}

const Root = styled("form", {
  base: { display: "grid", gap: "var(--density-gap)", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
});
const Head = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "control",
    "& > h1": { fontSize: "xl", fontWeight: "semibold", lineHeight: "1.3" },
    "& > [data-tools]": { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "2", marginInlineStart: "auto" },
  },
});
const Fields = styled("div", {
  base: {
    display: "grid",
    gap: "4",
    padding: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@container (max-width: 640px)": { padding: "4" },
  },
});
const Foot = styled("div", {
  base: {
    position: "sticky",
    bottom: 0,
    zIndex: "sticky",
    display: "flex",
    justifyContent: "flex-end",
    gap: "2",
    padding: "3",
    paddingInline: "5",
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    boxShadow: "md",
    // keeps scrolled content from showing below it
    "&::after": {
      content: '""',
      position: "absolute",
      insetInline: "-1px",
      top: "calc(100% + 1px)",
      height: { base: "3", md: "calc({spacing.4} + 1px)" },
      background: "bg.canvas",
    },
  },
});
